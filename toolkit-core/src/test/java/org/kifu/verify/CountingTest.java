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

/** Final boards and scores of the rules page: 13-0 is 64-0, 31-31 is 32-32, 20-40 is 20-44. */
class CountingTest {
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
  void aNumberOfBlackDiscs(int blackDiscs, int empties, int declared, Counting counting) {
    LastBoard last = new LastBoard(blackDiscs, empties);
    assertThat(Counting.of(Outcome.ofBlackDiscs(declared), last)).isEqualTo(counting);
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
  void aDifferenceWithoutTheEmptySquares(int blackDiscs, int empties, int diff, Counting counting) {
    Outcome declared = new Outcome(Outcome.Kind.UNKNOWN, OptionalInt.empty()).withBoardDiff(diff);
    assertThat(Counting.of(declared, new LastBoard(blackDiscs, empties))).isEqualTo(counting);
  }

  /** {@code 46-14} leaves four squares out; a board that is full, or has other discs, has none. */
  @Test
  void aScoreThatLeavesSquaresOutIsComparedDiscByDisc() {
    Outcome declared = Outcome.ofBlackDiscs(50).withBoardDiff(32);
    assertThat(Counting.of(declared, new LastBoard(50, 4))).isEqualTo(Counting.BOARD);
    assertThat(Counting.of(declared, new LastBoard(48, 0))).isEqualTo(Counting.NONE);
    assertThat(Counting.of(declared, new LastBoard(52, 8))).isEqualTo(Counting.NONE);
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
