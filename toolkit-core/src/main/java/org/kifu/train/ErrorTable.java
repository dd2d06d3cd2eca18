package org.kifu.train;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kifu.batch.Batch;
import org.kifu.evaluation.Weights;
import org.kifu.train.TestPositions.TestSet;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame.TrainingArchive;

/**
 * A measurement of weights on positions that they were not fitted to, whose scores are exact: how
 * far values are off, and how good the chosen moves are.
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
    TestPositions tests =
        new TestPositions(weights, folder, TrainingWorkers.threads(jobs), listener);
    for (TestSet set : tests.sets(unseen, empties, positions)) {
      for (int depth : depths) {
        listener.step("%s, %d empties, depth %d".formatted(set.kind(), set.empties(), depth));
        rows.accept(row(set, weights, depth));
      }
    }
  }

  private ErrorRow row(TestSet set, Weights weights, int depth) {
    boolean chooses = depth > 0 && set.empties() != TrainingArchive.THEORY_EMPTIES;
    int most = depth > 0 && !chooses ? SEARCHED : Integer.MAX_VALUE;
    Sums sums = new Sums();
    new Batch(jobs, 16)
        .<ScoredPosition, Found>run(
            set.positions().stream().limit(most).iterator(),
            () -> finder(weights, depth, chooses),
            found -> {
              sums.add(found);
              listener.progress(0, 0);
            });
    return sums.row(set, depth);
  }

  private static Function<ScoredPosition, Found> finder(
      Weights weights, int depth, boolean chooses) {
    DepthSearch search = new DepthSearch(weights);
    return at -> {
      if (chooses && at.moves() > 1) {
        DepthSearch.Choice choice = search.choice(at.player(), at.opponent(), depth);
        int lost = at.score() - at.score(choice.square());
        return new Found(choice.value() / 100.0 - at.score(), lost);
      }
      int value = search.value(at.player(), at.opponent(), depth);
      return new Found(value / 100.0 - at.score(), Found.NO_CHOICE);
    };
  }

  /**
   * The findings of a position.
   *
   * @param error value minus score, in discs
   * @param lost the discs that the chosen move loses, or {@link #NO_CHOICE}
   */
  private record Found(double error, int lost) {
    static final int NO_CHOICE = -1;
  }

  private static final class Sums {
    private int positions;
    private int choices;
    private int best;
    private long lost;
    private double errors;
    private double absolute;

    void add(Found found) {
      positions++;
      errors += found.error();
      absolute += Math.abs(found.error());
      if (found.lost() != Found.NO_CHOICE) {
        choices++;
        best += found.lost() == 0 ? 1 : 0;
        lost += found.lost();
      }
    }

    ErrorRow row(TestSet set, int depth) {
      return new ErrorRow(
          set.kind(),
          set.empties(),
          positions,
          depth,
          errors / positions,
          absolute / positions,
          choices == 0 ? OptionalDouble.empty() : OptionalDouble.of(100.0 * best / choices),
          choices == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) lost / choices));
    }
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
   * @param bestMoves the percentage of positions with a choice in which the search finds a best
   *     move; nothing without a search, and where the scores of the moves are not known
   * @param regret the mean of what its move loses there, in discs
   */
  public record ErrorRow(
      String kind,
      int empties,
      int positions,
      int depth,
      double meanError,
      double meanAbsoluteError,
      OptionalDouble bestMoves,
      OptionalDouble regret) {}
}
