package org.kifu.train;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.batch.Batch;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.train.Trainer.TrainingListener;

/**
 * A sampler that draws one position from each game, at a ply chosen at random, and values it.
 * Positions of one game share its result, so more of them would add less information than their
 * number suggests.
 *
 * @param limits the limits of the searches
 * @param jobs the number of threads, which does not change the result
 */
public record ChanceSampler(Limits limits, int jobs, TrainingListener listener) {
  /** The size of the table of an engine, in megabytes; the searches are short. */
  private static final int MEGABYTES = 16;

  /** A position, and the points that the side to move got in the game. */
  private record Drawn(Position position, double points) {}

  /** The samples of some games, in their order; games that were not played to the end have none. */
  public List<ChanceSample> samples(List<TrainingGame> games) {
    List<ChanceSample> samples = new ArrayList<>();
    Iterator<Integer> numbers = IntStream.range(0, games.size()).iterator();
    new Batch(jobs, 16)
        .<Integer, Optional<ChanceSample>>run(
            numbers,
            () -> valued(games),
            sample -> {
              sample.ifPresent(samples::add);
              listener.progress(samples.size(), games.size());
            });
    return samples;
  }

  private Function<Integer, Optional<ChanceSample>> valued(List<TrainingGame> games) {
    Engine engine = new Engine(MEGABYTES);
    return number -> {
      TrainingGame game = games.get(number);
      return drawn(game, number).map(drawn -> value(engine, drawn, game.year()));
    };
  }

  private ChanceSample value(Engine engine, Drawn drawn, int year) {
    Value value = engine.value(drawn.position(), limits).value();
    return new ChanceSample(year, drawn.position().empties(), value.centidiscs(), drawn.points());
  }

  private static Optional<Drawn> drawn(TrainingGame game, int number) {
    Replay<Position, Move> replay = Replay.of(Othello.RULES, GameRecord.ofMoves(game.moves()));
    if (!replay.isComplete()) {
      return Optional.empty();
    }
    List<Step<Position, Move>> steps = replay.steps();
    Position position = steps.get(new SplittableRandom(number).nextInt(steps.size())).before();
    int black = Integer.signum(replay.count().blackDiscDiff());
    int mover = Othello.RULES.sideToMove(position) == Disc.BLACK ? black : -black;
    return Optional.of(new Drawn(position, (1 + mover) / 2.0));
  }

  /**
   * One position of a played game, and the result of the game.
   *
   * @param year the year of the game; 0 if unknown
   * @param empties the number of its empty squares
   * @param centidiscs the value for the side to move, in hundredths of a disc
   * @param points the points that the side to move got: 1 for a win, a half for a draw, 0 for a
   *     loss
   */
  record ChanceSample(int year, int empties, int centidiscs, double points) {}
}
