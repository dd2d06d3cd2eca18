package org.kifu.source.text;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;
import org.kifu.source.Encoding;

/**
 * One line of a text source, in ASCII where its characters have such a form: full-width letters,
 * circled numbers and the like are normalised (Unicode NFKC), and characters without a width are
 * dropped. Each character of the normal text has its place in the source.
 *
 * <p>The bytes of a line are in the {@link Encoding} of the source.
 */
public final class TextLine {
  private static final int[] SAME = {};

  private final String source;
  private final Encoding encoding;
  private final int number;
  private final long offset;

  /** The column of its first character, from 1. */
  private final int column;

  private final byte[] bytes;
  private final int length;
  private final long skipped;
  private final String text;
  private final int[] byteAt;
  private final int[] columnAt;
  private final int[] originalAt;

  /**
   * Takes over the bytes of a line.
   *
   * @param column the column of its first character, from 1
   * @param bytes the line with its end
   * @param length the number of bytes before the end
   * @param skipped the number of bytes of a longer line that are not kept
   */
  TextLine(
      String source,
      Encoding encoding,
      int number,
      long offset,
      int column,
      byte[] bytes,
      int length,
      long skipped) {
    this.source = source;
    this.encoding = encoding;
    this.number = number;
    this.offset = offset;
    this.column = column;
    this.bytes = bytes;
    this.length = length;
    this.skipped = skipped;
    if (DecodedText.isAscii(bytes, length, encoding)) {
      text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
      byteAt = SAME;
      columnAt = SAME;
      originalAt = SAME;
    } else {
      NormalText normal = new NormalText(DecodedText.of(bytes, length, encoding));
      text = normal.text;
      byteAt = normal.bytes;
      columnAt = normal.columns;
      Arrays.setAll(columnAt, i -> normal.columns[i] + column - 1);
      originalAt = normal.originals;
    }
  }

  private TextLine(TextLine line, String text) {
    this.source = line.source;
    this.encoding = line.encoding;
    this.number = line.number;
    this.offset = line.offset;
    this.column = line.column;
    this.bytes = line.bytes;
    this.length = line.length;
    this.skipped = line.skipped;
    this.text = text;
    this.byteAt = line.byteAt;
    this.columnAt = line.columnAt;
    this.originalAt = line.originalAt;
  }

  private TextLine(TextLine line, int from, int to) {
    int first = line.byteAt(from);
    boolean isLast = to == line.text.length();
    this.source = line.source;
    this.encoding = line.encoding;
    this.number = line.number;
    this.offset = line.offset + first;
    this.bytes =
        Arrays.copyOfRange(line.bytes, first, isLast ? line.bytes.length : line.byteAt(to));
    this.length = (isLast ? line.length : line.byteAt(to)) - first;
    this.skipped = line.skipped;
    this.text = line.text.substring(from, to);
    if (line.isAscii()) {
      column = line.column + from;
      byteAt = SAME;
      columnAt = SAME;
      originalAt = SAME;
    } else {
      column = line.columnAt[from];
      byteAt = Arrays.copyOfRange(line.byteAt, from, to + 1);
      Arrays.setAll(byteAt, i -> byteAt[i] - first);
      columnAt = Arrays.copyOfRange(line.columnAt, from, to + 1);
      originalAt = Arrays.copyOfRange(line.originalAt, from, to + 1);
    }
  }

  /**
   * A piece of the line as a separate line, with its place; the last piece has the end of the line.
   *
   * @param from the first character in {@link #text}
   * @param to the place after the last character
   */
  public TextLine piece(int from, int to) {
    return from == 0 && to == text.length() ? this : new TextLine(this, from, to);
  }

  /** The same line with blanks for a stretch of its normal text, which has been read. */
  public TextLine blanked(int from, int to) {
    return new TextLine(this, text.substring(0, from) + " ".repeat(to - from) + text.substring(to));
  }

  /** The number of the line, from 1. */
  public int number() {
    return number;
  }

  /** The normal text, without the end of the line. */
  public String text() {
    return text;
  }

  /** The text as it is in the source. */
  public String raw() {
    return byteAt == SAME ? text : DecodedText.of(bytes, length, encoding).text();
  }

  /**
   * A piece of the text as it is in the source.
   *
   * @param from the first character in {@link #text}
   * @param to the place after the last character
   */
  public String raw(int from, int to) {
    if (byteAt == SAME) {
      return text.substring(from, to);
    }
    StringBuilder raw = new StringBuilder();
    for (int i = from; i < to; i++) {
      if (i == from || !isOfBefore(i)) {
        raw.appendCodePoint(original(i));
      }
    }
    return raw.toString();
  }

