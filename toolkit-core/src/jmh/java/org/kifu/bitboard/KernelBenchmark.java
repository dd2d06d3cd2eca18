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

/**
 * The forms of the kernels over 4,096 positions of random games. The figure is {@code cpuMicros}
 * over {@code calls}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
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

  /** Legal moves of each position by the kernel that runs. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long legalMoves(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Mobility.legalMoves(players[i], opponents[i]);
    }
    return sum;
  }

  /** The same by the scalar fill. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long legalMovesScalar(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Mobility.scalar(players[i], opponents[i]);
    }
    return sum;
  }

  /** The same by the vector fill. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long legalMovesFill(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += VectorKernel.legalMoves(players[i], opponents[i]);
    }
    return sum;
  }

  /** Discs flipped by one move of each position by the kernel that runs. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long flips(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Flips.flips(moves[i], players[i], opponents[i]);
    }
    return sum;
  }

  /** The same by scalar rays. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long flipsScalar(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Flips.scalar(moves[i], players[i], opponents[i]);
    }
    return sum;
  }

  /** The same by the vector fill. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long flipsFill(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += VectorKernel.flipsByFill(moves[i], players[i], opponents[i]);
    }
    return sum;
  }

  /** The same by vector rays. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long flipsRays(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += VectorKernel.flipsByRays(moves[i], players[i], opponents[i]);
    }
    return sum;
  }

  /** The stable discs of both sides of each position, which are two calls. */
  @Benchmark
  @OperationsPerInvocation(2 * POSITIONS)
  public long stable(CpuTime time) {
    time.calls += 2 * POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Stability.stable(players[i], opponents[i]);
      sum += Stability.stable(opponents[i], players[i]);
    }
    return sum;
  }
}
