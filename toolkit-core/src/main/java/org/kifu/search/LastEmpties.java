package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.LastFlips;
import org.kifu.bitboard.Masks;
import org.kifu.evaluation.Score;

/**
 * The solver of positions with one to four empty squares, which tries each square instead of
 * generating moves. A square that is alone in its quadrant is tried first, because nobody can
 * answer there.
 *
 * <p>All methods are null-window searches, fail-soft: a result above {@code alpha}, in discs for
 * the side to move, is a lower bound of the score; any other result is an upper bound.
 */
final class LastEmpties {
  /** The most empty squares that are solved here. */
  static final int MOST = 4;

  /** A value below every score. */
  private static final int NONE = 2 * Score.MIN;

  /** The neighbours of each square. */
  private static final long[] BESIDE = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      BESIDE[square] = Masks.around(1L << square) & ~(1L << square);
    }
  }

  /** The number of positions solved so far. */
  long nodes;

  /**
   * Solves a position.
   *
   * @param empties the empty squares
   * @param count the number of empty squares, 0 to {@link #MOST}
   */
  int solve(long player, long opponent, long empties, int count, int alpha) {
    int first = Long.numberOfTrailingZeros(empties);
    int last = 63 - Long.numberOfLeadingZeros(empties);
    long between = empties & empties - 1;
    int second = Long.numberOfTrailingZeros(between);
    return switch (count) {
      case 4 -> {
        int third = Long.numberOfTrailingZeros(between & between - 1);
        int squares = QuadrantParity.aloneFirst(first, second, third, last);
        yield four(player, opponent, squares, alpha, false);
      }
      case 3 -> three(player, opponent, first | second << 8 | last << 16, alpha, false);
      case 2 -> two(player, opponent, first | last << 8, alpha, false);
      case 1 -> one(player, first);
      default -> none(player, opponent);
    };
  }

  private int four(long player, long opponent, int squares, int alpha, boolean passed) {
    nodes++;
    // Step 1. Try the squares until one beats alpha.
    int best = NONE;
    for (int shift = 0; shift < 32; shift += 8) {
      int square = squares >>> shift & 0xFF;
      long flips = flips(square, player, opponent);
      if (flips != 0) {
        int rest = without(squares, shift);
        int score = -three(opponent & ~flips, moved(square, player, flips), rest, ~alpha, false);
        if (score > alpha) {
          return score;
        }
        best = Math.max(best, score);
      }
    }
    // Step 2. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -four(opponent, player, squares, ~alpha, true);
    }
    return best;
  }

  private int three(long player, long opponent, int squares, int alpha, boolean passed) {
    nodes++;
    // Step 1. Try the squares until one beats alpha, first the square that is alone.
    int sorted = aloneFirst(squares);
    int best = NONE;
    for (int shift = 0; shift < 24; shift += 8) {
      int square = sorted >>> shift & 0xFF;
      long flips = flips(square, player, opponent);
      if (flips != 0) {
        int rest = without(sorted, shift);
        int score = -two(opponent & ~flips, moved(square, player, flips), rest, ~alpha, false);
        if (score > alpha) {
          return score;
        }
        best = Math.max(best, score);
      }
    }
    // Step 2. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -three(opponent, player, squares, ~alpha, true);
    }
    return best;
  }

  private int two(long player, long opponent, int squares, int alpha, boolean passed) {
    nodes++;
    // Step 1. Try the squares until one beats alpha.
    int best = NONE;
    for (int shift = 0; shift < 16; shift += 8) {
      long flips = flips(squares >>> shift & 0xFF, player, opponent);
      if (flips != 0) {
        int score = -one(opponent & ~flips, squares >>> 8 - shift & 0xFF);
        if (score > alpha) {
          return score;
        }
        best = Math.max(best, score);
      }
    }
    // Step 2. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -two(opponent, player, squares, ~alpha, true);
    }
    return best;
  }

  /** The score with one empty square, whichever side can play there. */
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

  /**
   * The discs that a move flips. The neighbours are checked first, because most squares that are
   * not legal moves have no opposing disc next to them.
   */
  private static long flips(int square, long player, long opponent) {
    return (BESIDE[square] & opponent) == 0 ? 0 : Flips.flips(square, player, opponent);
  }

  private static long moved(int square, long player, long flips) {
    return player | flips | 1L << square;
  }

  /** The squares packed in bytes, without the square at {@code shift}. */
  private static int without(int squares, int shift) {
    int below = (1 << shift) - 1;
    return squares & below | squares >>> 8 & ~below;
  }

  private static int aloneFirst(int squares) {
    int a = squares & 0xFF;
    int b = squares >>> 8 & 0xFF;
    int c = squares >>> 16;
    if (QuadrantParity.together(a, b)) {
      return c | a << 8 | b << 16;
    }
    return QuadrantParity.together(a, c) ? b | a << 8 | c << 16 : squares;
  }
}
