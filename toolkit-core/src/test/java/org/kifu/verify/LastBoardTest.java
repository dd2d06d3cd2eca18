package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.Outcome;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.verify.CheckedGame.ScoreConvention;

/** Final boards and scores of the rules page: 13-0 is 64-0, 31-31 is 32-32, 20-40 is 20-44. */
class LastBoardTest {
  @ParameterizedTest
  @CsvSource({
    "64, 51, 64, WINNER",
    "64, 51, 13, BOARD",
    "64, 51, 39, NONE",
    "64, 51, 0, REVERSED",
    "64, 51, 12, NONE",
    "20, 4, 20, EITHER",
    "20, 4, 22, BOARD",
    "20, 4, 44, REVERSED",
    "20, 4, 24, NONE",
    "32, 2, 32, ANY",
    "32, 2, 31, BOARD",
    "32, 0, 32, ANY",
    "40, 0, 40, EITHER",
    "40, 0, 24, REVERSED",
    "40, 0, 39, NONE"
  })
  void aNumberOfBlackDiscs(int blackDiscs, int empties, int declared, ScoreConvention convention) {
    LastBoard last = new LastBoard(blackDiscs, empties);
    assertThat(last.conventionOf(Outcome.ofBlackDiscs(declared))).isEqualTo(convention);
  }

  @ParameterizedTest
  @CsvSource({
    "64, 51, 13, BOARD",
    "64, 51, -13, REVERSED",
    "64, 51, 64, NONE",
    "20, 4, -20, BOARD",
    "44, 4, 20, BOARD",
    "44, 4, -20, REVERSED",
    "41, 1, 17, BOARD"
  })
  void aDifferenceWithoutTheEmptySquares(
      int blackDiscs, int empties, int diff, ScoreConvention convention) {
    Outcome declared = new Outcome(Outcome.Kind.UNKNOWN, OptionalInt.empty()).withBoardDiff(diff);
    assertThat(new LastBoard(blackDiscs, empties).conventionOf(declared)).isEqualTo(convention);
  }

  /** {@code 46-14} leaves four squares out; a board that is full, or has other discs, has none. */
  @Test
  void aScoreThatLeavesSquaresOutIsComparedDiscByDisc() {
    Outcome declared = Outcome.ofBlackDiscs(50).withBoardDiff(32);
    assertThat(new LastBoard(50, 4).conventionOf(declared)).isEqualTo(ScoreConvention.BOARD);
    assertThat(new LastBoard(48, 0).conventionOf(declared)).isEqualTo(ScoreConvention.NONE);
    assertThat(new LastBoard(52, 8).conventionOf(declared)).isEqualTo(ScoreConvention.NONE);
  }

  @Test
  void theBoardIsFoundAgainFromTheScore() {
    for (PlainBoard board : Games.randomPositions(7, 60)) {
      LastBoard last = new LastBoard(board.blackScore(), board.count(Cell.EMPTY));
      assertThat(last.blackOnBoard()).isEqualTo(board.count(Cell.BLACK));
      assertThat(last.whiteOnBoard()).isEqualTo(board.count(Cell.WHITE));
    }
  }
}
