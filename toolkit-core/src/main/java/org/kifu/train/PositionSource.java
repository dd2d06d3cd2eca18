package org.kifu.train;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.kifu.train.SelfPlay.ShallowPlayer;

/**
 * Positions of games, chosen at random, the same for the same number every time.
 *
 * @param name names the games in the settings of label files
 * @param games squares 0 to 63 a game; passes left out or -1
 */
record PositionSource(String name, List<byte[]> games) implements Serializable {
  /** Copies the list, as a list may be a view of something that cannot travel. */
  PositionSource {
    games = new ArrayList<>(games);
  }

  /** Games tried for one position; short games do not come as far as others. */
  private static final int PATIENCE = 20;

  /**
   * Returns a position where somebody can move.
   *
   * @param kind what is done to it
   * @param fewest the least number of empties, each of the range being as likely
   * @param number decides the choice, together with kind and range
   * @param player answers random moves where the kind has it so
   * @return none if chance led to finished games only
   */
  Optional<PlayedPosition> position(
      PositionKind kind, int fewest, int most, int number, ShallowPlayer player) {
    int answers = kind.answered() ? 1 : 0;
    long seed = ((kind.mostRandomMoves() + answers) * 64L + fewest) * 64 + most << 32 | number;
    SplittableRandom random = new SplittableRandom(seed);
    for (int attempt = 0; attempt < PATIENCE; attempt++) {
      int empties = fewest + random.nextInt(most - fewest + 1);
      int randomMoves =
          kind.mostRandomMoves() == 0 ? 0 : 1 + random.nextInt(kind.mostRandomMoves());
      byte[] game = games.get(random.nextInt(games.size()));
      PlayedPosition walk = new PlayedPosition();
      if (walk.follow(game, Math.min(60, empties + randomMoves + answers))
          && walk.wander(random, empties + answers)
          && answered(walk, empties, player)
          && walk.moves() != 0) {
        return Optional.of(walk);
      }
    }
    return Optional.empty();
  }

  /** Plays the player's moves until so few squares are empty; whether it came so far. */
  private static boolean answered(PlayedPosition walk, int empties, ShallowPlayer player) {
    while (walk.empties() > empties && walk.moves() != 0) {
      walk.play(player.best(walk));
    }
    return walk.empties() == empties;
  }

  /**
   * The kinds of training positions: what is done to a position of a game before it becomes one.
   */
  enum PositionKind {
    /** Nothing. */
    PLAYED(0, false),
    /** The last one or two moves are random ones: what a search meets, and players avoid. */
    PERTURBED(2, false),
    /** The last move answers one or two random ones as well as a small search can. */
    ANSWERED(2, true);

    private final int mostRandomMoves;
    private final boolean answered;

    PositionKind(int mostRandomMoves, boolean answered) {
      this.mostRandomMoves = mostRandomMoves;
      this.answered = answered;
    }

    /** The most random moves. */
    int mostRandomMoves() {
      return mostRandomMoves;
    }

    /** Whether a chosen move follows the random ones. */
    boolean answered() {
      return answered;
    }
  }
}
