package org.kifu.games.draughts;

import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;

/**
 * The 32 squares that are played on. A step along a diagonal from one of them ends on another of
 * them or, off the board, on a light square, so that {@link #ALL} is all the masking that steps
 * need.
 */
final class DarkSquares {
  /** The squares themselves: a1 and those of its colour. */
  static final long ALL = 0xAA55_AA55_AA55_AA55L;

  /** Those with four neighbours: only there can a piece be jumped. */
  static final long INNER = ALL & 0x007E_7E7E_7E7E_7E00L;

  /** Where a white man becomes a king. */
  static final long LAST_OF_WHITE = ALL & 0xFF00_0000_0000_0000L;

  /** Where a black man becomes a king. */
  static final long LAST_OF_BLACK = ALL & 0xFFL;

  /** The diagonal from a1 to h8. */
  static final long MAIN_ROAD = 0x8040_2010_0804_0201L;

  /** The steps; the first two lead up the board. Step 3 - i goes back from step i. */
  static final int[] STEPS = {9, 7, -7, -9};

  private static final int SIDE = 8;

  /** How many there are. */
  static final int COUNT = 32;

  /** By square and index of a step: the squares in that direction up to the edge. */
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
   * The square of a ray that comes first.
   *
   * @param some squares of the ray of this step, at least one
   */
  static int nearest(long some, int step) {
    return step < 2
        ? Long.numberOfTrailingZeros(some)
        : Long.SIZE - 1 - Long.numberOfLeadingZeros(some);
  }

  /** The empty squares of a ray up to the first that is taken. */
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
   * The square that draughts players give a number: 1 is b8, 2 d8, 5 a7, and so on over the dark
   * squares of each rank to 32, which is g1.
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

  /** The number that draughts players give a dark square; see {@link #ofNumber}. */
  static int number(int square) {
    return 4 * (7 - Square.rank(square)) + Square.file(square) / 2 + 1;
  }
}
