package org.kifu.bitboard;

import java.util.concurrent.TimeUnit;
import org.kifu.board.Position;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The two kernels over 4,096 positions of random games: nanoseconds a call. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class KernelBenchmark {
  private static final int POSITIONS = 4096;

  private final long[] players = new long[POSITIONS];
  private final long[] opponents = new long[POSITIONS];
  private final int[] moves = new int[POSITIONS];

  /** Fills the arrays with positions that have a move, and one of their moves. */
  @Setup
  public void fill() {
    int filled = 0;
    for (PlainBoard board : Games.randomPositions(1, 200)) {
      Position position = Games.position(board);
      long legal = Mobility.legalMoves(position.player(), position.opponent());
      if (legal != 0 && filled < POSITIONS) {
        players[filled] = position.player();
        opponents[filled] = position.opponent();
        moves[filled++] = Long.numberOfTrailingZeros(legal);
      }
    }
    if (filled < POSITIONS) {
      throw new IllegalArgumentException("only " + filled + " positions");
    }
  }

  /** Legal moves of each position. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long legalMoves() {
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Mobility.legalMoves(players[i], opponents[i]);
    }
    return sum;
  }

  /** Discs flipped by one move of each position. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long flips() {
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Flips.flips(moves[i], players[i], opponents[i]);
    }
    return sum;
  }
}
