package org.kifu.format.transcript.line;

import java.util.regex.Pattern;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.format.transcript.line.Token.TokenKind;

/**
 * A run of letters, digits and {@code @} that may be a list of moves. Reads from left to right, a
 * pass before a square.
 */
public final class MoveWord {
  private static final String[] PASSES = {
    "pass", "pas", "pa", "ps", "tt", "p@@@", "@@@@", "@@", "\u30D1\u30B9"
  };

  /** The letters with which they begin. */
  private static final String PASS_LETTERS = "pPtT@\u30D1";

  /** A pass in a place where only a move can be. */
  private static final Pattern PASS =
      Pattern.compile(
          "(?iu)pass?|passe[ds]?|passt|past|passa|passo|pasa|pa|ps|tt|skip|no"
              + " move|-{1,3}|\u2013|\u2014|0000|\\.{3}|@@|@@@@|\\[\\]|パス|虚手|패스|пас");

  /** The greatest rank, the number of letters. */
  private static final int MOST_RANKS = 26;

  private MoveWord() {}

  /** The kind of the word. */
  static TokenKind kind(String text, int from, int to) {
    int length = to - from;
    int squares = squares(text, from, to);
    if (end(text, from, to, MoveSink.NOWHERE) == to) {
      return squares == 0 && isOffBoard(text, from) ? TokenKind.OFF_BOARD : TokenKind.MOVES;
    }
    if (isReversed(text, from, to)) {
      return TokenKind.REVERSED;
    }
    if (length == 1 && isFile(text.charAt(from))) {
      return TokenKind.LETTER;
    }
    boolean isMostlySquares = squares > 0 && 4 * squares >= length;
    return isMostlySquares && !isName(text, from, to, squares) ? TokenKind.DAMAGED : TokenKind.TEXT;
  }

  /** Whether a word of kanji or the like, such as the name of an opening, contains a square. */
  private static boolean isName(String text, int from, int to, int squares) {
    boolean isName = false;
    for (int i = from; i < to && squares == 1; i++) {
      isName |= Character.isIdeographic(text.charAt(i)) || text.charAt(i) >= '\u3040';
    }
    return isName;
  }

  /** Hands the moves of a word to a sink, and returns their end: {@code to} if there is no rest. */
  public static int end(String text, int from, int to, MoveSink sink) {
    int at = from;
    while (at < to) {
      int pass = passEnd(text, at, to);
      int place = pass == at ? placeEnd(text, at, to) : at;
      if (pass > at) {
        sink.pass(at);
        at = pass;
      } else if (place > at) {
        int letter = text.charAt(at + 1) == '@' ? at + 2 : at;
        at = isArrow(text, place, to) ? placeEnd(text, place + 1, to) : place;
        take(text, letter, place, at, sink);
      } else {
        return at;
      }
    }
    return at;
  }

  /** Hands a square to a sink, with the line that is named after it. */
  private static void take(String text, int letter, int place, int end, MoveSink sink) {
    int file = lower(text.charAt(letter)) - 'a';
    int rank = rank(text, letter + 1, place);
    if (end == place) {
      sink.place(letter, file, rank);
    } else {
      int closing = lower(text.charAt(place + 1)) - 'a';
      sink.toward(
          letter,
          new PlaceToward(new Place(file, rank), new Place(closing, rank(text, place + 2, end))));
    }
  }

  /**
   * Whether a square, an arrow and another square here name a line to be flipped: {@code f5>d5}. In
   * a chain of three squares the arrows only separate.
   *
   * @param to the end of the word
   */
  static boolean isArrow(String text, int at, int to) {
    if (at < 2 || at + 2 >= to || text.charAt(at) != '>') {
      return false;
    }
    int end = placeEnd(text, at + 1, to);
    int first = isDigit(text.charAt(at - 2)) ? at - 3 : at - 2;
    return end > at + 1
        && first >= 0
        && placeEnd(text, first, at) == at
        && (first == 0 || text.charAt(first - 1) != '>')
        && (end == text.length() || text.charAt(end) != '>');
  }

