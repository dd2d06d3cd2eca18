package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;

/**
 * The disagreement of another engine about a ply, beyond the errors that the values may have.
 *
 * @param engine the description of that engine
 * @param best all moves that the engine names as the best, in the order of their squares; at least
 *     one
 * @param says its opinion
 */
public record Disagreement(String engine, List<MoveToken> best, Opinion says) {
  /** The opinion of an engine: values, or only a move. */
  public sealed interface Opinion {}

  /**
   * The opinion of an engine that gives values.
   *
   * @param bestBlackCentidiscs the value after one of the best moves, black minus white, in
   *     hundredths of a disc
   * @param blackCentidiscs the value after the played move, in the same unit
   * @param certainty the certainty of both values
   * @param label the label that the loss would get; empty if it would get none
   */
  public record Values(
      int bestBlackCentidiscs, int blackCentidiscs, Certainty certainty, Optional<MoveLabel> label)
      implements Opinion {
    /** The loss of the played move by these values, in hundredths of a disc. */
    public int lossCentidiscs(Disc mover) {
      return mover.sign() * (bestBlackCentidiscs - blackCentidiscs);
    }
  }

  /**
   * The opinion of an engine that names only a move.
   *
   * @param lossCentidiscs the loss of that move by the values of the engine that judges, in
   *     hundredths of a disc; above 0
   */
  public record MoveAlone(int lossCentidiscs) implements Opinion {}

  /** Copies the moves. */
  public Disagreement {
    best = List.copyOf(best);
  }
}
