package org.kifu.layout;

import java.util.ArrayList;
import java.util.List;
import org.kifu.notation.SmallLetters;

/** The squares in the lines of a log, each with the word and the signs before it. */
final class LogSquares {
  private static final String NUMBER = "#";
  private static final String SQUARE = "\u25A1";

  /**
   * A number that is not a square and never legal. It marks text that touches the end of a square
   * and may be a damaged square.
   */
  private static final int DAMAGED = 99;

  /**
   * A square and its place in the text.
   *
   * @param line the index of its line
   * @param at the index of its first character in the line
   * @param square 0 to 63; another number for a text that may be a damaged square
   * @param context the word before the square, in small letters, and the signs between them; a
   *     fixed sign replaces a number or a square
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

  /**
   * Returns the squares of one line.
   *
   * @param line the index of the line
   */
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
        before = isDigit(c) ? NUMBER : SmallLetters.of(text.substring(at, end));
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

  /** Whether there is a square here that does not touch another word. */
  private static boolean isSquare(String text, int at, boolean isBehindSquare) {
    if (!SquareBlock.hasShape(text, at)
        || !isBehindSquare && at > 0 && isOfWord(text.charAt(at - 1))) {
      return false;
    }
    int end = at + 2;
    return end == text.length() || !isOfWord(text.charAt(end)) || SquareBlock.hasShape(text, end);
  }

  /**
   * Whether a letter is of a script with capitals. Other scripts do not put spaces between words.
   */
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
