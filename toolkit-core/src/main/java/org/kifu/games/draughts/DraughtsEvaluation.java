package org.kifu.games.draughts;

/**
 * The evaluation of positions without captures, in hundredths of a man. The weights were chosen by
 * hand, not measured.
 */
final class DraughtsEvaluation {
  private static final int MAN = 100;
  private static final int KING = 300;

  /** The bonus of a king on the main road, which is hard to catch and wins tempi against men. */
  private static final int MAIN_ROAD = 25;

  private static final int CENTRE = 4;
  private static final int SIDE_TO_MOVE = 3;

  /** The divisor of an advantage with which no win is known. */
  private static final int DRAWISH = 10;

  /**
   * The bonus of a man by the rows that it has advanced: men at home guard the last row, others
   * run.
   */
  private static final int[] ADVANCED = {9, 2, 3, 6, 10, 16, 32};

  /** The squares of the files c to f on the fourth and fifth row. */
  private static final long MIDDLE = DarkSquares.ALL & 0x0000_003C_3C00_0000L;

  private static final long ROW = 0xFFL;
  private static final int SIDE = 8;

  private DraughtsEvaluation() {}

  /** The value for the side to move. */
  static int of(long player, long opponent, long kings, boolean isWhite) {
    int value = side(player, kings, isWhite) - side(opponent, kings, !isWhite);
    return isHardToWin(player, opponent, kings) || isHardToWin(opponent, player, kings)
        ? value / DRAWISH
        : value + SIDE_TO_MOVE;
  }

  private static int side(long pieces, long kings, boolean isWhite) {
    long men = pieces & ~kings;
    int value = MAN * Long.bitCount(men) + KING * Long.bitCount(pieces & kings);
    value += CENTRE * Long.bitCount(men & MIDDLE);
    value += (pieces & kings & DarkSquares.MAIN_ROAD) != 0 ? MAIN_ROAD : 0;
    for (int gone = 0; gone < ADVANCED.length; gone++) {
      int rank = isWhite ? gone : SIDE - 1 - gone;
      value += ADVANCED[gone] * Long.bitCount(men & ROW << SIDE * rank);
    }
    return value;
  }

  /**
   * Whether a lone king holds a draw: against up to two pieces anywhere, against three from the
   * main road.
   */
  private static boolean isHardToWin(long lone, long others, long kings) {
    if (Long.bitCount(lone) != 1 || (lone & kings) == 0) {
      return false;
    }
    int pieces = Long.bitCount(others);
    return pieces <= 2 || pieces == 3 && (lone & DarkSquares.MAIN_ROAD) != 0;
  }
}
