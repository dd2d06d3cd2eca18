package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** The text between the moves of a game and behind them, and games of few moves. */
class GameRemarksTest {
  @Test
  void aRemarkIsKeptAsWrittenAndAtItsMove() {
    assertThat(only("f5d6 \uFF08\uFF11\uFF19\uFF19\uFF17\u5E74\uFF09c3d3c4 // \uFF12").remarks())
        .containsExactly(new Remark(2, "\uFF11\uFF19\uFF19\uFF17\u5E74"), new Remark(5, "\uFF12"));
  }

  @Test
  void timesBetweenMovesAreThoseOfTheMoves() {
    GameRecord game = only("f5 (0:12) d6 (1:02) c3 d3 (0:03.5) c4");
    assertThat(game.notes().clocks())
        .containsExactly(new ClockTime(0, 12), new ClockTime(1, 62), new ClockTime(3, 3.5));
    assertThat(game.remarks()).isEmpty();
  }

  /** A sign that may be left of a square is not dropped without a word. */
  @ParameterizedTest
  @CsvSource({
    "f5 d6 c3 d3 c4 7 f4, :1:16: game 1: ignored '7'",
    "f5 3 d6 7 c3 9 d3, ':1:4: game 1: ignored 3 numbers between the moves, from ''3'' on'",
    "f5 d6 c3 d3 c4 q, :1:16: game 1: ignored 'q'",
  })
  void numbersAndALetterThatAreNotUsedAreTold(String text, String finding) {
    assertThat(Reading.of(text + "\n").findings())
        .singleElement()
        .asString()
        .endsWith(finding + " [text-ignored]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 f5 2 d6 3 c3 4 d3",
        "1 f5 d6 2 c3 d3 3 c4",
        "f5 d6 c3 d3 21 c4 f4 22 c5 b3",
        "f5 +2 d6 -1 c3 +3",
        "f5 d6 c3 d\n3 c4 f4",
      })
  void numbersThatCountMovesAreNotTold(String text) {
    assertThat(Reading.of(text + "\n").findings()).isEmpty();
  }

  @Test
  void movesInBracketsAreNotRemarks() {
    assertThat(only("[f5][d6][c3][d3] c4 f4").remarks()).isEmpty();
  }

  @Test
  void valuesBehindAColonOrWithAMinusSignAreKept() {
    assertThat(only("f5:+0.5 d6 \u22121.25 c3 d3 c4 f4").remarks())
        .containsExactly(new Remark(1, "+0.5"), new Remark(2, "\u22121.25"));
  }

  @Test
  void valuesInAColumnAreThoseOfTheMoves() {
    assertThat(only("1;f5;-2\n2;d6;+1.5\n3;c3;0\n4;d3;1\n").remarks())
        .containsExactly(
            new Remark(1, "-2"), new Remark(2, "+1.5"), new Remark(3, "0"), new Remark(4, "1"));
    assertThat(only("ply,move,id\n1,f5,12\n2,d6,13\n3,c3,14\n4,d3,15\n").remarks()).isEmpty();
  }

  @Test
  void timesInAColumnAreThoseOfTheMoves() {
    GameRecord game = only("ply,move,time\n1,f5,0:12\n2,d6,0:13\n3,c3,1:02\n4,d3,0:01\n");
    assertThat(game.notes().clocks())
        .containsExactly(
            new ClockTime(0, 12), new ClockTime(1, 13), new ClockTime(2, 62), new ClockTime(3, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5", "f5d6", "f5d6c3", "F5D6C3 8", "f5\nd6\nc3", "1. f5 2. d6"})
  void aTextOfHardlyMoreThanMovesIsAGame(String text) {
    assertThat(Reading.of(text + "\n").moves()).hasSize(1);
  }

  @Test
  void aLineThatIsLegalFromTheStartIsAGameAlone() {
    assertThat(Reading.of("f5d6c3\nc4c3d3\n").moves()).containsExactly("f5d6c3", "c4c3d3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "We meet at e6\n",
        "f5 hello\n",
        "some words\nf5d6\nmore words of prose stand here and go on\nf5\nand here\n"
      })
  void doesNotTakeSquaresAmongWordsForAGame(String text) {
    assertThat(Reading.of(text).records()).isEmpty();
  }

  /** Only a sign behind a blank begins a comment. */
  @Test
  void doesNotTakeAPercentageForAComment() {
    assertThat(Reading.of("f5d6c3 60% d3c4f4c5b3c2\n").moves())
        .containsExactly("f5d6c3d3c4f4c5b3c2");
  }

  private static GameRecord only(String text) {
    return Reading.of(text + "\n").records().getFirst();
  }
}
