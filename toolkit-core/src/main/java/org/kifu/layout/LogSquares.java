package org.kifu.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The squares of the lines of a log, each with the word and the signs that stand before it. */
final class LogSquares {
  private static final String NUMBER = "#";
  private static final String SQUARE = "\u25A1";

  /** No square, and never legal: what touches the end of a square may be a damaged one. */
  private static final int DAMAGED = 99;

  /**
   * A square where it is written.
   *
   * @param line the index of its line
   * @param at its first character
   * @param square 0 to 63; another number for what may be a damaged one
   * @param context the word before it with the signs between, in small letters; for a number or a
   *     square a sign that stands for any
   */
  record LogSquare(int line, int at, int square, String context) {}

  private LogSquares() {}

  static List<LogSquare> of(List<String> lines) {
    List<LogSquare> squares = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      squares.addAll(of(i, lines.get(i)));
    }
    return squares;
  }

  /** The squares of a line, the index of which is known. */
  static List<LogSquare> of(int line, String text) {
    List<LogSquare> squares = new ArrayList<>(0);
    String before = "";
    int signs = 0;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      if (isSquare(text, at, before.equals(SQUARE) && signs == at)) {
        end = at + 2;
        squares.add(square(line, text, at, before + text.substring(signs, at).strip()));
        before = SQUARE;
        signs = end;
      } else if (Character.isLetterOrDigit(c)) {
        end = isOfWord(c) ? wordEnd(text, at) : end;
        if (isOfWord(c) && before.equals(SQUARE) && signs == at) {
          squares.add(new LogSquare(line, at, DAMAGED, SQUARE));
        }
        before = isDigit(c) ? NUMBER : text.substring(at, end).toLowerCase(Locale.ROOT);
        signs = end;
      }
      at = end;
    }
    return squares;
  }

  private static LogSquare square(int line, String text, int at, String context) {
    int square = 8 * (text.charAt(at + 1) - '1') + (text.charAt(at) | 0x20) - 'a';
    return new LogSquare(line, at, square, context);
  }

  /** Whether a square stands here that no part of another word touches. */
  private static boolean isSquare(String text, int at, boolean isBehindSquare) {
    if (!SquareBlock.hasShape(text, at)
        || !isBehindSquare && at > 0 && isOfWord(text.charAt(at - 1))) {
      return false;
    }
    int end = at + 2;
    return end == text.length() || !isOfWord(text.charAt(end)) || SquareBlock.hasShape(text, end);
  }

  /** Scripts without capitals put no blank between words. */
  private static boolean isCased(char c) {
    return Character.isUpperCase(c) || Character.isLowerCase(c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isOfWord(char c) {
    return isCased(c) || isDigit(c);
  }

  private static int wordEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isOfWord(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
