package org.kifu.game;

/**
 * The numbers of a kifu diagram as written on the board, right or wrong. A record of moves cannot
 * hold them if a number is missing or occurs twice.
 */
public final class NumberedBoard {
  /** A square without a readable number. */
  public static final int BLANK = 0;

  private static final int SQUARES = 64;

  private final int[] numbers;
  private final int rows;

  /**
   * Takes the numbers of a board.
   *
   * @param numbers by square, 0 (a1) to 63 (h8); {@link #BLANK} or the number that is written,
   *     which need not be the number of a move
   * @param rows the number of rows that were written, at most 8; if fewer, rows that cannot be told
   *     apart are taken from the top
   * @throws IllegalArgumentException if these are not 64 squares
   */
  public NumberedBoard(int[] numbers, int rows) {
    if (numbers.length != SQUARES || rows < 0 || rows > 8) {
      throw new IllegalArgumentException(
          "a board has 64 squares in 8 rows, not " + numbers.length + " in " + rows);
    }
    this.numbers = numbers.clone();
    this.rows = rows;
  }

  /** The numbers by square; {@link #BLANK} for a square without one. */
  public int[] numbers() {
    return numbers.clone();
  }

  /** The number of rows that were written. */
  public int rows() {
    return rows;
  }
}
