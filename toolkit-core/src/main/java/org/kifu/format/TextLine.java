package org.kifu.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.kifu.game.SourceLocation;

/**
 * One line of a text source, in the characters of ASCII as far as they have such a form: full-width
 * letters, circled numbers and the like are normalised (Unicode NFKC), and characters without a
 * width are dropped. Each character of the normal text knows its place in the source.
 *
 * <p>The bytes of a line are in the {@link Encoding} of the source.
 */
public final class TextLine {
  private static final int[] SAME = {};

  private final String source;
  private final Encoding encoding;
  private final int number;
  private final long offset;
  private final byte[] bytes;
  private final int length;
  private final boolean tooLong;
  private final int firstColumn;
  private final String text;
  private final int[] byteAt;
  private final int[] columnAt;
  private final int[] originalAt;

  /**
   * Takes over the bytes of a line.
   *
   * @param bytes the line with its end
   * @param length the number of bytes before the end
   */
  TextLine(
      String source,
      Encoding encoding,
      int number,
      long offset,
      byte[] bytes,
      int length,
      boolean tooLong) {
    this(source, encoding, number, 1, offset, bytes, length, tooLong);
  }

  private TextLine(
      String source,
      Encoding encoding,
      int number,
      int firstColumn,
      long offset,
      byte[] bytes,
      int length,
      boolean tooLong) {
    this.firstColumn = firstColumn;
    this.source = source;
    this.encoding = encoding;
    this.number = number;
    this.offset = offset;
    this.bytes = bytes;
    this.length = length;
    this.tooLong = tooLong;
    if (encoding.isAscii(bytes, length)) {
      text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
      byteAt = SAME;
      columnAt = SAME;
      originalAt = SAME;
    } else {
      NormalText normal = new NormalText(encoding.decode(bytes, length));
      text = normal.text.toString();
      byteAt = normal.bytes;
      columnAt = normal.columns;
      originalAt = normal.originals;
    }
  }

  private TextLine(TextLine line, String text) {
    this.source = line.source;
    this.encoding = line.encoding;
    this.number = line.number;
    this.offset = line.offset;
    this.bytes = line.bytes;
    this.length = line.length;
    this.tooLong = line.tooLong;
    this.firstColumn = line.firstColumn;
    this.text = text;
    this.byteAt = line.byteAt;
    this.columnAt = line.columnAt;
    this.originalAt = line.originalAt;
  }

  /** The same line with blanks for a stretch of its normal text, which has been read. */
  public TextLine blanked(int from, int to) {
    return new TextLine(this, text.substring(0, from) + " ".repeat(to - from) + text.substring(to));
  }

  /**
   * A part of the line as one of its own, under the same number.
   *
   * @param from its first character in the normal text
   * @param to past its last character
   * @param past past the sign that ends it; the length of the text for all that is left
   */
  TextLine part(int from, int to, int past) {
    int first = byteAt(from);
    int end = past == text.length() ? bytes.length : byteAt(past);
    return new TextLine(
        source,
        encoding,
        number,
        firstColumn + columnAt(from) - 1,
        offset + first,
        Arrays.copyOfRange(bytes, first, end),
        byteAt(to) - first,
        tooLong);
  }

  private int byteAt(int index) {
    return byteAt == SAME ? index : byteAt[index];
  }

  private int columnAt(int index) {
    return columnAt == SAME ? index + 1 : columnAt[index];
  }

  /** The bytes from a character of the normal text to the next. */
  int widthOf(int index) {
    return byteAt(index + 1) - byteAt(index);
  }

  /** The number of the line, from 1. */
  public int number() {
    return number;
  }

  /** The normal text, without the end of the line. */
  public String text() {
    return text;
  }

  /** The text as it stands in the source. */
  public String raw() {
    return byteAt == SAME ? text : encoding.decode(bytes, length).text();
  }

  /**
   * A piece of the text as it stands in the source.
   *
   * @param from its first character in {@link #text}
   * @param to past its last character
   */
  public String raw(int from, int to) {
    if (byteAt == SAME) {
      return text.substring(from, to);
    }
    StringBuilder raw = new StringBuilder();
    for (int i = from; i < to; i++) {
      if (i == from || columnAt[i] != columnAt[i - 1]) {
        raw.appendCodePoint(originalAt[i]);
      }
    }
    return raw.toString();
  }

  /**
   * The character of the source that a character of the normal text comes from; it may have become
   * several.
   *
   * @param index in {@link #text}
   */
  private int original(int index) {
    return byteAt == SAME ? text.charAt(index) : originalAt[index];
  }

  /** Whether a digit of the normal text comes from a circled number, 1 to 50. */
  public boolean isCircled(int index) {
    char digit = text.charAt(index);
    int c = original(index);
    return digit >= '0'
        && digit <= '9'
        && (c >= 0x2460 && c <= 0x2473 || c >= 0x3251 && c <= 0x325F || c >= 0x32B1 && c <= 0x32BF);
  }

  /** The bytes as they stand in the source, the end of the line among them. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The number of {@link #bytes}. */
  public int byteCount() {
    return bytes.length;
  }

  /** Whether the text stands in the source as it is, in ASCII. */
  public boolean isAscii() {
    return byteAt == SAME;
  }

  /** Whether there is nothing but white space. */
  public boolean isBlank() {
    return text.isBlank();
  }

  /**
   * Whether the line was longer than {@link TextLines#MAX_BYTES}; then the text and the bytes are
   * its beginning.
   */
  public boolean isTooLong() {
    return tooLong;
  }

  /**
   * The place of a character.
   *
   * @param index in {@link #text}; the place after the last character for a greater one
   */
  public SourceLocation at(int index) {
    int i = Math.min(index, text.length());
    return new SourceLocation(source, offset + byteAt(i), number, firstColumn + columnAt(i) - 1);
  }
}
