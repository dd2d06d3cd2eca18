package org.kifu.search;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Evaluator;
import org.kifu.evaluation.Score;

/**
 * The search of the last plies above the evaluation, in a null window. These trees are so small
 * that neither a table nor a ranking of the moves is worth its time. Corners are tried first,
 * squares next to corners last. When so few squares are empty that there are no weights, {@link
 * EndSearch} takes over, and its scores replace the evaluation.
 *
 * <p>Values are whole discs for the side to move, with bounds as in {@link TreeSearch}. The
 * evaluator must hold the position that is searched, and holds it again afterwards.
 */
final class ShallowSearch {
  /** The depth from which {@link NullWindowSearch} searches. */
  static final int DEPTHS = 3;

  /** The least number of empty squares for which there is an evaluation. */
  private static final int EVALUATED = 8;

  /** Sets of squares, in the order in which moves to them are tried. */
  private static final long[] ORDER = {
    Masks.CORNERS, ~(Masks.CORNERS | Masks.BESIDE_CORNERS), Masks.BESIDE_CORNERS
  };

  private final Evaluator evaluator;
  private final EndSearch end;
  private final ValueCache values = new ValueCache();
  private long nodes;

  ShallowSearch(Evaluator evaluator, EndSearch end) {
    this.evaluator = evaluator;
    this.end = end;
  }

  /** Resets the count of nodes. */
  void start() {
    nodes = 0;
  }

  /** The number of positions searched since the start, without those of the search to the end. */
  long nodes() {
    return nodes;
  }

  /**
   * Whether a search belongs to {@link EndSearch}, because it goes to the end of the game from
   * nearby.
   */
  static boolean isForEndSearch(int empties, int depth) {
    return empties < EVALUATED || depth == empties && empties <= EndSearch.MOST;
  }

  /**
   * Searches in a null window.
   *
   * @param depth the depth in plies, less than {@link #DEPTHS}
   * @param alpha the lower end of the window {@code (alpha, alpha + 1)}
   */
  int search(long player, long opponent, int empties, int depth, int alpha) {
    if (isForEndSearch(empties, depth)) {
      return end.solve(player, opponent, alpha);
    }
    if (depth == 0) {
      return evaluated(player, opponent, empties);
    }
    nodes++;
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return withoutMove(player, opponent, empties, depth, alpha);
    }
    int best = TreeSearch.NONE;
    for (long squares : ORDER) {
      for (long rest = moves & squares; rest != 0 && best <= alpha; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        long flips = Flips.flips(square, player, opponent);
        long moved = player | flips | 1L << square;
        best =
            Math.max(
                best, searchMove(opponent & ~flips, moved, empties, depth, alpha, square, flips));
      }
    }
    return best;
  }

  /**
   * Searches a move of the position that the evaluator holds.
   *
   * @param player the discs of the side to move after it
   */
  private int searchMove(
      long player, long opponent, int empties, int depth, int alpha, int square, long flips) {
    if (depth > 1 || empties <= EVALUATED) {
      evaluator.play(empties, square, flips);
      return -search(player, opponent, empties - 1, depth - 1, ~alpha);
    }
    long key = TranspositionTable.key(player, opponent);
    int known = values.find(key);
    if (known != ValueCache.NONE) {
      nodes++;
      return -known;
    }
    evaluator.play(empties, square, flips);
    int value = evaluated(player, opponent, empties - 1);
    values.store(key, value);
    return -value;
  }

  private int withoutMove(long player, long opponent, int empties, int depth, int alpha) {
    if (Mobility.legalMoves(opponent, player) == 0) {
      return Score.ofFinished(player, opponent);
    }
    evaluator.pass(empties);
    int score = -search(opponent, player, empties, depth, ~alpha);
    evaluator.pass(empties);
    return score;
  }

  /** The evaluation of a position, or its score if the game is over. */
  int evaluated(long player, long opponent, int empties) {
    nodes++;
    long moves = Mobility.legalMoves(player, opponent);
    long replies = Mobility.legalMoves(opponent, player);
    if (moves == 0) {
      if (replies == 0) {
        return Score.ofFinished(player, opponent);
      }
      evaluator.pass(empties);
      int value = -discs(evaluator.centidiscs(empties, Long.bitCount(replies), 0));
      evaluator.pass(empties);
      return value;
    }
    return discs(evaluator.centidiscs(empties, Long.bitCount(moves), Long.bitCount(replies)));
  }

  private static int discs(int centidiscs) {
    return Math.floorDiv(centidiscs + 50, 100);
  }
}
