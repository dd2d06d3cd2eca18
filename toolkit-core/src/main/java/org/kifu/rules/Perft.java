package org.kifu.rules;

import java.util.List;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.StartSpec;

/**
 * Counts the leaves of the game tree to a depth. A pass is one ply; a finished game counts 1 at
 * every greater depth. These are the counts that A. Bik published for 8x8: 4, 12, 56, 244, 1396,
 * 8200, 55092, 390216, 3005288, ...
 */
public final class Perft {
  private Perft() {}

  /**
   * Returns the leaf count from the standard start.
   *
   * @param depth in plies, 0 or more
   */
  public static <P, M> long leaves(Rules<P, M> rules, int depth) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return leaves(rules, start, depth);
  }

  /**
   * Returns the leaf count below a position.
   *
   * @param depth in plies, 0 or more
   */
  public static <P, M> long leaves(Rules<P, M> rules, P position, int depth) {
    return depth == 0 ? 1 : rules.leaves(position, depth);
  }

  /** The count through the moves that the rules list. */
  static <P, M> long byRules(Rules<P, M> rules, P position, int depth) {
    List<M> moves = rules.legalMoves(position);
    if (moves.isEmpty() || depth == 1) {
      return Math.max(1, moves.size());
    }
    long leaves = 0;
    for (M move : moves) {
      leaves += byRules(rules, rules.play(position, move), depth - 1);
    }
    return leaves;
  }

  /** The count of the tournament game. */
  static long onBits(long player, long opponent, int depth) {
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      boolean over = depth == 1 || Mobility.legalMoves(opponent, player) == 0;
      return over ? 1 : onBits(opponent, player, depth - 1);
    }
    if (depth == 1) {
      return Long.bitCount(moves);
    }
    long leaves = 0;
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Flips.flips(square, player, opponent);
      leaves += onBits(opponent ^ flips, player ^ flips ^ 1L << square, depth - 1);
    }
    return leaves;
  }
}
