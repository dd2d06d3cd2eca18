package org.kifu.format.transcript;

import org.kifu.format.transcript.Token.Kind;

/** Comments and brackets of a line. */
final class Asides {
  /** More squares than stand in a row by chance. */
  private static final int CLEAR_RUN = 5;

  private final String text;
  private final WordScan scan;
  private final int lastRound;
  private final int lastCurly;

  Asides(String text, WordScan scan) {
    this.text = text;
    this.scan = scan;
    this.lastRound = text.lastIndexOf(')');
    this.lastCurly = text.lastIndexOf('}');
  }

  /** Whether a comment begins here that goes on to the end of the line. */
  boolean isComment(int at) {
    char c = text.charAt(at);
    if (c == ';') {
      return scan.followsBlank(at) && isBeforeText(at);
    }
    boolean isSign = c == '%' || c == '\u00AC' || c == '#' || c == '/' && text.startsWith("//", at);
    return isSign
        && (scan.followsBlank(at) || text.charAt(at - 1) == ';')
        && !isInPlaceOfLetter(at);
  }

  /** Whether a blank and then a word that is no move follow. */
  private boolean isBeforeText(int at) {
    int from = at + 1;
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    int end = scan.wordEnd(from);
    return from > at + 1 && end > from && MoveWord.kind(text, from, end) == Kind.TEXT;
  }

  /** Whether the sign stands where a long list of moves has lost its first letter. */
  private boolean isInPlaceOfLetter(int at) {
    int end = scan.wordEnd(at + 1);
    return end - at > 2 * CLEAR_RUN && MoveWord.kind(text, at + 1, end) == Kind.DAMAGED;
  }

  /**
   * The end of what a bracket that opens here encloses; 0 if none does, or it stays open, which is
   * no bracket.
   */
  int bracketEnd(int at) {
    char c = text.charAt(at);
    return c == '(' && at < lastRound || c == '{' && at < lastCurly
        ? text.indexOf(c == '(' ? ')' : '}', at) + 1
        : 0;
  }
}
