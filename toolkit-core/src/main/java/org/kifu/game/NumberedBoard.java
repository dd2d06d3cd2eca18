package org.kifu.game;

/**
 * The numbers of a kifu diagram as they stand on the board, right or wrong: what a record of moves
 * cannot hold where numbers are missing or stand twice.
 */
public final class NumberedBoard {
  /** In place of a number: the square shows none that can be read. */
  public static final int BLANK = 0;

  private static final int SQUARES = 64;

  private final int[] numbers;
  private final int rows;

  /**
   * Takes the numbers of a board.
   *
   * @param numbers by square, 0 (a1) to 63 (h8); {@link #BLANK} or the number that is written,
   *     which may be one that no move has
   * @param rows how many rows were written, at most 8; of fewer, those that cannot be told apart
   *     are taken from the top
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

  /** The numbers by square, {@link #BLANK} where there is none. */
  public int[] numbers() {
    return numbers.clone();
  }

  /** How many rows were written. */
  public int rows() {
    return rows;
  }
}
