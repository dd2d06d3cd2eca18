package org.kifu.words;

import java.io.Console;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.file.FileNames;

/**
 * A stream for all bytes to a terminal. UTF-8 is passed on as in {@link Printable}, with line feeds
 * and tabs as they are; bytes that are not UTF-8 are spelled out.
 */
public final class PrintableStream extends FilterOutputStream {
  /** A property that the launcher sets, because Java cannot ask about a single stream. */
  private static final String OUT_IS_TERMINAL = "kifu.terminal.out";

  private static final Path STANDARD_OUTPUT = Path.of("/dev/stdout");
  private static final Pattern TERMINALS = Pattern.compile("/dev/(tty.*|pts/.*|console)");

  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();

  /** The beginning of a character, or of a colour that may pass, that is not complete yet. */
  private byte[] begun = {};

  private boolean passesColours;

  /** Writes to a terminal. */
  public PrintableStream(OutputStream terminal) {
    super(terminal);
  }

  /** Standard output, with this class in front of it if it is a terminal. */
  public static OutputStream ofStandardOutput(OutputStream out) {
    String told = System.getProperty(OUT_IS_TERMINAL);
    return (told == null ? isTerminal() : Boolean.parseBoolean(told))
        ? new PrintableStream(out)
        : out;
  }

  /** A device, with this class in front of it if it is a terminal. */
  public static OutputStream ofDevice(Path device, OutputStream out) {
    return isTerminal(device) ? new PrintableStream(out) : out;
  }

  /**
   * Whether standard output is a terminal, if the launcher did not say; for a console, the input is
   * on the terminal too.
   */
  private static boolean isTerminal() {
    return isTerminal(STANDARD_OUTPUT)
        || Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  private static boolean isTerminal(Path device) {
    try {
      return TERMINALS.matcher(device.toRealPath().toString()).matches();
    } catch (IOException e) {
      return false; // a pipe has no real path
    }
  }

  /** Writes a text of the program itself, with its colours. */
  public void writeOwn(String text) throws IOException {
    flush();
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Passes the {@link Colours} of Kifu on from now on; for text in which those of records have been
   * spelled out before.
   */
  public void passColours() {
    passesColours = true;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    byte[] all =
        ByteBuffer.allocate(begun.length + count).put(begun).put(bytes, from, count).array();
    begun = new byte[0];
    if (passesColours) {
      writeColoured(all, new String(all, StandardCharsets.ISO_8859_1));
    } else {
      writeSafe(ByteBuffer.wrap(all));
    }
  }

  /**
   * Writes bytes with the colours in them; a colour that is cut at the end waits for the rest.
   *
   * @param text the bytes, each as a character
   */
  private void writeColoured(byte[] all, String text) throws IOException {
    int start = 0;
    for (int at = text.indexOf(Colours.ESCAPE);
        at >= 0;
        at = text.indexOf(Colours.ESCAPE, at + 1)) {
      int length = Colours.sequenceAt(text, at);
      boolean isCut = length == 0 && Colours.mayBeCut(text.substring(at));
      if (length > 0 || isCut) {
        writeSafe(ByteBuffer.wrap(all, start, at - start));
        spellBegun();
        start = at + length;
      }
      if (isCut) {
        begun = Arrays.copyOfRange(all, at, all.length);
        return;
      }
      out.write(all, at, length);
    }
    writeSafe(ByteBuffer.wrap(all, start, all.length - start));
  }

  private void writeSafe(ByteBuffer in) throws IOException {
    CharBuffer chars = CharBuffer.allocate(in.remaining());
    StringBuilder safe = new StringBuilder(in.remaining());
    for (CoderResult read = decode(in, chars, safe); !read.isUnderflow(); ) {
      for (int i = 0; i < read.length(); i++) {
        FileNames.spellByte(safe, in.get() & 0xFF);
      }
      read = decode(in, chars, safe);
    }
    begun = new byte[in.remaining()];
    in.get(begun);
    write(safe);
  }

  private CoderResult decode(ByteBuffer in, CharBuffer chars, StringBuilder safe) {
    CoderResult read = decoder.reset().decode(in, chars.clear(), false);
    safe.append(Printable.safe(chars.flip().toString(), true));
    return read;
  }

  /** Spells out the bytes of an incomplete character, because the reader must see all text now. */
  @Override
  public void flush() throws IOException {
    spellBegun();
    super.flush();
  }

  private void spellBegun() throws IOException {
    StringBuilder safe = new StringBuilder();
    for (byte each : begun) {
      FileNames.spellByte(safe, each & 0xFF);
    }
    begun = new byte[0];
    write(safe);
  }

  private void write(StringBuilder safe) throws IOException {
    out.write(safe.toString().getBytes(StandardCharsets.UTF_8));
  }
}
