package org.kifu.format.transcript.line;

import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.source.text.TextLine;

/** Comments and brackets of a line. */
final class CommentsAndBrackets {
  /** The number of squares that do not occur in a row by chance. */
  private static final int CLEAR_RUN = 5;

  private static final String STRUCK = "~~";

  private final String text;
  private final WordScan scan;
  private final int lastRound;
  private final int lastCurly;

  /** The number of squares outside square brackets; -1 if not yet counted. */
  private int outside = -1;

  CommentsAndBrackets(String text, WordScan scan) {
    this.text = text;
    this.scan = scan;
    this.lastRound = text.lastIndexOf(')');
    this.lastCurly = text.lastIndexOf('}');
  }

  /** Whether a comment begins here that continues to the end of the line. */
  boolean isComment(int at) {
    char c = text.charAt(at);
    if (c == ';') {
      return scan.followsBlank(at) && isBeforeText(at);
    }
    boolean isSign = c == '%' || c == '\u00AC' || c == '#' || c == '/' && text.startsWith("//", at);
    return isSign
        && (scan.followsBlank(at) || text.charAt(at - 1) == ';')
        && !isInPlaceOfLetter(at)
        && !isBeforeNumber(at);
  }

  /** Whether the line begins with the number of its game, {@code #1 Anna - Bob}. */
  private boolean isBeforeNumber(int at) {
    return text.charAt(at) == '#'
        && at + 1 < text.length()
        && MoveWord.isDigit(text.charAt(at + 1))
        && text.substring(0, at).isBlank();
  }

  /** Whether a blank and then a word that is not a move follow. */
  private boolean isBeforeText(int at) {
    int from = at + 1;
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    int end = scan.wordEnd(from);
    return from > at + 1 && end > from && MoveWord.kind(text, from, end) == TokenKind.TEXT;
  }

  /** Whether the sign is where a long list of moves has lost its first letter. */
  private boolean isInPlaceOfLetter(int at) {
    int end = scan.wordEnd(at + 1);
    return end - at > 2 * CLEAR_RUN && MoveWord.kind(text, at + 1, end) == TokenKind.DAMAGED;
  }

  /**
   * The end of the text enclosed by a bracket that opens here; 0 if no bracket opens, or it stays
   * open and is not a bracket.
   */
  int bracketEnd(int at) {
    return switch (text.charAt(at)) {
      case '(' -> at < lastRound ? text.indexOf(')', at) + 1 : 0;
      case '{' -> at < lastCurly ? text.indexOf('}', at) + 1 : 0;
      case '[' -> isNote(at, squareEnd(at)) ? squareEnd(at) + 1 : 0;
      case '~' -> struckEnd(at);
      default -> 0;
    };
  }

  /** The end of the text struck through here, as in Markdown; 0 if there is none. */
  private int struckEnd(int at) {
    int end = text.startsWith(STRUCK, at) ? text.indexOf(STRUCK, at + 3) : -1;
    return end > 0 ? end + STRUCK.length() : 0;
  }

  /** The end of a square bracket that encloses no other; the place itself if it does not close. */
  private int squareEnd(int at) {
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != '[' && text.charAt(end) != ']') {
      end++;
    }
    return end < text.length() && text.charAt(end) == ']' ? end : at;
  }

  /** Whether a square bracket comments on the moves around it, and holds none of them. */
  private boolean isNote(int at, int end) {
    if (end == at || text.charAt(at + 1) == '%') {
      return false;
    }
    int inside = MoveWord.squares(text, at, end);
    return outside() > 0
        ? inside < outside() && (inside > 0 || hasWords(at + 1, end))
        : inside > 0 && inside < CLEAR_RUN && hasWords(at + 1, end);
  }

  private int outside() {
    if (outside < 0) {
      outside = MoveWord.squares(text, 0, text.length());
      for (int at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1)) {
        outside -= MoveWord.squares(text, at, squareEnd(at));
      }
    }
    return outside;
  }

  /** Whether a stretch has words; one letter may be a mark. */
  private boolean hasWords(int from, int to) {
    boolean hasWords = false;
    for (int at = from; at < to && !hasWords; at++) {
      int end = scan.wordEnd(at);
      hasWords =
          end > at + 1
              && Character.isLetter(text.charAt(at))
              && MoveWord.kind(text, at, end) == TokenKind.TEXT;
      at = Math.max(at, end);
    }
    return hasWords;
  }

  /** The ends of words and numbers of a line; a number in a circle belongs to neither. */
  static final class WordScan {
    private final TextLine line;
    private final String text;
    private final boolean isAscii;

    /**
     * Starts to scan a line.
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
}
