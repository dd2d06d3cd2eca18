package org.kifu.annotate;

import java.util.Optional;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.replay.Replay;

/**
 * A source of the names of openings.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface OpeningNamer<P, M> {
  /** Returns the deepest position of a game that has a name. */
  Optional<NamedOpening> deepest(Replay<P, M> game);

  /** Returns the number of plies from the start that are on a line to a named position. */
  int knownPlies(Replay<P, M> game);

  /** A namer with the names of the tournament game. */
  static OpeningNamer<Position, Move> of(OpeningNames names) {
    return new OpeningNamer<>() {
      @Override
      public Optional<NamedOpening> deepest(Replay<Position, Move> game) {
        return names.deepest(game);
      }

      @Override
      public int knownPlies(Replay<Position, Move> game) {
        return names.knownPlies(game);
      }
    };
  }

  /** A namer without names. */
  static <P, M> OpeningNamer<P, M> none() {
    return new OpeningNamer<>() {
      @Override
      public Optional<NamedOpening> deepest(Replay<P, M> game) {
        return Optional.empty();
      }

      @Override
      public int knownPlies(Replay<P, M> game) {
        return 0;
      }
    };
  }
}
