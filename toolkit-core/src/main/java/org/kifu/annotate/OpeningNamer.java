package org.kifu.annotate;

import java.util.Optional;
import org.kifu.opening.NamedOpening;
import org.kifu.replay.Replay;

/**
 * Knows the names of openings; {@code OpeningNames.english()::deepest} is one for the tournament
 * game.
 *
 * @param <P> a position
 * @param <M> a move
 */
@FunctionalInterface
public interface OpeningNamer<P, M> {
  /** Returns the deepest position of a game that has a name. */
  Optional<NamedOpening> deepest(Replay<P, M> game);

  /** Knows no names. */
  static <P, M> OpeningNamer<P, M> none() {
    return _ -> Optional.empty();
  }
}
