package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.Legal;

/** The booklet of game 26 413 1: gold is the side that records call white. */
class RavensburgerTest {
  private static final GridPosition START =
      NamedGrids.RAVENSBURGER.start(StartSpec.STANDARD).orElseThrow();

  @Test
  void goldMovesFirstFromE4AndD5() {
    assertThat(NamedGrids.RAVENSBURGER.nameOf(START.sideToMove())).isEqualTo("gold");
    assertThat(START)
        .hasToString("---------------------------XO------OX--------------------------- O");
    assertThat(NamedGrids.RAVENSBURGER.legalMoves(START))
        .extracting(NamedGrids.RAVENSBURGER::token)
        .hasToString("[d3, c4, f5, e6]");
  }

  @Test
  void theParallelStartIsASwitchInTwoSpellings() {
    for (String name : List.of("ravensburger:parallel", "ravensburger:start=parallel")) {
      GridRules rules = (GridRules) Catalogue.byName(name).orElseThrow().rules();
      assertThat(rules.start(StartSpec.STANDARD).orElseThrow())
          .hasToString("---------------------------XX------OO--------------------------- O");
    }
  }

  @ParameterizedTest
  @CsvSource({"32, 32, 0, BLACK", "31, 31, 2, BLACK", "33, 31, 0, BLACK", "20, 30, 14, WHITE"})
  void whoMovedSecondWinsAnEqualCountAndNobodyGetsTheEmptySquares(
      int black, int white, int empties, Disc winner) {
    FinalCount count = NamedGrids.RAVENSBURGER.scoring().orElseThrow().count(black, white);
    assertThat(count).isEqualTo(new FinalCount(black, white, empties, Optional.of(winner)));
    assertThat(count.worth(winner)).isPositive();
    assertThat(count.worth(winner.opponent())).isEqualTo(-count.worth(winner));
  }

  @Test
  void aDiscTurnsOverOneLineOnlyByTheMoversChoice() {
    GridPosition position = afterOneWay("d3", "c3", "c4");
    assertThat(position)
        .hasToString("------------------XO------OOO------OX--------------------------- X");
    assertThat(resolved(position, "e3"))
        .isEqualTo(
            new Illegal<>(
                TokenMeaning.IllegalReason.AMBIGUOUS,
                "e3 encloses in 2 directions and flips one of them: write e3>c3 or e3>e5"));
    assertThat(after(position, "e3>c3"))
        .hasToString("------------------XXX-----OOO------OX--------------------------- O");
    assertThat(after(position, "e3>e5"))
        .hasToString("------------------XOX-----OOX------OX--------------------------- O");
  }

  @ParameterizedTest
  @CsvSource({
    "e3>e4, e4 closes no line from e3; only e3>c3 or e3>e5",
    "e3>z9, z9 closes no line from e3; only e3>c3 or e3>e5",
    "a1>c3, a1 flips nothing",
    "c3>e3, c3 is taken",
    "j1>c3, j1 is not a square of the 8x8 board"
  })
  void aLineThatIsNotEnclosedIsRefused(String token, String message) {
    GridPosition position = afterOneWay("d3", "c3", "c4");
    assertThat(resolved(position, token))
        .isInstanceOfSatisfying(
            Illegal.class, illegal -> assertThat(illegal.message()).isEqualTo(message));
  }

  @Test
  void aLineIsNotChosenWhereAllFlip() {
    assertThat(NamedGrids.RAVENSBURGER.resolve(START, MoveToken.parse("d3>d5")))
        .isEqualTo(Illegal.allLinesFlip("d3>d5"));
  }

  @Test
  void goldMayNotPassWhileItCanMove() {
    assertThat(NamedGrids.RAVENSBURGER.resolve(START, MoveToken.Pass.WRITTEN))
        .isEqualTo(
            new Illegal<>(
                TokenMeaning.IllegalReason.PASS_NOT_FORCED,
                "gold may not pass while a move is legal"));
  }

  private static GridPosition afterOneWay(String... moves) {
    GridPosition position = NamedGrids.ONE_WAY.start(StartSpec.STANDARD).orElseThrow();
    for (String move : moves) {
      position = after(position, move);
    }
    return position;
  }

  private static GridPosition after(GridPosition position, String move) {
    return resolved(position, move) instanceof Legal<GridMove>(GridMove legal)
        ? NamedGrids.ONE_WAY.play(position, legal)
        : fail(move);
  }

  private static GridPosition fail(String move) {
    throw new AssertionError(move + " is not legal");
  }

  private static TokenMeaning<GridMove> resolved(GridPosition position, String token) {
    return NamedGrids.ONE_WAY.resolve(position, MoveToken.parse(token));
  }
}
