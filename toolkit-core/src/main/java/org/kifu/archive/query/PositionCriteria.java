package org.kifu.archive.query;

import java.util.List;
import java.util.OptionalInt;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;

/**
 * Conditions on the values of the moves of a position. All conditions must hold.
 *
 * @param balance the largest value that is even enough, in discs, for either side; without it any
 * @param margin by how many discs one move must be better than every other; without it by none
 */
public record PositionCriteria(OptionalInt balance, OptionalInt margin) {
  private static final int CENTIDISCS = 100;

  /** Refuses negative numbers. */
  public PositionCriteria {
    if (balance.orElse(0) < 0 || margin.orElse(1) < 1) {
      throw new IllegalArgumentException("a balance is 0 discs or more, a margin 1 or more");
    }
  }

  /** Whether values are asked for at all. */
  public boolean needValues() {
    return balance.isPresent() || margin.isPresent();
  }

  /**
   * Whether a position is wanted. One with a single legal move has no margin.
   *
   * @param moves the values of all legal moves for the side to move, the best first; at least one
   */
  public boolean hold(List<Valuation<Move>> moves) {
    int best = moves.getFirst().value().centidiscs();
    boolean even = balance.isEmpty() || Math.abs(best) <= CENTIDISCS * balance.getAsInt();
    return even && (margin.isEmpty() || moves.size() > 1 && best - second(moves) >= least());
  }

  private static int second(List<Valuation<Move>> moves) {
    return moves.get(1).value().centidiscs();
  }

  private int least() {
    return CENTIDISCS * margin.orElseThrow();
  }
}
