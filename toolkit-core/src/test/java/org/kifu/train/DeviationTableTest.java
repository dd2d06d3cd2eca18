package org.kifu.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.archive.audit.PlainSolver;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.game.MoveList;
import org.kifu.testing.Games;
import org.kifu.train.DeviationTable.Deviation;
import org.kifu.train.PositionSource.PositionKind;
import org.kifu.train.SelfPlay.ShallowPlayer;
import org.kifu.train.TrainingGame.TrainingArchive;

class DeviationTableTest {
  private static final int YEAR = 1997;
  private static final TrainingRecipe RECIPE =
      new TrainingRecipe(1, 1, 16, 6, 1, false, 0, 0, false, false, Set.of(YEAR));
  private static final int POSITIONS = 40;

  /** Where nothing is worth anything before the end, the differences are the scores themselves. */
  @Test
  void findsTheSpreadOfTheScoresIfTheEvaluationIsNothing() {
    List<Deviation> rows = measured(Trainer.NOTHING, 6);
    double[] scores = scores();
    double mean = Arrays.stream(scores).average().orElseThrow();
    double variance = Arrays.stream(scores).map(s -> (s - mean) * (s - mean)).sum() / scores.length;
    assertThat(row(rows, 6, 0))
        .satisfies(row -> assertThat(row.positions()).isEqualTo(scores.length))
        .satisfies(row -> assertThat(row.mean()).isCloseTo(mean, within(1e-9)))
        .satisfies(
            row ->
                assertThat(row.standardDeviation()).isCloseTo(Math.sqrt(variance), within(1e-9)));
  }

  @Test
  void comparesDepthsOfOneParityOnly() {
    assertThat(measured(Weights.shipped(), 5).stream().map(row -> row.depth() + "-" + row.probe()))
        .containsExactly("2-0", "3-1", "4-0", "4-2", "5-1", "5-3");
  }

  private static List<Deviation> measured(Weights weights, int deepest) {
    List<Deviation> rows = new ArrayList<>();
    new DeviationTable(List.of(6), POSITIONS, deepest, 1, Quiet.LISTENER)
        .measure(weights, RECIPE, games(), rows::add);
    return rows;
  }

  private static Deviation row(List<Deviation> rows, int depth, int probe) {
    return rows.stream()
        .filter(row -> row.depth() == depth && row.probe() == probe)
        .findFirst()
        .orElseThrow();
  }

  /** The scores of the same positions. */
  private static double[] scores() {
    PositionSource source = TrainingArchive.of(games()).source();
    ShallowPlayer player = new ShallowPlayer(Trainer.NOTHING);
    return PositionKind.SINGLE.stream()
        .flatMapToDouble(
            kind ->
                IntStream.range(0, POSITIONS)
                    .mapToObj(number -> source.position(kind, 6, 6, number, player))
                    .flatMap(walk -> walk.stream())
                    .mapToDouble(
                        walk ->
                            PlainSolver.score(
                                new Position(walk.player(), walk.opponent(), Disc.BLACK))))
        .toArray();
  }

  private static List<TrainingGame> games() {
    return Games.match1997().stream()
        .map(Games::squares)
        .map(squares -> new TrainingGame(MoveList.ofSquares(squares), YEAR, OptionalInt.empty()))
        .toList();
  }
}
