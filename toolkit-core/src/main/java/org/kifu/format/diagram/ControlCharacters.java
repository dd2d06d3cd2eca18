package org.kifu.format.diagram;

import org.kifu.source.TextLine;

/** Characters such as NUL that have no place in a text; a blank stands for each. */
final class ControlCharacters {
  /** A longer line is none of a board. */
  private static final int MOST_CHARACTERS = 1000;

  private ControlCharacters() {}

  /** The first one of a line; -1 if it has none, or is no line of a diagram. */
  static int first(TextLine line) {
    String text = line.text();
    int length = text.length() <= MOST_CHARACTERS ? text.length() : 0;
    for (int i = 0; i < length; i++) {
      if (isOne(text.charAt(i))) {
        return i;
      }
    }
    return -1;
  }

  /** The line with blanks from the first one on. */
  static TextLine blanked(TextLine line, int first) {
    TextLine blanked = line;
    for (int i = first; i < line.text().length(); i++) {
      blanked = isOne(line.text().charAt(i)) ? blanked.blanked(i, i + 1) : blanked;
    }
    return blanked;
  }

  /** The text with blanks. */
  static String blanked(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (isOne(text.charAt(i))) {
        return text.replaceAll("[\\x00-\\x08\\x0A-\\x1F\\x7F]", " ");
      }
    }
    return text;
  }

  private static boolean isOne(char c) {
    return c < ' ' && c != '\t' || c == 0x7F;
  }
}
