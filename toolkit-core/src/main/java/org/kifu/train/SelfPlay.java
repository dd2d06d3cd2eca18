package org.kifu.train;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Weights;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingWorkers.TrainingWork;

/**
 * Games of the program against itself: some random moves, then the best moves by a search to a
 * small depth.
 *
 * @param weights the weights for the evaluation
 */
record SelfPlay(Weights weights) {
  private static final int FEWEST_RANDOM_MOVES = 4;
  private static final int MOST_RANDOM_MOVES = 14;

  /** The number of empty squares at which games stop; no training position has fewer. */
  private static final int LAST_EMPTIES = 4;

  /**
   * Plays games, or takes them from an earlier run.
   *
   * @param first the number of the first game; the number of a game determines its random moves
   * @param games the number of games
   */
  PositionSource source(
      int first, int games, Path folder, TrainingWorkers workers, TrainingListener listener) {
    String name =
        "self-play, %d to %d random moves, depth %d, weights %s"
            .formatted(
                FEWEST_RANDOM_MOVES, MOST_RANDOM_MOVES, ShallowPlayer.DEPTH, weights.checksum());
    String from = first == 0 ? name : name + ", from game " + first;
    listener.step(from);
    List<byte[]> played =
        new ResultFile(folder, "self-play", from)
            .complete(games, new Work(weights, first), workers, listener);
    return new PositionSource("%d games of %s".formatted(games, from), played);
  }

  /** The games from this number on. */
  private record Work(Weights weights, int first) implements TrainingWork {
    @Override
    public IntFunction<byte[]> worker() {
      ShallowPlayer player = new ShallowPlayer(weights);
      return number -> game(first + number, player);
    }
  }

  private static byte[] game(int number, ShallowPlayer player) {
    SplittableRandom random = new SplittableRandom(number);
    int randomMoves = random.nextInt(FEWEST_RANDOM_MOVES, MOST_RANDOM_MOVES + 1);
    PlayedPosition walk = new PlayedPosition();
    byte[] squares = new byte[60];
    int count = 0;
    while (walk.moves() != 0 && walk.empties() > LAST_EMPTIES) {
      int square = count < randomMoves ? walk.randomMove(random) : player.best(walk);
      walk.play(square);
      squares[count++] = (byte) square;
    }
    return Arrays.copyOf(squares, count);
  }

  /** A player that chooses moves by a small search. For one thread. */
  static final class ShallowPlayer {
    /** The plies of the search, including the move. */
    static final int DEPTH = 3;

    private final DepthSearch search;

    ShallowPlayer(Weights weights) {
      this.search = new DepthSearch(weights);
    }

    /** The best move, the first of equal moves; -1 if there is no legal move. */
    int best(PlayedPosition walk) {
      int best = -1;
      int bestValue = Integer.MIN_VALUE;
      for (long rest = walk.moves(); rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        long flips = Flips.flips(square, walk.player(), walk.opponent());
        long player = walk.opponent() & ~flips;
        long opponent = walk.player() | flips | 1L << square;
        int value = valueAfter(player, opponent);
        if (value > bestValue) {
          bestValue = value;
          best = square;
        }
      }
      return best;
    }

    private int valueAfter(long player, long opponent) {
      boolean passes = Mobility.legalMoves(player, opponent) == 0;
      return passes
          ? search.value(opponent, player, DEPTH - 1)
          : -search.value(player, opponent, DEPTH - 1);
    }
  }
}
