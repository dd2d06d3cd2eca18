package org.kifu.format.transcript;

import org.kifu.game.MoveList;

/**
 * Where a line is cut behind the end of a game.
 *
 * @param end the number of moves before it
 * @param next the first move behind it that is no pass; the number of all moves if there is none
 * @param past past the last character before it; dashes between two games are of neither
 * @param at the first character behind it
 */
record LineCut(int end, int next, int past, int at) {
  /** In these, a word belongs to what they begin. */
  private static final String OPENING = "<&({[";

  private static final String SIGNS = "+-";

  /** Returns the cut behind some moves of a line, at least one. */
  static LineCut behind(LineReading line, int end) {
    byte[] squares = line.moves().squares();
    int next = end;
    while (next < squares.length && squares[next] == MoveList.PASS) {
      next++;
    }
    int at = at(line, end, next);
    return new LineCut(end, next, next > end ? Math.min(at, line.moves().placeOf(end)) : at, at);
  }

  /** Where the next square stands, or the words before it that are not in brackets or tags. */
  private static int at(LineReading line, int end, int next) {
    String text = line.line().text();
    int square = Math.min(text.length(), line.moves().placeOf(next));
    for (int at = line.moves().placeOf(end - 1) + 2; at < square; at++) {
      if (OPENING.indexOf(text.charAt(at)) >= 0) {
        return square;
      }
      if (Character.isLetter(text.charAt(at))) {
        return at;
      }
    }
    return square == text.length() ? square : withSign(text, square);
  }

  /** The index of a square and the sign before it, if all squares of the line have signs. */
  static int withSign(String text, int square) {
    boolean haveSigns = SIGNS.indexOf(text.stripLeading().charAt(0)) >= 0;
    boolean hasSign = square > 0 && SIGNS.indexOf(text.charAt(square - 1)) >= 0;
    return haveSigns && hasSign ? square - 1 : square;
  }
}
