package org.kifu.format;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** The text of a mail line by line, in UTF-8 where the mail names its encoding. */
final class MailStream extends InputStream {
  private static final int END = -1;

  /** The length of a line beyond which the rest of it is passed on as it is. */
  private static final int LONGEST_LINE = 1 << 16;

  /** The charset with the characters that Windows added. */
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

  /** Whether there is another byte. */
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

  /** The lines to read once a line is known: none, one or many. */
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

  /** Returns a part as text if it says more than the parts before it, and as blanks otherwise. */
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

  /** Blanks of the same length, so that the places of the following text stay. */
  private static byte[] blank(byte[] written) {
    byte[] blanks = written.clone();
    for (int i = 0; i < blanks.length; i++) {
      boolean isEnd = blanks[i] == '\n' || blanks[i] == '\r';
      blanks[i] = isEnd ? blanks[i] : (byte) ' ';
    }
    return blanks;
  }

  /** Whether text holds an escape sequence, and no byte has more than seven bits. */
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

  /** The line without the quotation marks before it and the blank after each. */
  private static byte[] unquoted(byte[] text) {
    int from = 0;
    while (from < text.length && text[from] == '>') {
      from++;
      from += from < text.length && text[from] == ' ' ? 1 : 0;
    }
    return from == 0 ? text : Arrays.copyOfRange(text, from, text.length);
  }

  /**
   * The lines of a part of a mail that may say the same as an earlier part, until the end of the
   * part shows whether they do.
   */
  private static final class MailAlternative {
    /** The length beyond which an alternative is read in any case. */
    private static final int MOST = 1 << 22;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ByteArrayOutputStream plain = new ByteArrayOutputStream();
    private Optional<MailMoves> said = Optional.empty();

    /**
     * Adds a line.
     *
     * @param line the line as it is written
     * @param text the text of the line
     * @param moves the moves of the parts before
     */
    void add(byte[] line, byte[] text, MailMoves moves) {
      written.writeBytes(line);
      plain.writeBytes(text);
      said = Optional.of(moves);
    }

    /** Whether the alternative is too long to wait for its end. */
    boolean isFull() {
      return written.size() > MOST;
    }

    /** Whether the alternative has no lines. */
    boolean isEmpty() {
      return written.size() == 0;
    }

    /** Whether the lines so far hold other moves than the parts before. */
    boolean saysMore() {
      String text = MailMoves.text(plain.toByteArray());
      return said.filter(moves -> !moves.hold(text)).isPresent();
    }

    /** Removes the lines, and returns them as they are written. */
    byte[] takeWritten() {
      plain.reset();
      return taken(written);
    }

    /** Removes the lines, and returns their text. */
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
