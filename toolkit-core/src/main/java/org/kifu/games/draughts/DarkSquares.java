package org.kifu.games.draughts;

import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;

/**
 * The 32 squares that are played on. A diagonal step from a dark square ends on another dark square
 * or, off the board, on a light square. The mask {@link #ALL} is therefore enough for steps.
 */
final class DarkSquares {
  /** All dark squares: a1 and those of its colour. */
  static final long ALL = 0xAA55_AA55_AA55_AA55L;

  /** The dark squares with four neighbours: only there can a piece be jumped. */
  static final long INNER = ALL & 0x007E_7E7E_7E7E_7E00L;

  /** The squares where a white man becomes a king. */
  static final long LAST_OF_WHITE = ALL & 0xFF00_0000_0000_0000L;

  /** The squares where a black man becomes a king. */
  static final long LAST_OF_BLACK = ALL & 0xFFL;

  /** The diagonal from a1 to h8. */
  static final long MAIN_ROAD = 0x8040_2010_0804_0201L;

  /** The steps; the first two lead up the board. Step 3 - i is the reverse of step i. */
  static final int[] STEPS = {9, 7, -7, -9};

  private static final int SIDE = 8;

  /** The number of dark squares. */
  static final int COUNT = 32;

  /** The squares up to the edge, for each square and index of a step. */
  private static final long[] RAYS = rays();

  private DarkSquares() {}

  private static long[] rays() {
    long[] rays = new long[STEPS.length * Long.SIZE];
    for (int square = 0; square < Long.SIZE; square++) {
      for (int i = 0; i < STEPS.length && (ALL >>> square & 1) != 0; i++) {
        int at = square + STEPS[i];
        while (at >= 0 && at < Long.SIZE && (ALL >>> at & 1) != 0) {
          rays[STEPS.length * square + i] |= 1L << at;
          at += STEPS[i];
        }
      }
    }
    return rays;
  }

  /**
   * The squares in a direction up to the edge.
   *
   * @param step an index of {@link #STEPS}
   */
  static long ray(int square, int step) {
    return RAYS[STEPS.length * square + step];
  }

  /**
   * The nearest of some squares of a ray.
   *
   * @param some squares of the ray of this step, at least one
   */
  static int nearest(long some, int step) {
    return step < 2
        ? Long.numberOfTrailingZeros(some)
        : Long.SIZE - 1 - Long.numberOfLeadingZeros(some);
  }

  /** The empty squares of a ray up to the first occupied square. */
  static long open(int square, int step, long taken) {
    long ray = ray(square, step);
    long blocks = ray & taken;
    return blocks == 0 ? ray : ray & ~ray(nearest(blocks, step), step) & ~blocks;
  }

  static boolean has(Place place) {
    return place.file() < SIDE && place.rank() < SIDE && (place.file() + place.rank()) % 2 == 0;
  }

  static int at(Place place) {
    return SIDE * place.rank() + place.file();
  }

  /**
   * The square with a number in the numbering of draughts players: 1 is b8, 2 is d8, 5 is a7, and
   * so on over the dark squares of each rank to 32, which is g1.
   *
   * @throws IllegalArgumentException if the number is outside 1 to 32
   */
  static int ofNumber(int number) {
    if (number < 1 || number > 32) {
      throw new IllegalArgumentException("squares have the numbers 1 to 32, not " + number);
    }
    int rank = 7 - (number - 1) / 4;
    return Square.at(2 * ((number - 1) % 4) + rank % 2, rank);
  }

  /** The number of a dark square in the numbering of draughts players; see {@link #ofNumber}. */
  static int number(int square) {
    return 4 * (7 - Square.rank(square)) + Square.file(square) / 2 + 1;
  }
}
