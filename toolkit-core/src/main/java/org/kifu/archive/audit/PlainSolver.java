package org.kifu.archive.audit;

import java.util.Arrays;
import org.kifu.board.Position;

/**
 * A plain solver of late positions. It tries the squares of an array in order, with alpha-beta, but
 * without a table or parity. It shares no code with the engine.
 */
public final class PlainSolver {
  private static final int WIDTH = 10;
  private static final int[] STEPS = {-11, -10, -9, -1, 1, 9, 10, 11};
  private static final byte EMPTY = 0;
  private static final byte EDGE = 9;
  private static final int INFINITY = 100;

  /**
   * The board: 1 for the side to move at the root, -1 for the other side, with a border on all
   * sides.
   */
  private final byte[] cells = new byte[WIDTH * WIDTH];

  private PlainSolver(Position position) {
    Arrays.fill(cells, EDGE);
    for (int square = 0; square < 64; square++) {
      boolean own = (position.player() >>> square & 1) != 0;
      boolean other = (position.opponent() >>> square & 1) != 0;
      cells[cell(square)] = own ? 1 : other ? -1 : EMPTY;
    }
  }

  private static int cell(int square) {
    return WIDTH * (square / 8 + 1) + square % 8 + 1;
  }

  /** The final score for the side to move, with the empty squares given to the winner. */
  public static int score(Position position) {
    return new PlainSolver(position).search((byte) 1, -INFINITY, INFINITY, false);
  }

  /** Whether the final score for the side to move is {@code score} or more. */
  public static boolean isAtLeast(Position position, int score) {
    return new PlainSolver(position).search((byte) 1, score - 1, score, false) >= score;
  }

  private int search(byte side, int alpha, int beta, boolean passed) {
    int best = -INFINITY;
    int[] flips = new int[20];
    for (int cell = WIDTH + 1; cell < cells.length - WIDTH - 1 && best < beta; cell++) {
      int count = play(cell, side, flips);
      if (count > 0) {
        best = Math.max(best, -search((byte) -side, -beta, -Math.max(alpha, best), false));
        undo(cell, side, flips, count);
      }
    }
    if (best > -INFINITY) {
      return best;
    }
    return passed ? count(side) : -search((byte) -side, -beta, -alpha, true);
  }

  /** Plays a move if it is legal; returns the number of discs turned over. */
  private int play(int cell, byte side, int[] flips) {
    if (cells[cell] != EMPTY) {
      return 0;
    }
    int count = 0;
    for (int step : STEPS) {
      int to = cell + step;
      while (cells[to] == -side) {
        to += step;
      }
      if (cells[to] == side) {
        for (int back = to - step; back != cell; back -= step) {
          flips[count++] = back;
        }
      }
    }
    if (count > 0) {
      cells[cell] = side;
      for (int i = 0; i < count; i++) {
        cells[flips[i]] = side;
      }
    }
    return count;
  }

  private void undo(int cell, byte side, int[] flips, int count) {
    cells[cell] = EMPTY;
    for (int i = 0; i < count; i++) {
      cells[flips[i]] = (byte) -side;
    }
  }

  private int count(byte side) {
    int own = 0;
    int other = 0;
    for (byte cell : cells) {
      own += cell == side ? 1 : 0;
      other += cell == -side ? 1 : 0;
    }
    return own == other ? 0 : own > other ? 64 - 2 * other : 2 * own - 64; // shares no code
  }
}
