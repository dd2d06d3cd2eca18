package org.kifu.format.text.find;

import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;

/**
 * The number of a square, or of a square and the end of the line that it flips. Those of the 8x8
 * board count from 0, rank by rank; those of larger boards have numbers of their own.
 */
public final class SquareNumber {
  /** The number of squares of the 8x8 board, above which a number holds two of them. */
  public static final int USUAL = 64;

  /** The first number of a square of a larger board. */
  private static final int LARGE = 1 << 13;

  /** The first number of a line of a larger board. */
  private static final int LARGE_LINE = 1 << 14;

  /** The number of files that a letter can name, to the next power of two. */
  private static final int FILES = 32;

  private SquareNumber() {}

  /** The number of a square of a larger board. */
  static int large(int file, int rank) {
    return LARGE + FILES * rank + file;
  }

  /** Whether a number is of a larger board. */
  static boolean isLarge(int number) {
    return number >= LARGE;
  }

  /** The number of a square with the end of the line that it flips. */
  static int toward(int square, int end) {
    return isLarge(square) ? square + LARGE_LINE * (end - LARGE + 1) : square + USUAL * (end + 1);
  }

  /** The move that a number means. */
  public static MoveToken token(int number) {
    int step = isLarge(number) ? LARGE_LINE : USUAL;
    int end = number / step - 1;
    Place place = place(number % step);
    return end < 0 ? place : new PlaceToward(place, place(isLarge(number) ? LARGE + end : end));
  }

  private static Place place(int square) {
    int large = square - LARGE;
    return large < 0 ? Place.on8x8(square) : new Place(large % FILES, large / FILES);
  }
}
