package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ClockTime;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

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
    Reading reading = read(text + " d3 c4 f4");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.findings()).isEmpty();
    List<Remark> remarks = reading.records().getFirst().remarks();
    assertThat(remarks).extracting(Remark::move).containsExactly(1, 2);
    assertThat(remarks.getFirst().text()).isEqualTo("+0.5");
    assertThat(remarks.getLast().text()).endsWith("1.25");
  }

  @Test
  void anEvaluationWithoutASignIsOneAsWell() {
    assertThat(remarks("f5 0.25 d6 12.5 c3 d3 c4 f4"))
        .containsExactly(new Remark(1, "0.25"), new Remark(2, "12.5"));
  }

  @Test
  void numbersOfMovesAndDatesAreNotTimes() {
    assertThat(remarks("1.f5 2.d6 3.c3")).isEmpty();
    Reading dated = read("f5 d6 c3 3.2.2003");
    assertThat(dated.records().getFirst().header().date()).hasToString("2003-02-03");
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
    Reading reading = read(text + " d3 c4 f4");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    GameRecord game = reading.records().getFirst();
    assertThat(game.clocks())
        .containsExactly(new ClockTime(0, 12), new ClockTime(1, 34), new ClockTime(2, 65));
  }

  @Test
  void aSecondTimeOfAMoveIsAComment() {
    GameRecord game = read("f5 (0:12) (19:48) d6 0:34 c3 d3 c4 f4").records().getFirst();
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
    assertThat(game.declared().blackDiscs()).hasValue(40);
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
    assertThat(read("f5d6bc3d3").codes()).containsAnyOf("unreadable", "no-games");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5 d6 c3 d3 c4 f4 hI | 7 | hI",
        "f5 d6 c3 d3 c4 f4 gl f6 | 7 | gl f6",
        "1. f5 d6 2. c3 d3 3. cl f4 4. c5 b3 | 5 | cl f4 4.",
        "1. f5 d6 2. c3 d3 3. cl f4 | 5 | cl f4",
        "f5 d6 c3 d3 c4 go f6 e6 | 6 | go f6 e6",
        "F5 D6 C3 D3 C4 FS F6 | 6 | FS F6",
      })
  void aDigitReadAsALetterIsNotAWord(String text, int ply, String found) {
    Reading reading = read(text);
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.records().getFirst().moves()).hasSize(ply - 1);
    assertThat(reading.findings())
        .anySatisfy(
            each ->
                assertThat(each)
                    .contains("ply " + ply + ": expected a square like f5, found '" + found + "'")
                    .endsWith("[unreadable]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5 d6 c3 d3 c4 gg",
        "go f5 d6 c3 d3 c4",
        "f5 d6 c3 and d3 c4",
      })
  void wordsBesideTheMovesAreIgnored(String text) {
    assertThat(read(text).moves()).containsExactly("f5d6c3d3c4");
    assertThat(read(text).codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5 d6 c3 d3 c4 [f4!] | 5 | f4!",
        "f5 d6 c3 [better f4] d3 c4 | 3 | better f4",
        "f5 d6 c3 [better: f4] d3 c4 | 3 | better: f4",
        "f5 d6 c3 [c4] d3 c4 | 3 | c4",
        "f5 d6 c3 [c4 d3] d3 c4 | 3 | c4 d3",
        "f5 d6~[better: c4]~c3 d3 c4 | 2 | better: c4",
        "f5 d6 c3 [plan b] d3 c4 | 3 | plan b",
      })
  void whatSquareBracketsSayOfMovesIsAComment(String text, int move, String remark) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).isEmpty();
    assertThat(remarks(text)).containsExactly(new Remark(move, remark));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[f5 d6 c3 d3]",
        "[f5][d6][c3][d3]",
        "1 [f5] 2 [d6] 3 [c3] 4 [d3]",
        "B[f5];W[d6];B[c3];W[d3]"
      })
  void squareBracketsAroundAllMovesHoldThem(String text) {
    assertThat(read(text).moves()).containsExactly("f5d6c3d3");
    assertThat(remarks(text)).isEmpty();
  }

  /** None of them is looked at from each that stands before it. */
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"[", "[a ", "[a1] ", "[a1", "a1[b "})
  void manySquareBracketsAreReadInLinearTime(String bracket) {
    ProcessorTime.assertLinear(
        40_000,
        size -> {
          String text = "f5d6c3~~" + bracket.repeat(size) + "]";
          return () -> assertThat(read(text).moves().getFirst()).startsWith("f5d6c3");
        });
  }

  private static List<Remark> remarks(String text) {
    return read(text).records().getFirst().remarks();
  }

  private static Reading read(String text) {
    return Reading.of((text + "\n").replace('~', '\n'), "transcript");
  }
}
