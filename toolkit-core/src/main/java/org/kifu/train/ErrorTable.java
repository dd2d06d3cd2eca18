package org.kifu.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;
import org.kifu.evaluation.Weights;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame.TrainingArchive;

/**
 * A measurement of weights on positions that they were not fitted to: positions from games of the
 * test years, as played and after random moves, and from self-play games with other random
 * openings. The scores are exact: they are solved, or come from the archive.
 *
 * @param empties the numbers of empty squares to measure at; at 24 the scores come from the archive
 * @param positions the number of positions of each kind and number of empties; of the positions
 *     with scores from the archive, all are measured
 * @param folder the folder that keeps the solved positions
 */
public record ErrorTable(
    List<Integer> empties, int positions, Path folder, int jobs, TrainingListener listener) {
  /** The most positions that are measured with a search. */
  private static final int SEARCHED = 500;

  /** The number of the first self-play game for tests, which training never reaches. */
  private static final int FIRST_TEST_GAME = 10_000_000;

  private static final int TEST_GAMES = 2000;

  /** The most games that are played for each position to measure. */
  private static final int GAMES_PER_POSITION = 100;

  /** A set of positions with their scores. */
  private record TestSet(String kind, int empties, TrainingSamples samples) {}

  /** Copies the list. */
  public ErrorTable {
    empties = List.copyOf(empties);
  }

  /**
   * Measures the errors.
   *
   * @param weights the weights to measure, which also play the self-play games
   * @param games the games, of which those of the test years are used
   * @param depths the plies of search, 0 for none
   * @param rows takes the results, one at a time
   */
  public void measure(
      Weights weights,
      TrainingRecipe recipe,
      List<TrainingGame> games,
      List<Integer> depths,
      Consumer<ErrorRow> rows) {
    TrainingArchive unseen = TrainingArchive.of(games).years(recipe.testYears());
    for (TestSet set : sets(weights, unseen)) {
      for (int depth : depths) {
        listener.step("%s, %d empties, depth %d".formatted(set.kind(), set.empties(), depth));
        rows.accept(row(set, weights, depth));
      }
    }
  }

  private List<TestSet> sets(Weights weights, TrainingArchive unseen) {
    SelfPlay player = new SelfPlay(weights);
    List<TestSet> sets = new ArrayList<>();
    int tried = Math.min(TEST_GAMES, GAMES_PER_POSITION * positions);
    PositionSource selfPlay =
        player.source(FIRST_TEST_GAME, tried, folder, TrainingWorkers.threads(jobs), listener);
    for (int at : empties) {
      if (at == TrainingArchive.THEORY_EMPTIES) {
        sets.add(new TestSet("played", at, unseen.theory()));
      } else {
        PositionSource archive = unseen.source();
        PositionLabeller labeller =
            new PositionLabeller(weights, folder, TrainingWorkers.threads(jobs), listener);
        sets.add(solved("played", labeller, archive, PositionKind.PLAYED, at));
        sets.add(solved("after random moves", labeller, archive, PositionKind.PERTURBED, at));
        sets.add(solved("self-play", labeller, selfPlay, PositionKind.PLAYED, at));
      }
    }
    return sets;
  }

  private TestSet solved(
      String name, PositionLabeller labeller, PositionSource source, PositionKind kind, int at) {
    PositionLabeller.Teacher solver = new PositionLabeller.Teacher(at, 1, false, Trainer.NOTHING);
    return new TestSet(name, at, labeller.of(source, kind, at, at, positions, solver));
  }

  private ErrorRow row(TestSet set, Weights weights, int depth) {
    TrainingSamples samples = set.samples();
    int count = depth == 0 ? samples.size() : Math.min(SEARCHED, samples.size());
    double[] sums = new double[2];
    new Batch(jobs, 16)
        .<Integer, Double>run(
            IntStream.range(0, count).iterator(),
            () -> errors(samples, weights, depth),
            error -> {
              sums[0] += error;
              sums[1] += Math.abs(error);
              listener.progress(0, 0);
            });
    return new ErrorRow(set.kind(), set.empties(), count, depth, sums[0] / count, sums[1] / count);
  }

  private static Function<Integer, Double> errors(
      TrainingSamples samples, Weights weights, int depth) {
    DepthSearch search = new DepthSearch(weights);
    return sample -> {
      int value = search.value(samples.player(sample), samples.opponent(sample), depth);
      return (value - samples.centidiscs(sample)) / 100.0;
    };
  }

  /**
   * The errors of values on positions of one kind.
   *
   * @param kind the kind of the positions
   * @param empties their number of empty squares
   * @param positions the number of positions
   * @param depth the plies that are searched before the evaluation; 0 for the evaluation without a
   *     search
   * @param meanError the mean of value minus score, in discs for the side to move
   * @param meanAbsoluteError the mean of the absolute value of that difference, in discs
   */
  public record ErrorRow(
      String kind,
      int empties,
      int positions,
      int depth,
      double meanError,
      double meanAbsoluteError) {}
}
