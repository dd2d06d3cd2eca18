package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.LastFlips;
import org.kifu.board.Score;

/**
 * Solves positions with one to four empty squares, by trying each square instead of generating
 * moves. A square that is alone in its quadrant is tried first: nobody can answer there.
 *
 * <p>All methods are null-window searches, fail-soft: asked for {@code alpha}, in discs for the
 * side to move, a result above it is a lower bound of the score, any other an upper bound.
 */
final class LastEmpties {
  /** The most empty squares that are solved here. */
  static final int MOST = 4;

  /** Below every score. */
  private static final int NONE = 2 * Score.MIN;

  /** By square: the squares beside it. */
  private static final long[] BESIDE = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      BESIDE[square] = Neighbours.around(1L << square) & ~(1L << square);
    }
  }

  /** The positions solved so far. */
  long nodes;

  /**
   * Solves a position.
   *
   * @param empties the empty squares
   * @param count how many they are, 0 to {@link #MOST}
   */
  int solve(long player, long opponent, long empties, int count, int alpha) {
    int first = Long.numberOfTrailingZeros(empties);
    int last = 63 - Long.numberOfLeadingZeros(empties);
    long between = empties & empties - 1;
    int second = Long.numberOfTrailingZeros(between);
    return switch (count) {
      case 4 -> {
        int third = Long.numberOfTrailingZeros(between & between - 1);
        int sorted = Quadrants.aloneFirst(first, second, third, last);
        yield four(player, opponent, sorted, alpha, false);
      }
      case 3 -> three(player, opponent, first, second, last, alpha, false);
      case 2 -> two(player, opponent, first, last, alpha, false);
      case 1 -> one(player, first);
      default -> none(player, opponent);
    };
  }

  private int four(long player, long opponent, int squares, int alpha, boolean passed) {
    nodes++;
    int a = squares & 0xFF;
    int b = squares >>> 8 & 0xFF;
    int c = squares >>> 16 & 0xFF;
    int d = squares >>> 24;
    // Step 1. Try the squares until one beats alpha.
    int best = NONE;
    long flips = flips(a, player, opponent);
    if (flips != 0) {
      best = -three(opponent & ~flips, moved(a, player, flips), b, c, d, ~alpha, false);
      if (best > alpha) {
        return best;
      }
    }
    flips = flips(b, player, opponent);
    if (flips != 0) {
      int score = -three(opponent & ~flips, moved(b, player, flips), a, c, d, ~alpha, false);
      if (score > alpha) {
        return score;
      }
      best = Math.max(best, score);
    }
    flips = flips(c, player, opponent);
    if (flips != 0) {
      int score = -three(opponent & ~flips, moved(c, player, flips), a, b, d, ~alpha, false);
      if (score > alpha) {
        return score;
      }
      best = Math.max(best, score);
    }
    flips = flips(d, player, opponent);
    if (flips != 0) {
      int score = -three(opponent & ~flips, moved(d, player, flips), a, b, c, ~alpha, false);
      best = Math.max(best, score);
    }
    // Step 2. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -four(opponent, player, squares, ~alpha, true);
    }
    return best;
  }

  private int three(long player, long opponent, int a, int b, int c, int alpha, boolean passed) {
    nodes++;
    // Step 1. The square that is alone goes first.
    if (Quadrants.together(a, b)) {
      return threeSorted(player, opponent, c, a, b, alpha, passed);
    }
    return Quadrants.together(a, c)
        ? threeSorted(player, opponent, b, a, c, alpha, passed)
        : threeSorted(player, opponent, a, b, c, alpha, passed);
  }

  private int threeSorted(
      long player, long opponent, int a, int b, int c, int alpha, boolean passed) {
    // Step 2. Try the squares until one beats alpha.
    int best = NONE;
    long flips = flips(a, player, opponent);
    if (flips != 0) {
      best = -two(opponent & ~flips, moved(a, player, flips), b, c, ~alpha, false);
      if (best > alpha) {
        return best;
      }
    }
    flips = flips(b, player, opponent);
    if (flips != 0) {
      int score = -two(opponent & ~flips, moved(b, player, flips), a, c, ~alpha, false);
      if (score > alpha) {
        return score;
      }
      best = Math.max(best, score);
    }
    flips = flips(c, player, opponent);
    if (flips != 0) {
      int score = -two(opponent & ~flips, moved(c, player, flips), a, b, ~alpha, false);
      best = Math.max(best, score);
    }
    // Step 3. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -three(opponent, player, a, b, c, ~alpha, true);
    }
    return best;
  }

  private int two(long player, long opponent, int a, int b, int alpha, boolean passed) {
    nodes++;
    // Step 1. Try the squares until one beats alpha.
    int best = NONE;
    long flips = flips(a, player, opponent);
    if (flips != 0) {
      best = -one(opponent & ~flips, b);
      if (best > alpha) {
        return best;
      }
    }
    flips = flips(b, player, opponent);
    if (flips != 0) {
      best = Math.max(best, -one(opponent & ~flips, a));
    }
    // Step 2. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -two(opponent, player, a, b, ~alpha, true);
    }
    return best;
  }

  /** With one empty square, whoever can play there: the score. */
  private int one(long player, int square) {
    nodes++;
    int own = Long.bitCount(player);
    int won = LastFlips.count(square, player);
    if (won != 0) {
      return 2 * (own + won + 1) - 64;
    }
    int lost = LastFlips.count(square, ~(player | 1L << square));
    if (lost != 0) {
      return 2 * (own - lost) - 64;
    }
    return own > 31 ? 2 * (own + 1) - 64 : 2 * own - 64;
  }

  private int none(long player, long opponent) {
    nodes++;
    return Score.ofFinished(player, opponent);
  }

  /** The discs that turn over; most squares that are no move have no opposing disc beside them. */
  private static long flips(int square, long player, long opponent) {
    return (BESIDE[square] & opponent) == 0 ? 0 : Flips.flips(square, player, opponent);
  }

  private static long moved(int square, long player, long flips) {
    return player | flips | 1L << square;
  }
}
