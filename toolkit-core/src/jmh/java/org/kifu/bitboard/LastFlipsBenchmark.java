package org.kifu.bitboard;

import java.util.Random;
import java.util.concurrent.TimeUnit;
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
 * Ways to count what the last move turns, over 4,096 boards. The figure is {@code cpuMicros} over
 * {@code calls}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 2,
    jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-Dkifu.kernel=scalar"})
public class LastFlipsBenchmark {
  private static final int POSITIONS = 4096;
  private static final byte[] TURNED = new byte[8 * 256];
  private static final long[] HIGHER = new long[256];
  private static final long[] LOWER = new long[256];
  private static final long FILE_A = 0x0101_0101_0101_0101L;

  private final long[] players = new long[POSITIONS];
  private final int[] moves = new int[POSITIONS];

  static {
    int[] files = {1, 0, 1, -1};
    int[] ranks = {0, 1, 1, 1};
    for (int square = 0; square < 64; square++) {
      for (int line = 0; line < 4; line++) {
        HIGHER[4 * square + line] = ray(square, files[line], ranks[line]);
        LOWER[4 * square + line] = ray(square, -files[line], -ranks[line]);
      }
    }
    for (int at = 0; at < 8; at++) {
      for (int line = 0; line < 256; line++) {
        TURNED[at << 8 | line] =
            (byte) ((line >>> at & 1) != 0 ? 0 : LastFlips.count(at, (long) line));
      }
    }
  }

  private static long ray(int square, int fileStep, int rankStep) {
    long ray = 0;
    int file = (square & 7) + fileStep;
    int rank = (square >>> 3) + rankStep;
    while (((file | rank) & ~7) == 0) {
      ray |= 1L << 8 * rank + file;
      file += fileStep;
      rank += rankStep;
    }
    return ray;
  }

  /** Fills the arrays with boards of random discs and one empty square. */
  @Setup
  public void fill() {
    Random random = new Random(3);
    for (int i = 0; i < POSITIONS; i++) {
      moves[i] = random.nextInt(64);
      players[i] = random.nextLong() & ~(1L << moves[i]);
    }
  }

  /** The count by table. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long table(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += LastFlips.count(moves[i], players[i]);
    }
    return sum;
  }

  /** The discs by the common kernel, counted. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long flips(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      long player = players[i];
      long opponent = ~player & ~(1L << moves[i]);
      sum += Long.bitCount(Flips.flips(moves[i], player, opponent));
    }
    return sum;
  }

  /** The same by vector rays. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long vectorRays(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      sum += Long.bitCount(VectorKernel.flipsByRays(moves[i], players[i], ~players[i]));
    }
    return sum;
  }

  /** The nearest of the player's discs on each ray, the runs counted at once. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long rays(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      int ray = moves[i] << 2;
      long player = players[i];
      long turned = 0;
      for (int line = 0; line < 4; line++) {
        long higher = Long.lowestOneBit(player & HIGHER[ray + line]);
        turned |= higher - (-higher >>> 63) & HIGHER[ray + line];
        long lower = Long.highestOneBit(player & LOWER[ray + line]);
        turned |= -lower << 1 & LOWER[ray + line];
      }
      sum += Long.bitCount(turned);
    }
    return sum;
  }

  /** Lines gathered by the processor's own bit extraction. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long compress(CpuTime time) {
    time.calls += POSITIONS;
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      int square = moves[i];
      long player = players[i];
      int file = square & 7;
      int rank = square >>> 3;
      int at = square << 2;
      sum +=
          TURNED[file << 8 | (int) (player >>> (square & 56)) & 0xFF]
              + TURNED[rank << 8 | (int) Long.compress(player, FILE_A << file)]
              + compressed(player, 1L << square | HIGHER[at + 2], LOWER[at + 2])
              + compressed(player, 1L << square | HIGHER[at + 3], LOWER[at + 3]);
    }
    return sum;
  }

  private static int compressed(long player, long higher, long lower) {
    int at = Long.bitCount(lower);
    return TURNED[at << 8 | (int) Long.compress(player, higher | lower)];
  }
}
