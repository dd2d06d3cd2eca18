package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Score;

/**
 * Solves positions with few empty squares: plain alpha-beta, squares of odd quadrants first, no
 * table. Up to {@value #WITHOUT_MOVES} empties every empty square is tried instead of generating
 * moves. Scores and windows are in discs for the side to move; all methods are fail-soft: a result
 * at most alpha is an upper bound, one at least beta a lower bound, any other the score.
 */
final class LastEmpties {
  /** The most empties that {@link #solve} is meant for. */
  static final int MOST = 6;

  private static final int WITHOUT_MOVES = 4;

  /** Below every score and every window. */
  private static final int NONE = 2 * Score.MIN;

  /** By square: it and the squares beside it. */
  private static final long[] NEIGHBOURS = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      NEIGHBOURS[square] = Neighbours.around(1L << square);
    }
  }

  /** The positions solved so far; one with a single empty square counts once. */
  long nodes;

  /**
   * Solves a position.
   *
   * @param empties the number of empty squares, 0 to {@link #MOST}
   */
  int solve(long player, long opponent, int empties, int alpha, int beta) {
    long squares = ~(player | opponent);
    if (empties > WITHOUT_MOVES) {
      return some(player, opponent, empties, alpha, beta);
    }
    if (empties > 1) {
      return few(player, opponent, squares, empties, alpha, beta, false);
    }
    return empties == 1 ? one(player, opponent, squares) : none(player, opponent);
  }

  /** With moves generated. */
  private int some(long player, long opponent, int empties, int alpha, int beta) {
    nodes++;
    // Step 1. No move: pass, or the game is over.
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return Mobility.legalMoves(opponent, player) == 0
          ? Score.ofFinished(player, opponent)
          : -some(opponent, player, empties, -beta, -alpha);
    }
    // Step 2. Try the moves, odd quadrants first, until one reaches beta.
    long odd = Parity.oddQuadrants(~(player | opponent));
    int best = NONE;
    while (moves != 0 && best < beta) {
      long first = moves & odd;
      int square = Long.numberOfTrailingZeros(first != 0 ? first : moves);
      moves &= ~(1L << square);
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | 1L << square;
      int score = -solve(opponent & ~flips, moved, empties - 1, -beta, -Math.max(alpha, best));
      best = Math.max(best, score);
    }
    return best;
  }

  /** Without generating moves, two empties or more. */
  private int few(
      long player, long opponent, long squares, int empties, int alpha, int beta, boolean passed) {
    nodes++;
    // Step 1. Try the empty squares, odd quadrants first, until one reaches beta.
    long odd = squares & Parity.oddQuadrants(squares);
    int best = NONE;
    for (long left = squares; left != 0 && best < beta; ) {
      long first = left & odd;
      int square = Long.numberOfTrailingZeros(first != 0 ? first : left);
      long bit = 1L << square;
      left ^= bit;
      if ((NEIGHBOURS[square] & opponent) == 0) {
        continue;
      }
      long flips = Flips.flips(square, player, opponent);
      if (flips == 0) {
        continue;
      }
      long other = opponent & ~flips;
      long moved = player | flips | bit;
      int score =
          empties == 2
              ? -one(other, moved, squares ^ bit)
              : -few(
                  other, moved, squares ^ bit, empties - 1, -beta, -Math.max(alpha, best), false);
      best = Math.max(best, score);
    }
    // Step 2. No move: pass, or the game is over.
    if (best == NONE) {
      return passed
          ? Score.ofFinished(player, opponent)
          : -few(opponent, player, squares, empties, -beta, -alpha, true);
    }
    return best;
  }

  /** With one empty square, whoever can play there. */
  private int one(long player, long opponent, long empty) {
    nodes++;
    int square = Long.numberOfTrailingZeros(empty);
    int own = Long.bitCount(player);
    int won = Long.bitCount(Flips.flips(square, player, opponent));
    if (won != 0) {
      return 2 * (own + won + 1) - 64;
    }
    int lost = Long.bitCount(Flips.flips(square, opponent, player));
    return lost != 0 ? 2 * (own - lost) - 64 : Score.ofFinished(player, opponent);
  }

  private int none(long player, long opponent) {
    nodes++;
    return Score.ofFinished(player, opponent);
  }
}
