package org.kifu.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The way in which the characters of a text source are written as bytes. Kifu guesses it from the
 * head of the source if neither a byte order mark nor the user states it; docs/encodings.md has the
 * rule.
 */
public final class Encoding {
  /** UTF-8; a line that is not UTF-8 is read as ISO-8859-1. */
  public static final Encoding USUAL = new Encoding(StandardCharsets.UTF_8, true, false);

  /** Shift-JIS with the characters that Windows added. */
  public static final String SHIFT_JIS = "windows-31j";

  private final Charset charset;
  private final boolean takesUtf8;
  private final boolean isQuoted;

  /**
   * Creates an encoding.
   *
   * @param takesUtf8 whether a line that is valid UTF-8 is read as UTF-8
   * @param isQuoted whether the bytes are quoted-printable, as in mail
   */
  private Encoding(Charset charset, boolean takesUtf8, boolean isQuoted) {
    this.charset = charset;
    this.takesUtf8 = takesUtf8;
    this.isQuoted = isQuoted;
  }

  /**
   * Returns the encoding with this name, in upper or lower case: any that Java knows and that
   * contains ASCII unchanged, or UTF-16, also by its usual other names. Shift-JIS is the variant of
   * Windows, which is what people mostly mean by it. Nothing if there is no such encoding.
   */
  public static Optional<Encoding> named(String name) {
    return CharsetNames.charset(name)
        .filter(charset -> isWide(charset) || charset.canEncode() && holdsAscii(charset))
        .map(charset -> new Encoding(charset, false, false));
  }

  /**
   * Returns the encoding that a text says it is in; nothing if no encoding has this name. If the
   * text says UTF-8, a line that is not UTF-8 is read as ISO-8859-1, as in a text that states
   * nothing.
   */
  public static Optional<Encoding> declared(String name) {
    return name.equalsIgnoreCase(USUAL.name()) // each game of a file may say it
        ? Optional.of(USUAL)
        : named(name).map(known -> known.charset.equals(USUAL.charset) ? USUAL : known);
  }

  private static boolean holdsAscii(Charset charset) {
    byte[] ascii = new byte[0x80];
    for (int i = 0; i < ascii.length; i++) {
      ascii[i] = (byte) i;
    }
    return Arrays.equals(new String(ascii, charset).getBytes(StandardCharsets.UTF_8), ascii);
  }

  /**
   * The encoding of a guess from text that is not UTF-8, which is then read line by line, or from
   * units of two bytes.
   */
  public static Encoding guessed(Charset charset) {
    if (isWide(charset)) {
      return new Encoding(charset, false, false);
    }
    return charset.equals(StandardCharsets.ISO_8859_1) ? USUAL : new Encoding(charset, true, false);
  }

  /** The encoding that a byte order mark at the start of a source states, if there is one. */
  public static Optional<Encoding> marked(byte[] head) {
    return mark(head).map(charset -> new Encoding(charset, false, false));
  }

  /**
   * The encoding with a byte order: UTF-16 takes it from the mark in the head, and is big-endian
   * without a mark.
   */
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

  /** The same encoding for text in quoted-printable. */
  public Encoding quoted() {
    return isWide() ? this : new Encoding(charset, takesUtf8, true);
  }

  /**
   * Whether the text is quoted-printable, in which an equals sign at the end of a line joins the
   * next line to it.
   */
  public boolean isQuoted() {
    return isQuoted;
  }

  /** The charset of the text, after any {@linkplain #isQuoted quoted-printable} is decoded. */
  public Charset charset() {
    return charset;
  }

  /** The name, such as {@code windows-1251}. */
  public String name() {
    return name(charset);
  }

  /** The name of a charset in the documentation, by which {@link #named} finds it. */
  public static String name(Charset charset) {
    return charset.name().equals(SHIFT_JIS) ? "shift_jis" : charset.name();
  }

  /**
   * Whether neither the user nor a byte order mark stated the encoding, so that the text itself may
   * state it, and a line that is valid UTF-8 is read as UTF-8.
   */
  public boolean isOpen() {
    return takesUtf8;
  }

  /** Whether the text consists of units of two bytes. */
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
