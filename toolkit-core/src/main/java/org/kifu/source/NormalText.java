package org.kifu.source;

import java.text.Normalizer;
import java.util.Arrays;

/** Builds the normal text and the places of its characters; one more place is the end's. */
final class NormalText {
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

  /** The place of the next character. */
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

  private static String normal(int c) {
    boolean hasNoWidth = Character.getType(c) == Character.FORMAT || c >= 0xFE00 && c <= 0xFE0F;
    return hasNoWidth ? "" : Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC);
  }
}
