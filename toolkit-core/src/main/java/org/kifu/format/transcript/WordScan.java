package org.kifu.format.transcript;

import org.kifu.source.TextLine;

/** Where words and numbers of a line end; a number in a circle is no part of either. */
final class WordScan {
  private final TextLine line;
  private final String text;
  private final boolean isAscii;

  /**
   * Looks at a line.
   *
   * @param text its normal text, or one of the same length
   */
  WordScan(TextLine line, String text) {
    this.line = line;
    this.text = text;
    this.isAscii = line.isAscii();
  }

  int wordEnd(int from) {
    int end = from;
    while (end < text.length()
        && (isWordPart(text.charAt(end)) && !isCircled(end)
            || MoveWord.isArrow(text, end, text.length()))) {
      end++;
    }
    return end;
  }

  int digitsEnd(int from) {
    int end = from;
    while (end < text.length() && MoveWord.isDigit(text.charAt(end)) && !isCircled(end)) {
      end++;
    }
    return end;
  }

  boolean isWordEnd(int index) {
    return index >= text.length() || !isWordPart(text.charAt(index));
  }

  boolean followsBlank(int at) {
    return at == 0 || Character.isWhitespace(text.charAt(at - 1));
  }

  boolean isCircled(int index) {
    return !isAscii && line.isCircled(index);
  }

  /** The end of a number in a circle: one character may have become two digits. */
  int circledEnd(int at) {
    int column = line.at(at).column();
    int end = at + 1;
    while (end < text.length() && line.at(end).column() == column) {
      end++;
    }
    return end;
  }

  static boolean isWordPart(char c) {
    return c == '@' || Character.isLetterOrDigit(c) || Character.isSurrogate(c);
  }
}
