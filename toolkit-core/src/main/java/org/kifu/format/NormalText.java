package org.kifu.format;

import java.text.Normalizer;
import java.util.Arrays;

/** Builds the normal text and the places of its characters; one more place is the end's. */
final class NormalText {
  final StringBuilder text;
  int[] bytes;
  int[] columns;
  int[] originals;

  NormalText(DecodedText line) {
    int length = line.text().length();
    text = new StringBuilder(length);
    bytes = new int[length + 1];
    columns = new int[length + 1];
    originals = new int[length + 1];
    int at = 0;
    int column = 1;
    for (int i = 0; i < length; column++) {
      char unit = line.text().charAt(i);
      int c = Character.isSurrogate(unit) ? line.text().codePointAt(i) : unit;
      append(c, at, column);
      at += line.widths().of(column - 1, c);
      i += Character.charCount(c);
    }
    place(0, at, column);
    if (bytes.length > text.length() + 1) {
      trim(text.length() + 1);
    }
  }

  private void append(int c, int at, int column) {
    if (c < 0x80) {
      place(c, at, column);
      text.append((char) c);
      return;
    }
    String plain = plain(c);
    for (int i = 0; i < plain.length(); i++) {
      place(c, at, column);
      text.append(plain.charAt(i));
    }
  }

  /** The place of the next character. */
  private void place(int c, int at, int column) {
    int index = text.length();
    if (index == bytes.length) { // a character may become several
      trim(2 * index);
    }
    bytes[index] = at;
    columns[index] = column;
    originals[index] = c;
  }

  private void trim(int length) {
    bytes = Arrays.copyOf(bytes, length);
    columns = Arrays.copyOf(columns, length);
    originals = Arrays.copyOf(originals, length);
  }

  private static String plain(int c) {
    boolean hasNoWidth = Character.getType(c) == Character.FORMAT || c >= 0xFE00 && c <= 0xFE0F;
    return hasNoWidth ? "" : Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC);
  }
}
