package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** Scores and remarks behind the moves of a line, or on the line below. */
class BehindMovesTest {
  @ParameterizedTest
  @CsvSource({
    "f5d6c3 37-27, 37",
    "f5d6c3 27-37, 27",
    "f5d6c3 40-20, 44",
    "f5d6c3 20-20, 32",
    "f5d6c3 B+10, 37",
    "f5d6c3 W+10, 27",
    "f5d6c3 b+64, 64",
  })
  void readsTheScoreBehindTheMoves(String text, int blackDiscs) {
    assertThat(only(text).declared().inDiscs())
        .isEqualTo(new Outcome(Outcome.Kind.UNKNOWN, OptionalInt.of(blackDiscs)));
  }

  /** So few discs behind a game that goes on may be anything. */
  @Test
  void aSmallScoreBehindMovesIsReadOrTold() {
    Reading reading = Reading.of("f5d6c3 13-0");
    assertThat(reading.records().getFirst().declared().blackDiscs().isPresent())
        .isEqualTo(reading.findings().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3 40-20, 20",
    "f5d6c3 20-40, -20",
    "f5d6c3 31-31, 0",
    "f5d6c3 B+13, 13",
    "f5 d6 c3 W+13, -13",
  })
  void aScoreThatLeavesTheEmptySquaresOutSaysSo(String text, int boardDiff) {
    assertThat(only(text).declared().boardDiff()).hasValue(boardDiff);
    assertThat(only("f5d6c3 40-24").declared().boardDiff()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3 1-0, 1-0",
    "f5d6c3 1/2-1/2, 1/2-1/2",
    "f5d6c3 +10, +10",
    "f5d6c3 -4, -4",
    "f5d6c3 (+10), +10",
    "f5d6c3 {good}, good",
    "f5d6c3 % good, good",
    "f5d6c3 # good, good",
    "f5d6c3 // good, good",
  })
  void keepsAsARemarkWhatHasNoClearMeaning(String text, String remark) {
    GameRecord game = only(text);
    assertThat(game.declared()).isEqualTo(Outcome.NONE);
    assertThat(game.remarks()).containsExactly(new Remark(3, remark));
  }

  @Test
  void aScoreOnALineOfItsOwnBelongsToTheGameBefore() {
    Reading reading = Reading.of("f5d6c3\n37-27\n");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(37);
  }

  private static GameRecord only(String text) {
    List<GameRecord> records = Reading.of(text).records();
    assertThat(records).hasSize(1);
    return records.getFirst();
  }
}
