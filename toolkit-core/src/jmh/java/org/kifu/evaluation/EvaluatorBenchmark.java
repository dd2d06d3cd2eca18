package org.kifu.evaluation;

import java.util.concurrent.TimeUnit;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
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

/** A move from each of 2,048 positions at 24 empties, and its value: nanoseconds a move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class EvaluatorBenchmark {
  private static final int POSITIONS = 2048;
  private static final int EMPTIES = 24;

  private final long[] players = new long[POSITIONS];
  private final long[] opponents = new long[POSITIONS];
  private final int[] squares = new int[POSITIONS];
  private final long[] flips = new long[POSITIONS];
  private final Evaluator evaluator = new Evaluator(Weights.shipped());

  /** Finds positions that have a move. */
  @Setup
  public void fill() {
    int filled = 0;
    for (PlainBoard board : Games.randomPositions(1, 4000)) {
      Position position = Games.position(board);
      long legal = Mobility.legalMoves(position.player(), position.opponent());
      if (position.empties() == EMPTIES && legal != 0 && filled < POSITIONS) {
        players[filled] = position.player();
        opponents[filled] = position.opponent();
        squares[filled] = Long.numberOfTrailingZeros(legal);
        flips[filled] = Flips.flips(squares[filled], position.player(), position.opponent());
        filled++;
      }
    }
    if (filled < POSITIONS) {
      throw new IllegalArgumentException("only " + filled + " positions");
    }
    evaluator.set(players[0], opponents[0]);
  }

  /** The move alone; which row it starts from does not matter to the time. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void play() {
    for (int i = 0; i < POSITIONS; i++) {
      evaluator.play(EMPTIES, squares[i], flips[i]);
    }
  }

  /** A position from scratch, the move and the value of what it leads to, mobility known. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long setPlayAndValue() {
    long sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
      evaluator.set(players[i], opponents[i]);
      evaluator.play(EMPTIES, squares[i], flips[i]);
      sum += evaluator.centidiscs(EMPTIES - 1, 8, 8);
    }
    return sum;
  }

  /** A position from scratch, and the move: what the value costs is the difference. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void setAndPlay() {
    for (int i = 0; i < POSITIONS; i++) {
      evaluator.set(players[i], opponents[i]);
      evaluator.play(EMPTIES, squares[i], flips[i]);
    }
  }
}
