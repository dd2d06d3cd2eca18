package org.kifu.format;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** The text of a mail line by line, in UTF-8 where the mail itself says what it is written in. */
final class MailStream extends InputStream {
  private static final int END = -1;

  /** What a longer line has more is passed on as it is. */
  private static final int LONGEST_LINE = 1 << 16;

  /** With the signs that Windows added. */
  private static final Charset ISO_2022_JP = Charset.forName("x-windows-iso2022jp");

  private final InputStream mail;
  private final Set<MailForms.MailForm> forms;
  private final MailParts.MailPart part;
  private final MailParts parts = new MailParts();
  private final MailAlternative alternative = new MailAlternative();
  private byte[] line = {};
  private int at;
  private boolean isWithinLine;
  private MailParts.MailLineKind place = MailParts.MailLineKind.READ;

  /**
   * Starts at the first line.
   *
   * @param mail buffered; the caller closes it
   */
  MailStream(InputStream mail, Set<MailForms.MailForm> forms, boolean saysCharset) {
    this.mail = mail;
    this.forms = forms;
    this.part = new MailParts.MailPart(saysCharset);
  }

  @Override
  public int read() throws IOException {
    return fill() ? line[at++] & 0xFF : END;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0 || !fill()) {
      return length == 0 ? 0 : END;
    }
    int taken = Math.min(length, line.length - at);
    System.arraycopy(line, at, bytes, offset, taken);
    at += taken;
    return taken;
  }

  /** Whether there is a byte more. */
  private boolean fill() throws IOException {
    while (at == line.length) {
      byte[] next = nextLine();
      line = next.length == 0 ? endOfAlternative() : text(next);
      at = 0;
      if (next.length == 0 && line.length == 0) {
        return false;
      }
    }
    return true;
  }

  private byte[] nextLine() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int last = END;
    while (last != '\n' && bytes.size() < LONGEST_LINE && (last = mail.read()) != END) {
      bytes.write(last);
    }
    return bytes.toByteArray();
  }

  /** The lines to be read once a line is known: none, one or many. */
  private byte[] text(byte[] written) {
    if (!isWithinLine && forms.contains(MailForms.MailForm.PARTS)) {
      place = parts.place(written);
    }
    byte[] plain = isWithinLine ? written : plain(written);
    isWithinLine = written[written.length - 1] != '\n';
    return switch (place) {
      case READ -> joined(endOfAlternative(), noted(plain));
      case BETWEEN -> joined(endOfAlternative(), blank(written));
      case ALTERNATIVE -> wait(written, plain);
      case BETWEEN_WITHIN -> wait(written, blank(written));
    };
  }

  private byte[] wait(byte[] written, byte[] plain) {
    alternative.add(written, plain, parts.said());
    if (!alternative.isFull()) {
      return new byte[0];
    }
    parts.readAlternative();
    place = MailParts.MailLineKind.READ;
    return noted(alternative.takeText());
  }

  /** A part that says more than those before it is read as well. */
  private byte[] endOfAlternative() {
    if (alternative.isEmpty()) {
      return new byte[0];
    }
    return alternative.saysMore()
        ? noted(alternative.takeText())
        : blank(alternative.takeWritten());
  }

  private byte[] noted(byte[] text) {
    parts.read(text);
    return text;
  }

  private static byte[] joined(byte[] first, byte[] second) {
    if (first.length == 0) {
      return second;
    }
    byte[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  private byte[] plain(byte[] written) {
    byte[] text = forms.contains(MailForms.MailForm.BASE64) ? part.plain(written) : written;
    boolean isJapanese = forms.contains(MailForms.MailForm.ISO_2022_JP) && hasEscapeAlone(text);
    byte[] utf8 =
        isJapanese ? new String(text, ISO_2022_JP).getBytes(StandardCharsets.UTF_8) : text;
    return forms.contains(MailForms.MailForm.QUOTED_GAMES) ? unquoted(utf8) : utf8;
  }

  /** As many blanks, so that the places of what follows stay. */
  private static byte[] blank(byte[] written) {
    byte[] blanks = written.clone();
    for (int i = 0; i < blanks.length; i++) {
      boolean isEnd = blanks[i] == '\n' || blanks[i] == '\r';
      blanks[i] = isEnd ? blanks[i] : (byte) ' ';
    }
    return blanks;
  }

  /** Whether there is an escape sequence, and nothing but seven bits a byte. */
  private static boolean hasEscapeAlone(byte[] text) {
    boolean hasEscape = false;
    for (int i = 0; i < text.length; i++) {
      if (text[i] < 0) {
        return false;
      }
      hasEscape |= text[i] == 0x1B && i + 1 < text.length && text[i + 1] == '$';
    }
    return hasEscape;
  }

  /** The line without the marks before it, and a blank behind each. */
  private static byte[] unquoted(byte[] text) {
    int from = 0;
    while (from < text.length && text[from] == '>') {
      from++;
      from += from < text.length && text[from] == ' ' ? 1 : 0;
    }
    return from == 0 ? text : Arrays.copyOfRange(text, from, text.length);
  }

  /**
   * The lines of a part of a mail that may say the same as one before it, until it is known whether
   * they do.
   */
  private static final class MailAlternative {
    /** A longer one is read. */
    private static final int MOST = 1 << 22;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ByteArrayOutputStream plain = new ByteArrayOutputStream();
    private Optional<MailMoves> said = Optional.empty();

    /**
     * Adds a line.
     *
     * @param line as it is written
     * @param text its text
     * @param moves those of the parts before
     */
    void add(byte[] line, byte[] text, MailMoves moves) {
      written.writeBytes(line);
      plain.writeBytes(text);
      said = Optional.of(moves);
    }

    /** Whether it is too long to wait for its end. */
    boolean isFull() {
      return written.size() > MOST;
    }

    /** Whether it has no line. */
    boolean isEmpty() {
      return written.size() == 0;
    }

    /** Whether it says other moves than the parts before, as far as it goes. */
    boolean saysMore() {
      String text = MailMoves.text(plain.toByteArray());
      return said.filter(moves -> !moves.hold(text)).isPresent();
    }

    /** Its lines as they are written; there are none any more. */
    byte[] takeWritten() {
      plain.reset();
      return taken(written);
    }

    /** The text of its lines; there are none any more. */
    byte[] takeText() {
      written.reset();
      return taken(plain);
    }

    private static byte[] taken(ByteArrayOutputStream lines) {
      byte[] all = lines.toByteArray();
      lines.reset();
      return all;
    }
  }
}
