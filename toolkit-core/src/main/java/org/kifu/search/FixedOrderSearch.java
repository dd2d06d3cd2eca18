package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Score;

/**
 * The solver of positions with few empty squares: null-window search, fail-soft, without a table.
 * It tries moves into odd quadrants first, and corners first among them. {@link LastEmpties} solves
 * the last four squares.
 *
 * <p>A result above {@code alpha}, in discs for the side to move, is a lower bound of the score;
 * any other result is an upper bound.
 */
final class FixedOrderSearch {
  /** The most empty squares at which a better order costs more than it saves. */
  static final int MOST = 6;

  /** A value below every score. */
  private static final int NONE = 2 * Score.MIN;

  private final LastEmpties last = new LastEmpties();
  private long nodes;

  /** Resets the count of nodes. */
  void start() {
    nodes = 0;
    last.nodes = 0;
  }

  /** The number of positions searched since the start. */
  long nodes() {
    return nodes + last.nodes;
  }

  /**
   * Returns a bound that shows whether the score is above {@code alpha}, as described for the
   * class.
   *
   * @param moves the legal moves of {@code player}
   * @param parity the parity of the empty squares, by {@link QuadrantParity}
   */
  int solve(long player, long opponent, long moves, int parity, int alpha) {
    long empties = ~(player | opponent);
    int count = Long.bitCount(empties);
    return count > LastEmpties.MOST
        ? search(player, opponent, moves, parity, alpha)
        : last.solve(player, opponent, empties, count, alpha);
  }

  private int search(long player, long opponent, long moves, int parity, int alpha) {
    nodes++;
    long empties = ~(player | opponent);
    int count = Long.bitCount(empties);
    // Step 1. Is the score too low even if the player wins every disc that is not stable?
    if (StableDiscs.areWorthCounting(count, alpha)) {
      int most = StableDiscs.mostFor(player, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    // Step 2. No move: pass, or the game is over.
    if (moves == 0) {
      long replies = Mobility.legalMoves(opponent, player);
      return replies == 0
          ? Score.ofFinished(player, opponent)
          : -search(opponent, player, replies, parity, ~alpha);
    }
    // Step 3. Try the moves, odd quadrants first, until one beats alpha.
    int best = NONE;
    long odd = QuadrantParity.odd(parity);
    for (long rest = moves; rest != 0 && best <= alpha; ) {
      int square = Long.numberOfTrailingZeros(first(rest, odd));
      long bit = 1L << square;
      rest ^= bit;
      long flips = Flips.flips(square, player, opponent);
      long moved = player | flips | bit;
      long other = opponent & ~flips;
      int score =
          count == LastEmpties.MOST + 1
              ? -last.solve(other, moved, empties ^ bit, LastEmpties.MOST, ~alpha)
              : -search(
                  other,
                  moved,
                  Mobility.legalMoves(other, moved),
                  QuadrantParity.filled(parity, square),
                  ~alpha);
      best = Math.max(best, score);
    }
    return best;
  }

  /** The moves of a set to try first: odd quadrants before others, then corners. */
  private static long first(long moves, long odd) {
    long inOdd = moves & odd;
    long first = inOdd != 0 ? inOdd : moves;
    long corners = first & Masks.CORNERS;
    return corners != 0 ? corners : first;
  }
}