  /**
   * The character of the source from which a character of the normal text comes; one may have
   * become several.
   *
   * @param index the index in {@link #text}
   */
  public int original(int index) {
    return byteAt == SAME ? text.charAt(index) : originalAt[index];
  }

  /** Whether a character comes from the same character of the source as the one before it. */
  public boolean isOfBefore(int index) {
    return byteAt != SAME && index > 0 && columnAt[index] == columnAt[index - 1];
  }

  /** The bytes as they are in the source, with the end of the line. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The number of {@link #bytes}. */
  public int byteCount() {
    return bytes.length;
  }

  /** The place after the end of the line. */
  public SourceLocation end() {
    SourceLocation text = at(text().length());
    return length < bytes.length
        ? new SourceLocation(source, offset + bytes.length + skipped, number + 1, 1)
        : text;
  }

  /**
   * Passes on the place of the line in the source, including the part of a longer line that is not
   * kept.
   */
  public void span(Origin.SpanTaker taker) {
    taker.take(offset, offset + bytes.length + skipped);
  }

  /** Whether the text is the same in the source, in ASCII. */
  public boolean isAscii() {
    return byteAt == SAME;
  }

  /** Whether there is only white space. */
  public boolean isBlank() {
    return text.isBlank();
  }

  /**
   * Whether the line was longer than {@link TextLines#MAX_BYTES}; then the text and the bytes are
   * its beginning.
   */
  public boolean isTooLong() {
    return skipped > 0;
  }

  /**
   * The place of a character.
   *
   * @param index the index in {@link #text}; a greater one gives the place after the last character
   */
  public SourceLocation at(int index) {
    int i = Math.min(index, text.length());
    return new SourceLocation(source, offset + byteAt(i), number, columnAt(i));
  }

  /** The column of a character. */
  int columnAt(int index) {
    return byteAt == SAME ? column + index : columnAt[index];
  }

  /** The number of bytes from a character of the normal text to the next. */
  int widthOf(int index) {
    return byteAt(index + 1) - byteAt(index);
  }

  /** The number of bytes of the line before a character. */
  int byteAt(int index) {
    return byteAt == SAME ? index : byteAt[index];
  }

  /** The normal form of a character, which may be several, or none. */
  public static String normal(int c) {
    return c < 0x80 ? Character.toString(c) : NormalText.normal(c);
  }

  /**
   * The normal text while it is built, and the places of its characters; there is one more place
   * for the end.
   */
  private static final class NormalText {
    final String text;
    int[] bytes;
    int[] columns;
    int[] originals;

    private char[] plain;
    private int size;

    NormalText(DecodedText line) {
      char[] units = line.text().toCharArray();
      int length = units.length;
      plain = new char[length];
      bytes = new int[length + 1];
      columns = new int[length + 1];
      originals = new int[length + 1];
      int at = 0;
      int column = 1;
      for (int i = 0; i < length; column++) {
        int c = Character.isSurrogate(units[i]) ? Character.codePointAt(units, i) : units[i];
        append(c, at, column);
        at += line.widths().of(column - 1, c);
        i += Character.charCount(c);
      }
      place(0, at, column);
      text = new String(plain, 0, size);
      if (bytes.length > size + 1) {
        resize(size + 1);
      }
    }

    private void append(int c, int at, int column) {
      if (c < 0x80) {
        add((char) c, c, at, column);
        return;
      }
      String normal = normal(c);
      for (int i = 0; i < normal.length(); i++) {
        add(normal.charAt(i), c, at, column);
      }
    }

    private void add(char sign, int c, int at, int column) {
      place(c, at, column);
      if (size == plain.length) { // a character may become several
        plain = Arrays.copyOf(plain, 2 * size + 1);
      }
      plain[size++] = sign;
    }

    /** Adds the place of the next character. */
    private void place(int c, int at, int column) {
      if (size == bytes.length) {
        resize(2 * size);
      }
      bytes[size] = at;
      columns[size] = column;
      originals[size] = c;
    }

    private void resize(int length) {
      bytes = Arrays.copyOf(bytes, length);
      columns = Arrays.copyOf(columns, length);
      originals = Arrays.copyOf(originals, length);
    }

    @SuppressWarnings("CharacterGetNumericValue") // only of signs that are numbers, no letters
    static String normal(int c) {
      int type = Character.getType(c);
      boolean hasNoWidth = type == Character.FORMAT || c >= 0xFE00 && c <= 0xFE0F;
      String normal =
          hasNoWidth ? "" : Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC);
      boolean isOneNumber = type == Character.OTHER_NUMBER && normal.equals(Character.toString(c));
      return isOneNumber && Character.getNumericValue(c) >= 0
          ? Integer.toString(Character.getNumericValue(c)) // a number in a filled circle
          : normal;
    }
  }
}
