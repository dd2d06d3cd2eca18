package org.kifu.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;
import org.kifu.evaluation.Weights;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.SelfPlay.ShallowPlayer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame.TrainingArchive;

/**
 * A measurement of the accuracy with which a shallow search predicts a deep one, on which
 * multi-ProbCut depends (M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta
 * Algorithm", 1995). Both depths are even or both are odd. The positions are of each {@link
 * PositionKind} that stands alone and from games of the test years. The searches are full-width.
 *
 * @param empties the numbers of empty squares to measure at
 * @param positions the number of positions of each kind and number of empties
 * @param deepest the plies of the deepest search
 */
public record DeviationTable(
    List<Integer> empties, int positions, int deepest, int jobs, TrainingListener listener) {
  /** Copies the list. */
  public DeviationTable {
    empties = List.copyOf(empties);
  }

  /**
   * Measures the deviations.
   *
   * @param rows takes the results, one at a time
   */
  public void measure(
      Weights weights, TrainingRecipe recipe, List<TrainingGame> games, Consumer<Deviation> rows) {
    PositionSource source = TrainingArchive.of(games).years(recipe.testYears()).source();
    for (int at : empties) {
      listener.step("%d empties".formatted(at));
      List<int[]> values = values(weights, source, at);
      for (int depth = 2; depth <= Math.min(deepest, at); depth++) {
        for (int probe = depth & 1; probe < depth; probe += 2) {
          rows.accept(deviation(values, at, depth, probe));
        }
      }
    }
  }

  /** The values of each position at all depths, from 0. */
  private List<int[]> values(Weights weights, PositionSource source, int at) {
    List<int[]> all = new ArrayList<>();
    for (PositionKind kind : PositionKind.SINGLE) {
      new Batch(jobs, 4)
          .<Integer, Optional<int[]>>run(
              IntStream.range(0, positions).iterator(),
              () -> searched(weights, source, kind, at),
              values -> values.ifPresent(all::add));
      listener.progress(all.size(), (long) positions * PositionKind.SINGLE.size());
    }
    return all;
  }

  private Function<Integer, Optional<int[]>> searched(
      Weights weights, PositionSource source, PositionKind kind, int at) {
    DepthSearch search = new DepthSearch(weights);
    ShallowPlayer player = new ShallowPlayer(weights);
    return number ->
        source.position(kind, at, at, number, player).map(walk -> values(search, walk));
  }

  private int[] values(DepthSearch search, PlayedPosition walk) {
    return IntStream.rangeClosed(0, Math.min(deepest, walk.empties()))
        .map(depth -> search.value(walk.player(), walk.opponent(), depth))
        .toArray();
  }

  private static Deviation deviation(List<int[]> values, int empties, int depth, int probe) {
    double[] apart = values.stream().mapToDouble(of -> (of[depth] - of[probe]) / 100.0).toArray();
    double mean = Arrays.stream(apart).average().orElse(0);
    double squares = 0;
    for (double one : apart) {
      squares += (one - mean) * (one - mean);
    }
    return new Deviation(
        empties, depth, probe, apart.length, mean, Math.sqrt(squares / apart.length));
  }

  /**
   * The difference between the values of two searches of the same positions.
   *
   * @param empties the number of empty squares of the positions
   * @param depth the plies of the deeper search
   * @param probe the plies of the shallower search; 0 for the evaluation without a search
   * @param positions the number of positions
   * @param mean the mean of the deeper value minus the shallower, in discs for the side to move
   * @param standardDeviation the standard deviation of that difference, in discs
   */
  public record Deviation(
      int empties, int depth, int probe, int positions, double mean, double standardDeviation) {}
}
