package org.kifu.rules.grid;

import java.util.Arrays;
import org.kifu.rules.grid.BoardLines.Direction;

/** The terms of positions on a board of any size, whose sets have 64 squares in each word. */
final class LargeBoardTerms implements EstimateTerms {
  private final GridShape shape;
  private final long[] squares;
  private final long[] safe;
  private final long[] edge;

  /** The neighbours of each square; null for those that are not safe. */
  private final long[][] besideSafe;

  LargeBoardTerms(GridShape shape) {
    this.shape = shape;
    this.safe = shape.safeSquares();
    this.squares = new long[shape.words()];
    this.edge = new long[shape.words()];
    this.besideSafe = new long[shape.width() * shape.height()][];
    for (int square : shape.squares()) {
      add(squares, square);
      if (shape.linesThrough(square) == 1) {
        add(edge, square);
      }
      if (shape.isSafe(square)) {
        besideSafe[square] = new long[shape.words()];
        Arrays.stream(shape.neighbours(square)).forEach(at -> add(besideSafe[square], at));
      }
    }
  }

  private static void add(long[] set, int square) {
    set[square >>> 6] |= 1L << square;
  }

  @Override
  public int[] of(GridPosition position) {
    long[] own = position.ownDiscs();
    long[] other = position.otherDiscs();
    long[] empty = empty(own, other);
    long[] moves = position.legalSquares();
    long[] replies = position.squaresOfOther();
    long[] open = new long[own.length];
    long[] beside = beside(empty, open);
    return new int[] {
      size(moves) - size(replies),
      difference(moves, replies, safe),
      difference(own, other, beside),
      difference(own, other, safe),
      difference(own, other, edge),
      besideOpen(own, open, true) - besideOpen(other, open, true),
      besideOpen(own, open, false) - besideOpen(other, open, false),
      settled(own) - settled(other),
      size(own) - size(other)
    };
  }

  private long[] empty(long[] own, long[] other) {
    long[] empty = new long[own.length];
    for (int word = 0; word < empty.length; word++) {
      empty[word] = squares[word] & ~(own[word] | other[word]);
    }
    return empty;
  }

  /**
   * The squares next to empty ones.
   *
   * @param open the set to which those next to empty safe ones are added
   */
  private long[] beside(long[] empty, long[] open) {
    for (int word = 0; word < empty.length; word++) {
      for (long left = empty[word] & safe[word]; left != 0; left &= left - 1) {
        long[] neighbours = besideSafe[Long.SIZE * word + Long.numberOfTrailingZeros(left)];
        for (int i = 0; i < open.length; i++) {
          open[i] |= neighbours[i];
        }
      }
    }
    long[] beside = new long[empty.length];
    long[] step = new long[empty.length];
    for (Direction direction : shape.directions()) {
      System.arraycopy(empty, 0, step, 0, empty.length);
      direction.step(step);
      for (int word = 0; word < step.length; word++) {
        beside[word] |= step[word];
      }
    }
    return beside;
  }

  /** The number of discs on an edge, or inside, next to empty safe squares. */
  private int besideOpen(long[] discs, long[] open, boolean onEdge) {
    int count = 0;
    for (int word = 0; word < discs.length; word++) {
      long there = onEdge ? edge[word] : ~(edge[word] | safe[word]);
      count += Long.bitCount(discs[word] & open[word] & there);
    }
    return count;
  }

  /**
   * The number of discs that are settled because each of their lines ends beside them or has a
   * settled disc of the same side there. Full lines are not looked for.
   */
  private int settled(long[] discs) {
    if (size(discs, safe) == 0) {
      return 0;
    }
    long[] settled = new long[discs.length];
    long[] grown = grown(discs, settled);
    while (!Arrays.equals(grown, settled)) {
      settled = grown;
      grown = grown(discs, settled);
    }
    return size(settled);
  }

  private long[] grown(long[] discs, long[] settled) {
    long[] grown = discs.clone();
    long[] one = new long[discs.length];
    long[] other = new long[discs.length];
    Direction[] directions = shape.directions();
    for (int i = 0; i < directions.length / 2; i++) {
      held(settled, directions[i], one);
      held(settled, directions[directions.length - 1 - i], other);
      for (int word = 0; word < grown.length; word++) {
        grown[word] &= one[word] | other[word];
      }
    }
    return grown;
  }

  /** The squares that a step reaches from a settled disc, or from nowhere. */
  private static void held(long[] settled, Direction direction, long[] held) {
    System.arraycopy(settled, 0, held, 0, held.length);
    direction.step(held);
    direction.addUnreached(held);
  }

  private static int difference(long[] own, long[] other, long[] squares) {
    return size(own, squares) - size(other, squares);
  }

  static int size(long[] set) {
    return size(set, set);
  }

  /** The number of squares that two sets share. */
  static int size(long[] one, long[] other) {
    int size = 0;
    for (int word = 0; word < one.length; word++) {
      size += Long.bitCount(one[word] & other[word]);
    }
    return size;
  }
}
