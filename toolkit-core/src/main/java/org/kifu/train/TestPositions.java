package org.kifu.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.kifu.evaluation.Weights;
import org.kifu.search.Engine;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.SelfPlay.ShallowPlayer;
import org.kifu.train.Trainer.TrainingListener;
import org.kifu.train.TrainingGame.TrainingArchive;
import org.kifu.train.TrainingWorkers.TrainingWork;

/**
 * Positions that no weight was fitted to, with their scores: from games of the test years, as
 * played and after random moves, and from self-play games with other random openings.
 *
 * @param weights the weights that play the self-play games; the scores do not depend on them
 * @param folder the folder that keeps the solved positions
 */
record TestPositions(
    Weights weights, Path folder, TrainingWorkers workers, TrainingListener listener) {
  /** The number of the first self-play game for tests, which training never reaches. */
  private static final int FIRST_TEST_GAME = 10_000_000;

  private static final int TEST_GAMES = 2000;

  /** The most games that are played for each position to measure. */
  private static final int GAMES_PER_POSITION = 100;

  /** A set of positions of one kind. */
  record TestSet(String kind, int empties, List<ScoredPosition> positions) {}

  /**
   * The sets for some numbers of empty squares, each of which takes three sets. For 24 there is one
   * set, of all positions whose scores the archive states.
   *
   * @param unseen the games of the test years
   * @param count the number of positions of a set; a few are left out by chance
   */
  List<TestSet> sets(TrainingArchive unseen, List<Integer> empties, int count) {
    List<TestSet> sets = new ArrayList<>();
    int tried = Math.min(TEST_GAMES, GAMES_PER_POSITION * count);
    PositionSource selfPlay =
        new SelfPlay(weights).source(FIRST_TEST_GAME, tried, folder, workers, listener);
    for (int at : empties) {
      if (at == TrainingArchive.THEORY_EMPTIES) {
        sets.add(new TestSet("played", at, theory(unseen.theory())));
      } else {
        PositionSource archive = unseen.source();
        sets.add(solved("played", archive, PositionKind.PLAYED, at, count));
        sets.add(solved("after random moves", archive, PositionKind.PERTURBED, at, count));
        sets.add(solved("self-play", selfPlay, PositionKind.PLAYED, at, count));
      }
    }
    return sets;
  }

  private static List<ScoredPosition> theory(TrainingSamples samples) {
    List<ScoredPosition> positions = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      int score = samples.centidiscs(i) / 100;
      positions.add(new ScoredPosition(samples.player(i), samples.opponent(i), score));
    }
    return positions;
  }

  private TestSet solved(
      String kind, PositionSource source, PositionKind moves, int empties, int count) {
    String name = moves.name().toLowerCase(Locale.ROOT);
    String settings =
        "%s, %s, %d empties, scores of all moves".formatted(source.name(), name, empties);
    listener.step(settings);
    ResultFile file = new ResultFile(folder, "moves-%s-%02d".formatted(name, empties), settings);
    List<ScoredPosition> positions =
        file.complete(count, new Work(source, moves, empties), workers, listener).stream()
            .map(ScoredPosition::of)
            .flatMap(Optional::stream)
            .toList();
    return new TestSet(kind, empties, positions);
  }

  /** The positions of one file. */
  private record Work(PositionSource source, PositionKind kind, int empties)
      implements TrainingWork {
    @Override
    public IntFunction<byte[]> worker() {
      Engine engine = new Engine(Engine.DEFAULT_MEGABYTES, 1, Weights.shipped());
      ShallowPlayer nobody = new ShallowPlayer(Trainer.NOTHING); // no kind here is answered
      return number ->
          source
              .position(kind, empties, empties, number, nobody)
              .map(at -> ScoredPosition.solved(at, engine))
              .orElse(new byte[0]);
    }
  }
}
