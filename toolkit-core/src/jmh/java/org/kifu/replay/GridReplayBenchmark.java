package org.kifu.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.rules.Rules;
import org.kifu.rules.grid.GridPosition;
import org.kifu.rules.grid.NamedGrids;
import org.kifu.verify.VerifyBenchmark.Counter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random games of 10x10 squares on one core, replayed from memory by the general engine. The figure
 * is {@code games} over {@code cpuMillis}, in thousands a second; an operation is 1000 games.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class GridReplayBenchmark {
  private static final int GAMES = 1000;

  private final List<GameRecord> games = new ArrayList<>();

  /** Plays the games. */
  @Setup
  public void play() {
    Random random = new Random(1);
    for (int game = 0; game < GAMES; game++) {
      games.add(GameRecord.ofMoves(MoveList.of(moves(NamedGrids.GRAND_OTHELLO, random))));
    }
  }

  private static <M> List<MoveToken> moves(Rules<GridPosition, M> rules, Random random) {
    List<MoveToken> tokens = new ArrayList<>();
    GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (List<M> legal = rules.legalMoves(position);
        !legal.isEmpty();
        legal = rules.legalMoves(position)) {
      M move = legal.get(random.nextInt(legal.size()));
      if (!(rules.token(move) instanceof MoveToken.Pass)) {
        tokens.add(rules.token(move));
      }
      position = rules.play(position, move);
    }
    return tokens;
  }

  /** Every move, the passes that are left out, the end and the score. */
  @Benchmark
  public int replay(Counter counter) {
    int black = 0;
    for (GameRecord game : games) {
      black += Replay.of(NamedGrids.GRAND_OTHELLO, game).count().blackDiscs();
    }
    counter.games += games.size();
    return black;
  }
}
