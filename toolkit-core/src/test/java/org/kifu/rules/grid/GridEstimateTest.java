package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.rules.Catalogue;

/** Laws of estimates; which numbers they are depends on the weights. */
class GridEstimateTest {
  static final List<String> SQUARE =
      List.of("grid:5x5", "grid:6x6", "grand", "eight-stars", "anti", "one-way", "grid:16x16");

  private static final int POSITIONS = 60;

  @ParameterizedTest
  @FieldSource("SQUARE")
  void isTheSameForMirroredPositions(String name) {
    GridRules rules = rules(name);
    for (GridPosition position : positions(rules)) {
      assertThat(rules.estimate(mirrored(position))).isEqualTo(rules.estimate(position));
    }
  }

  @ParameterizedTest
  @FieldSource("SQUARE")
  void changesItsSignWithTheSideToMove(String name) {
    GridRules rules = rules(name);
    for (GridPosition position : positions(rules)) {
      assertThat(rules.estimate(position.passed())).isEqualTo(-rules.estimate(position));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"grid:4x4", "anti:4x4", "grid:4x5", "one-way:4x4", "anti:5x5"})
  void staysInTheRangeOfScores(String name) {
    GridRules rules = rules(name);
    int most = 100 * rules.scoring().orElseThrow().squares();
    for (GridPosition position : positions(rules)) {
      assertThat(rules.estimate(position)).isBetween(-most, most);
    }
  }

  /** The sets of one word find what sets of any number of words find. */
  @ParameterizedTest
  @ValueSource(strings = {"grid:4x4", "grid:5x6", "grid:8x8", "anti:7x7", "one-way"})
  void findsTheSameTermsOnSmallBoardsInBothWays(String name) {
    GridRules rules = rules(name);
    for (GridPosition position : positions(rules)) {
      GridShape shape = position.shape();
      assertThat(new SmallBoardTerms(shape).of(position))
          .isEqualTo(new LargeBoardTerms(shape).of(position));
    }
  }

  @Test
  void findsTheSameTermsBesideHolesInBothWays() {
    GridShape shape = GridShape.withHoles(8, 8, List.of(0, 1, 8, 20, 63));
    GridRules rules = new GridRules("holes", shape, GridRules.StartLayout.CROSSED);
    for (GridPosition position : positions(rules)) {
      assertThat(new SmallBoardTerms(shape).of(position))
          .isEqualTo(new LargeBoardTerms(shape).of(position));
    }
  }

  /** Discs are settled only if the slow search for settled discs has them, too. */
  @ParameterizedTest
  @FieldSource("SQUARE")
  void countsOnlyDiscsAsSettledThatAre(String name) {
    for (GridPosition position : positions(rules(name))) {
      GridPosition alone = without(position, position.sideToMove().opponent());
      int settled = EstimateTerms.on(position.shape()).of(alone)[EstimateTerms.SETTLED];
      assertThat(settled)
          .isBetween(
              Long.bitCount(position.ownDiscs()[0] & position.shape().safeSquares()[0]),
              SettledDiscs.of(position, position.sideToMove()).bitCount());
    }
  }

  private static GridRules rules(String name) {
    return (GridRules) Catalogue.byName(name).orElseThrow().rules();
  }

  private static List<GridPosition> positions(GridRules rules) {
    EstimatedRules game = new EstimatedRules(rules, rules::estimate);
    Random random = new Random(rules.name().hashCode());
    int squares = rules.scoring().orElseThrow().squares();
    return random
        .ints(POSITIONS, 0, squares)
        .mapToObj(plies -> game.random(plies, random))
        .toList();
  }

  /** The position seen in a mirror along the diagonal through the first square. */
  private static GridPosition mirrored(GridPosition position) {
    GridShape shape = position.shape();
    GridPosition mirrored = GridPosition.empty(shape, position.sideToMove());
    for (int square : shape.squares()) {
      if (!position.isEmpty(square)) {
        int at = shape.at(shape.rank(square), shape.file(square));
        mirrored = mirrored.with(at, position.isBlack(square) ? Disc.BLACK : Disc.WHITE);
      }
    }
    return mirrored;
  }

  private static GridPosition without(GridPosition position, Disc side) {
    GridPosition without = GridPosition.empty(position.shape(), position.sideToMove());
    for (int square : position.shape().squares()) {
      boolean isBlack = position.isBlack(square);
      if (!position.isEmpty(square) && isBlack == (side == Disc.WHITE)) {
        without = without.with(square, side.opponent());
      }
    }
    return without;
  }
}
