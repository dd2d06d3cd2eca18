package org.kifu.format.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** Evaluations, times and sides beside the moves. A tilde stands for the end of a line. */
class BesideMovesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5 +0.5 d6 -1.25 c3",
        "f5 (+0.5) d6 (-1.25) c3",
        "f5 [+0.5] d6 [-1.25] c3",
        "f5:+0.5 d6:-1.25 c3",
        "1. f5 +0.5 2. d6 \u22121.25 3. c3",
        "f5 +0.5~d6 -1.25~c3",
      })
  void evaluationsAreCommentsOfTheirMoves(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3");
    assertThat(reading.findings()).isEmpty();
    List<Remark> remarks = reading.records().getFirst().remarks();
    assertThat(remarks).extracting(Remark::move).containsExactly(1, 2);
    assertThat(remarks.getFirst().text()).isEqualTo("+0.5");
    assertThat(remarks.getLast().text()).endsWith("1.25");
  }

  @Test
  void anEvaluationWithoutASignIsOneAsWell() {
    assertThat(remarks("f5 0.25 d6 12.5 c3"))
        .containsExactly(new Remark(1, "0.25"), new Remark(2, "12.5"));
  }

  @Test
  void numbersOfMovesAndDatesAreNone() {
    assertThat(remarks("1.f5 2.d6 3.c3")).isEmpty();
    assertThat(read("f5 d6 c3 3.2.2003").codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5 (0:12) d6 0:34 c3 (1:05)",
        "f5 [0:12] d6 {0:34} c3 1:05",
        "1. f5 0:12 d6 0:34 2. c3 1:05",
        "1 f5 0:12~2 d6 0:34~3 c3 1:05",
        "f5 0:12~(0:34)~d6 0:34~c3 0:01:05",
        "f5 {[%emt 0:00:12]} d6 {[%emt 0:34]} c3 {[%emt 0:01:05.0]}",
      })
  void timesAreThoseOfTheirMoves(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3");
    GameRecord game = reading.records().getFirst();
    assertThat(game.clocks())
        .containsExactly(new ClockTime(0, 12), new ClockTime(1, 34), new ClockTime(2, 65));
  }

  @Test
  void aSecondTimeOfAMoveIsAComment() {
    GameRecord game = read("f5 (0:12) (19:48) d6 0:34").records().getFirst();
    assertThat(game.clocks()).containsExactly(new ClockTime(0, 12), new ClockTime(1, 34));
    assertThat(game.remarks()).containsExactly(new Remark(1, "19:48"));
  }

  /** What a move took is not known then. */
  @Test
  void timesThatRunDownOnBothSidesAreComments() {
    GameRecord game =
        read("f5 19:50 d6 19:58 c3 19:40 d3 19:30 c4 19:12 f4 18:40 c5 18:59 b3 18:05")
            .records()
            .getFirst();
    assertThat(game.clocks()).isEmpty();
    assertThat(game.remarks())
        .hasSize(8)
        .contains(new Remark(1, "19:50 left"), new Remark(8, "18:05 left"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5d6c3 40:24", "f5d6c3~40:24", "f5d6c3~Result: 40:24"})
  void aTimeThatCanOnlyBeAScoreIsOne(String text) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(40);
    assertThat(reading.records().getFirst().clocks()).isEmpty();
  }

  @Test
  void aScoreInBracketsIsAComment() {
    GameRecord game = read("f5d6c3 (40:24)").records().getFirst();
    assertThat(game.remarks()).containsExactly(new Remark(3, "40:24"));
    assertThat(game.clocks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\u9ED2f5\u767Dd6\u9ED2c3\u767Dd3 | f5d6c3d3",
        "\u9ED2f5 \u767Dd6 \u9ED2c3 \u767Dd3 | f5d6c3d3",
        "\u521D\u624Bf5 d6 c3 d3 | f5d6c3d3",
        "f5d6c3 \u767D\u30D1\u30B9 c4 | f5d6c3passc4",
        "Bf5 Wd6 Bc3 Wd3 | f5d6c3d3",
        "1.bf5 2.wd6 3.bc3 4.wd3 | f5d6c3d3",
        "BF5WD6BC3WD3 | f5d6c3d3",
        "Bf5~Wd6~Bc3~Wd3 | f5d6c3d3",
        "f5d6c3d3Pac4 | f5d6c3d3passc4",
        "f5d6c3d3PASSc4PSb3 | f5d6c3d3passc4passb3",
      })
  void sidesAndPassesMayTouchTheSquares(String text, String moves) {
    Reading reading = read(text);
    assertThat(String.join("", reading.moves()).replace("PASS", "pass")).isEqualTo(moves);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void aLetterBeforeASquareIsNotTakenForASideWithoutTheOtherSide() {
    assertThat(read("f5d6bc3d3").codes()).containsExactly("unreadable");
  }

  private static List<Remark> remarks(String text) {
    return read(text).records().getFirst().remarks();
  }

  private static Reading read(String text) {
    return Reading.of((text + "\n").replace('~', '\n'), "transcript");
  }
}
