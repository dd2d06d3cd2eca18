package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;

/**
 * The disagreement of another engine over a ply, where it is beyond the errors that the values may
 * have.
 *
 * @param engine its description
 * @param best all moves that it names as the best, in the order of their squares; at least one
 * @param says what it says of them
 */
public record Disagreement(String engine, List<MoveToken> best, Opinion says) {
  /** The opinion of an engine: values, or nothing but a move. */
  public sealed interface Opinion {}

  /**
   * The values of an engine that has some.
   *
   * @param bestBlackCentidiscs the value after one of the best moves, black minus white, in
   *     hundredths of a disc
   * @param blackCentidiscs the value after the played move, likewise
   * @param certainty of both values
   * @param label what the loss would be labelled
   */
  public record Values(
      int bestBlackCentidiscs, int blackCentidiscs, Certainty certainty, Optional<MoveLabel> label)
      implements Opinion {
    /** What the played move gave away in its eyes, in hundredths of a disc. */
    public int lossCentidiscs(Disc mover) {
      return mover.sign() * (bestBlackCentidiscs - blackCentidiscs);
    }
  }

  /**
   * An engine that names a move and no values.
   *
   * @param lossCentidiscs what that move gives away by the values of the engine that judges, in
   *     hundredths of a disc; above 0
   */
  public record MoveAlone(int lossCentidiscs) implements Opinion {}

  /** Copies the moves. */
  public Disagreement {
    best = List.copyOf(best);
  }
}
