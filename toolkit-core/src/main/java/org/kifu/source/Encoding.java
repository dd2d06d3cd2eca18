package org.kifu.source;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The way in which the characters of a text source are written as bytes. What is not said by a byte
 * order mark or by the user is guessed from the head of the source; the rule stands in
 * docs/encodings.md.
 */
public final class Encoding {
  /** UTF-8; a line that is none is ISO-8859-1. */
  public static final Encoding USUAL = new Encoding(StandardCharsets.UTF_8, true, false);

  /** Shift-JIS with the characters that Windows added. */
  public static final String SHIFT_JIS = "windows-31j";

  private final Charset charset;
  private final boolean takesUtf8;
  private final boolean isQuoted;

  /**
   * Made by this class and by those who guess.
   *
   * @param takesUtf8 whether a line that is UTF-8 is taken so
   * @param isQuoted whether bytes are written as mail writes them
   */
  private Encoding(Charset charset, boolean takesUtf8, boolean isQuoted) {
    this.charset = charset;
    this.takesUtf8 = takesUtf8;
    this.isQuoted = isQuoted;
  }

  /**
   * Returns the encoding with this name, in any case: those that Java knows as far as ASCII is the
   * same in them, and UTF-16. Nothing if there is none.
   */
  public static Optional<Encoding> named(String name) {
    try {
      Charset charset = Charset.forName(sibling(name));
      return isWide(charset) || holdsAscii(charset)
          ? Optional.of(new Encoding(charset, false, false))
          : Optional.empty();
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the encoding that a text says it is in; nothing if there is none of this name. A line
   * that is not what the text calls UTF-8 is ISO-8859-1, as without a word.
   */
  public static Optional<Encoding> declared(String name) {
    return named(name).map(known -> known.charset.equals(USUAL.charset) ? USUAL : known);
  }

  /** What people call Shift-JIS is mostly the form of Windows. */
  private static String sibling(String name) {
    return name.matches("(?i)s(hift)?[-_]?jis") ? SHIFT_JIS : name;
  }

  private static boolean holdsAscii(Charset charset) {
    byte[] ascii = new byte[0x80];
    for (int i = 0; i < ascii.length; i++) {
      ascii[i] = (byte) i;
    }
    return Arrays.equals(new String(ascii, charset).getBytes(StandardCharsets.UTF_8), ascii);
  }

  /** Guessed from text that is no UTF-8, line by line, or from units of two bytes. */
  public static Encoding guessed(Charset charset) {
    if (isWide(charset)) {
      return new Encoding(charset, false, false);
    }
    return charset.equals(StandardCharsets.ISO_8859_1) ? USUAL : new Encoding(charset, true, false);
  }

  /** The encoding that the first bytes of a source state, if they do. */
  public static Optional<Encoding> marked(byte[] head) {
    return mark(head).map(charset -> new Encoding(charset, false, false));
  }

  /** UTF-16 without a byte order goes by the mark, and is big-endian without one. */
  public Encoding at(byte[] head) {
    return charset.equals(StandardCharsets.UTF_16)
        ? new Encoding(mark(head).orElse(StandardCharsets.UTF_16BE), false, false)
        : this;
  }

  private static Optional<Charset> mark(byte[] head) {
    if (head.length < 2) {
      return Optional.empty();
    }
    int mark = (head[0] & 0xFF) << 8 | head[1] & 0xFF;
    return mark == 0xFEFF
        ? Optional.of(StandardCharsets.UTF_16BE)
        : mark == 0xFFFE ? Optional.of(StandardCharsets.UTF_16LE) : Optional.empty();
  }

  /** The same of text in quoted-printable. */
  public Encoding quoted() {
    return isWide() ? this : new Encoding(charset, takesUtf8, true);
  }

  /** Whether it is quoted-printable, in which an equals sign takes back the end of its line. */
  public boolean isQuoted() {
    return isQuoted;
  }

  /** Its characters, without what {@linkplain #isQuoted mail} makes of them. */
  public Charset charset() {
    return charset;
  }

  /** The name, such as {@code windows-1251}. */
  public String name() {
    return name(charset);
  }

  /** The name by which the documentation calls a charset, and {@link #named} finds it. */
  public static String name(Charset charset) {
    return charset.name().equals(SHIFT_JIS) ? "shift_jis" : charset.name();
  }

  /**
   * Whether neither the user nor a byte order mark said it, so that the text itself may, and a line
   * that is UTF-8 is taken so.
   */
  public boolean isOpen() {
    return takesUtf8;
  }

  /** Whether its characters are units of two bytes. */
  public boolean isWide() {
    return isWide(charset);
  }

  /** Whether the first byte of a unit is the high one. */
  public boolean isBigEndian() {
    return !charset.equals(StandardCharsets.UTF_16LE);
  }

  private static boolean isWide(Charset charset) {
    return charset.name().startsWith("UTF-16");
  }

  /** Returns the head of a source in UTF-8, from which its format is recognised. */
  public byte[] toUtf8(byte[] head) {
    if (this == USUAL) {
      return head;
    }
    byte[] utf8 = new String(head, charset).getBytes(StandardCharsets.UTF_8);
    boolean isCut = head.length == Source.HEAD_BYTES || utf8.length > Source.HEAD_BYTES;
    int length = Math.min(utf8.length, Source.HEAD_BYTES);
    int end = length;
    while (isCut && end > 0 && utf8[end - 1] != '\n') {
      end--;
    }
    return Arrays.copyOf(utf8, end > 0 ? end : length);
  }
}
