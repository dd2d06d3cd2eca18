package org.kifu.bitboard;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Perft 10 with the kernels compiled into it as a search has them. The figure is {@code calls},
 * which are leaves, over {@code cpuMicros}: millions a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PerftBenchmark {
  private static final int DEPTH = 10;
  private static final int LEAVES = 24_571_284;

  /** By the scalar form. */
  @Benchmark
  @OperationsPerInvocation(LEAVES)
  @Fork(jvmArgsAppend = "-Dkifu.kernel=scalar")
  public long scalar(CpuTime time) {
    return counted(time);
  }

  /** By the vector form of this processor: rays with AVX-512, else fills. */
  @Benchmark
  @OperationsPerInvocation(LEAVES)
  @Fork(jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-Dkifu.kernel=vector"})
  public long vector(CpuTime time) {
    return counted(time);
  }

  /** By the vector form of a processor without AVX-512. */
  @Benchmark
  @OperationsPerInvocation(LEAVES)
  @Fork(
      jvmArgsAppend = {
        "--add-modules=jdk.incubator.vector",
        "-Dkifu.kernel=vector",
        "-XX:UseAVX=2"
      })
  public long vectorOfAvx2(CpuTime time) {
    return counted(time);
  }

  private static long counted(CpuTime time) {
    time.calls += LEAVES;
    long leaves = leaves(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, DEPTH);
    if (leaves != LEAVES) {
      throw new IllegalStateException("counted " + leaves);
    }
    return leaves;
  }

  /** The last ply is counted in bulk; a pass is a ply. */
  private static long leaves(long player, long opponent, int depth) {
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      boolean isOver = depth == 1 || Mobility.legalMoves(opponent, player) == 0;
      return isOver ? 1 : leaves(opponent, player, depth - 1);
    }
    if (depth == 1) {
      return Long.bitCount(moves);
    }
    long leaves = 0;
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Flips.flips(square, player, opponent);
      leaves += leaves(opponent ^ flips, player ^ flips ^ 1L << square, depth - 1);
    }
    return leaves;
  }
}
