package org.kifu.train;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.kifu.train.SelfPlay.ShallowPlayer;

/**
 * Positions of games, chosen at random; the same number always gives the same position.
 *
 * @param name the name of the games in the settings of label files
 * @param games the squares of each game, 0 to 63; passes are left out or are -1
 */
record PositionSource(String name, List<byte[]> games) implements Serializable {
  /** Copies the list, because it may be a view of an object that cannot be serialised. */
  PositionSource {
    games = new ArrayList<>(games);
  }

  /** The most games that are tried for one position; short games may not reach it. */
  private static final int PATIENCE = 20;

  /** The positions after the moves of one position, which have numbers in a row. */
  private static final int CHILDREN = 8;

  /**
   * Returns a position in which a side can move.
   *
   * @param kind the kind of the position
   * @param fewest the least number of empties; all numbers of the range are equally likely
   * @param number the number of the position, which determines it together with the kind and the
   *     range
   * @param player the player that answers random moves if the kind requires it
   * @return the position; nothing if chance led only to finished games, or if this is a sibling and
   *     its parent has fewer moves
   */
  Optional<PlayedPosition> position(
      PositionKind kind, int fewest, int most, int number, ShallowPlayer player) {
    int added = (kind.answered() ? 1 : 0) + (kind.isAnyMove() ? 1 : 0);
    int root = kind.isAnyMove() ? number / CHILDREN : number;
    long seed = ((kind.mostRandomMoves() + added) * 64L + fewest) * 64 + most << 32 | root;
    // The sum of siblings is that of another kind, which has the seed itself.
    SplittableRandom random = new SplittableRandom(kind.isAnyMove() ? ~seed : seed);
    for (int attempt = 0; attempt < PATIENCE; attempt++) {
      int empties = fewest + random.nextInt(most - fewest + 1);
      int randomMoves =
          kind.mostRandomMoves() == 0 ? 0 : 1 + random.nextInt(kind.mostRandomMoves());
      byte[] game = games.get(random.nextInt(games.size()));
      PlayedPosition walk = new PlayedPosition();
      if (walk.follow(game, Math.min(60, empties + randomMoves + added))
          && walk.wander(random, empties + added)
          && (!kind.answered() || answered(walk, empties, player))
          && walk.moves() != 0) {
        return kind.isAnyMove() ? child(walk, random, number % CHILDREN) : Optional.of(walk);
      }
    }
    return Optional.empty();
  }

  /**
   * The position after one of eight moves, or after each if there are fewer; nothing if there is no
   * such move, or if the game is over after it.
   */
  private static Optional<PlayedPosition> child(
      PlayedPosition walk, SplittableRandom random, int number) {
    int moves = Long.bitCount(walk.moves());
    int first = random.nextInt(moves);
    if (number >= moves) {
      return Optional.empty();
    }
    walk.play(walk.move((first + number) % moves));
    return walk.moves() == 0 ? Optional.empty() : Optional.of(walk);
  }

  /**
   * Plays the moves of the player until only this number of squares are empty; returns whether the
   * game reached it.
   */
  private static boolean answered(PlayedPosition walk, int empties, ShallowPlayer player) {
    while (walk.empties() > empties && walk.moves() != 0) {
      walk.play(player.best(walk));
    }
    return walk.empties() == empties;
  }

  /** The kinds of training positions, by the moves that are added to a position of a game. */
  enum PositionKind {
    /** A position as it was played. */
    PLAYED(0, false, false),
    /**
     * A position after one or two random moves: a search meets such positions, and players avoid
     * them.
     */
    PERTURBED(2, false, false),
    /** A position after one or two random moves and an answer by a small search. */
    ANSWERED(2, true, false),
    /**
     * Each position after a move, good or bad, in a position after one or two random moves: up to
     * eight moves. They teach the order of the moves of one position.
     */
    SIBLING(2, false, true);

    /** The kinds that stand alone. */
    static final List<PositionKind> SINGLE = List.of(PLAYED, PERTURBED, ANSWERED);

    private final int mostRandomMoves;
    private final boolean answered;
    private final boolean anyMove;

    PositionKind(int mostRandomMoves, boolean answered, boolean anyMove) {
      this.mostRandomMoves = mostRandomMoves;
      this.answered = answered;
      this.anyMove = anyMove;
    }

    /** The most random moves that are added. */
    int mostRandomMoves() {
      return mostRandomMoves;
    }

    /** Whether a chosen move follows the random ones. */
    boolean answered() {
      return answered;
    }

    /** Whether any move follows, each of them in positions with numbers in a row. */
    boolean isAnyMove() {
      return anyMove;
    }
  }
}
