package org.kifu.board;

import java.util.Optional;

/**
 * Positions of the 8x8 board as text: 64 cells row by row from a1, then the side to move. {@code
 * X}, {@code *} and {@code B} are black, {@code O} and {@code W} white, {@code -} and {@code .}
 * empty, in either case; white space between cells is skipped. This is the board of OBF lines and
 * of Edax.
 */
public final class BoardText {
  private BoardText() {}

  /** The compact form: 64 characters of {@code X O -}, a space, {@code X} or {@code O}. */
  public static String write(Position position) {
    StringBuilder text = new StringBuilder(66);
    for (int square = 0; square < Square.COUNT; square++) {
      text.append(cell(position, square));
    }
    return text.append(' ').append(position.sideToMove() == Disc.BLACK ? 'X' : 'O').toString();
  }

  /** The sign of one square: {@code X}, {@code O} or {@code -}. */
  public static char cell(Position position, int square) {
    long bit = 1L << square;
    return (position.black() & bit) != 0 ? 'X' : (position.white() & bit) != 0 ? 'O' : '-';
  }

  /**
   * Returns the position that {@code text} holds; empty if the text is not 64 cells and a side to
   * move.
   */
  public static Optional<Position> parse(String text) {
    long black = 0;
    long white = 0;
    int cells = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isWhitespace(c)) {
        continue;
      }
      boolean isBlack = isBlack(c);
      boolean isWhite = isWhite(c);
      if (cells == Square.COUNT) {
        return (isBlack || isWhite) && text.substring(i + 1).isBlank()
            ? Optional.of(Position.of(black, white, isBlack ? Disc.BLACK : Disc.WHITE))
            : Optional.empty();
      }
      if (isBlack) {
        black |= 1L << cells;
      } else if (isWhite) {
        white |= 1L << cells;
      } else if (c != '-' && c != '.') {
        return Optional.empty();
      }
      cells++;
    }
    return Optional.empty();
  }

  private static boolean isBlack(char c) {
    return c == 'X' || c == 'x' || c == '*' || c == 'B' || c == 'b';
  }

  private static boolean isWhite(char c) {
    return c == 'O' || c == 'o' || c == 'W' || c == 'w';
  }
}
