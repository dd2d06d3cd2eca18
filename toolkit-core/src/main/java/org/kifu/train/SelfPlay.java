package org.kifu.train;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.evaluation.Weights;

/**
 * Games of the program against itself: some random moves, then the move whose search to a small
 * depth is best.
 *
 * @param weights what it evaluates with
 */
record SelfPlay(Weights weights) {
  private static final int FEWEST_RANDOM_MOVES = 6;
  private static final int MOST_RANDOM_MOVES = 24;

  /** Plies of the search, the move included. */
  private static final int DEPTH = 3;

  /** No training position lies further down. */
  private static final int LAST_EMPTIES = 4;

  PositionSource source(int games, Path folder, int jobs, TrainingListener listener) {
    String name =
        "self-play, %d to %d random moves, depth %d, weights %s"
            .formatted(FEWEST_RANDOM_MOVES, MOST_RANDOM_MOVES, DEPTH, weights.checksum());
    listener.step(name);
    List<byte[]> played =
        new ResultFile(folder, "self-play", name)
            .complete(
                games,
                () -> {
                  DepthSearch search = new DepthSearch(weights);
                  return number -> game(number, search);
                },
                jobs,
                listener);
    return new PositionSource("%d games of %s".formatted(games, name), played);
  }

  private static byte[] game(int number, DepthSearch search) {
    SplittableRandom random = new SplittableRandom(number);
    int randomMoves = random.nextInt(FEWEST_RANDOM_MOVES, MOST_RANDOM_MOVES + 1);
    Walk walk = new Walk();
    byte[] squares = new byte[60];
    int count = 0;
    while (walk.moves() != 0 && walk.empties() > LAST_EMPTIES) {
      int square = count < randomMoves ? walk.randomMove(random) : best(walk, search);
      walk.play(square);
      squares[count++] = (byte) square;
    }
    return Arrays.copyOf(squares, count);
  }

  private static int best(Walk walk, DepthSearch search) {
    int best = -1;
    int bestValue = Integer.MIN_VALUE;
    for (long rest = walk.moves(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Flips.flips(square, walk.player(), walk.opponent());
      long player = walk.opponent() & ~flips;
      long opponent = walk.player() | flips | 1L << square;
      int value = valueAfter(player, opponent, search);
      if (value > bestValue) {
        bestValue = value;
        best = square;
      }
    }
    return best;
  }

  private static int valueAfter(long player, long opponent, DepthSearch search) {
    boolean passes = Mobility.legalMoves(player, opponent) == 0;
    return passes
        ? search.value(opponent, player, DEPTH - 1)
        : -search.value(player, opponent, DEPTH - 1);
  }
}