  /** Hands the moves of a word with the digits first to a sink. */
  static void reversed(String text, int from, int to, MoveSink sink) {
    for (int at = from; at < to; at += 2) {
      sink.place(at, lower(text.charAt(at + 1)) - 'a', text.charAt(at) - '1');
    }
  }

  /** Hands a square to a sink whose letter and digit are apart. */
  static void split(String text, int from, int to, MoveSink sink) {
    sink.place(from, lower(text.charAt(from)) - 'a', text.charAt(to - 1) - '1');
  }

  private static boolean isReversed(String text, int from, int to) {
    boolean isPairs = (to - from) % 2 == 0;
    for (int at = from; isPairs && at < to; at += 2) {
      isPairs = isRank(text.charAt(at)) && isFile(text.charAt(at + 1));
    }
    return isPairs;
  }

  /** The number of squares of the 8x8 board that a word has, aligned or not. */
  public static int squares(String text, int from, int to) {
    int squares = 0;
    for (int i = from; i < to - 1; i++) {
      if (isFile(text.charAt(i)) && isRank(text.charAt(i + 1))) {
        squares++;
        i++;
      }
    }
    return squares;
  }

  public static boolean isFile(char c) {
    return lower(c) >= 'a' && lower(c) <= 'h';
  }

  public static boolean isRank(char c) {
    return c >= '1' && c <= '8';
  }

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether a word of moves begins with a letter and a digit, and so not with a pass. */
  private static boolean isOffBoard(String text, int from) {
    return passEnd(text, from, text.length()) == from;
  }

  /** Whether a word says only that a side does not move. */
  public static boolean isPass(String word) {
    return PASS.matcher(word).matches();
  }

  /** The end of a pass token; its start if there is none. */
  private static int passEnd(String text, int at, int to) {
    char first = text.charAt(at);
    if (PASS_LETTERS.indexOf(first) < 0) {
      return at; // the usual case: a square
    }
    for (String pass : PASSES) {
      int end = at + pass.length();
      boolean fits = end <= to && text.regionMatches(true, at, pass, 0, pass.length());
      if (fits && (end == to || !isDigit(text.charAt(end)))) {
        return end;
      }
    }
    return at;
  }

  /** The end of a letter and a number of 1 to 26; its start if there is none. */
  private static int placeEnd(String text, int at, int to) {
    boolean hasPrefix = at + 1 < to && lower(text.charAt(at)) == 'p' && text.charAt(at + 1) == '@';
    int letter = hasPrefix ? at + 2 : at;
    if (letter + 1 >= to || !isLetter(text.charAt(letter))) {
      return at;
    }
    int first = text.charAt(letter + 1) - '0';
    if (first < 1 || first > 9) {
      return at;
    }
    boolean hasSecond = letter + 2 < to && isDigit(text.charAt(letter + 2));
    return hasSecond && rank(text, letter + 1, letter + 3) < MOST_RANKS ? letter + 3 : letter + 2;
  }

  /** The rank, counted from 0. */
  private static int rank(String text, int from, int to) {
    return Integer.parseInt(text, from, to, 10) - 1;
  }

  private static boolean isLetter(char c) {
    return lower(c) >= 'a' && lower(c) <= 'z';
  }

  private static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
  }

  /** A receiver of moves as they are read. */
  interface MoveSink {
    /** A sink that drops all moves. */
    MoveSink NOWHERE =
        new MoveSink() {
          @Override
          public void place(int at, int file, int rank) {}

          @Override
          public void toward(int at, PlaceToward move) {}

          @Override
          public void pass(int at) {}
        };

    /**
     * A square.
     *
     * @param at its first character in the line
     * @param file from 0
     * @param rank from 0; past 7 for a square beyond the 8x8 board
     */
    void place(int at, int file, int rank);

    /**
     * A square with the line that is to be flipped.
     *
     * @param at its first character in the line
     */
    void toward(int at, PlaceToward move);

    /**
     * A written pass.
     *
     * @param at its first character in the line
     */
    void pass(int at);
  }
}
