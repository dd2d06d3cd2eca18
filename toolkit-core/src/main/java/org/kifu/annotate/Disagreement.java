package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;

/**
 * What another engine says of a ply, where that is beyond the errors that both values may have.
 *
 * @param engine its description
 * @param best all its best moves, in the order of their squares; at least one
 * @param bestBlackCentidiscs the value after one of them, black minus white, in hundredths of a
 *     disc
 * @param blackCentidiscs the value after the played move, likewise
 * @param certainty of both values
 * @param label what the loss would be labelled
 */
public record Disagreement(
    String engine,
    List<String> best,
    int bestBlackCentidiscs,
    int blackCentidiscs,
    Certainty certainty,
    Optional<MoveLabel> label) {
  /** Copies the moves. */
  public Disagreement {
    best = List.copyOf(best);
  }

  /** What the played move gave away in its eyes, in hundredths of a disc. */
  public int lossCentidiscs(Disc mover) {
    int loss = bestBlackCentidiscs - blackCentidiscs;
    return mover == Disc.BLACK ? loss : -loss;
  }
}
