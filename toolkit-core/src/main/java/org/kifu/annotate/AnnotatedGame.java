package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.opening.NamedOpening;

/**
 * A game with the value of every ply. Nothing in it depends on the number of threads, on the time
 * or on the machine.
 *
 * @param game who played what, and how it ended
 * @param opening the name of the opening; nothing if it has none
 * @param moves all plies, passes included; at least one
 * @param black the metrics of the player of the black discs
 * @param white the metrics of the player of the white discs
 * @param settings what the values depend on
 */
public record AnnotatedGame(
    GameFacts game,
    Optional<NamedOpening> opening,
    List<AnnotatedMove> moves,
    PlayerMetrics black,
    PlayerMetrics white,
    AnnotationSettings settings)
    implements AnnotationResult {
  /** Copies the moves. */
  public AnnotatedGame {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("an annotated game needs a move");
    }
  }
}
