package org.kifu.format.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.testing.Reading;

class PositionFormatTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-----OX--XO----- X",
        ".....ox..xo..... x",
        " -----OX--XO-----   *",
        "-----OX--XO----- X; the start",
        "# a comment\n\n-----OX--XO----- X\n"
      })
  void readsAPositionOfSixteenSquares(String text) {
    Reading reading = Reading.byRules(text, "grid:4x4");
    assertThat(reading.format()).contains("position");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().start())
        .isEqualTo(new StartSpec.Setup("-----OX--XO----- X"));
  }

  /** What the rules write as a key is what they read. */
  @ParameterizedTest
  @CsvSource({"grid:16x16", "grand", "eight-stars", "black-hole:c3", "anti:5x5"})
  void everyBoardReadsWhatItWrites(String name) {
    Rules<?, ?> rules = Catalogue.byName(name).orElseThrow().rules();
    String written = key(rules, StartSpec.STANDARD);
    Reading reading = Reading.byRules(written, name);
    assertThat(reading.format()).contains("position");
    assertThat(key(rules, reading.records().getFirst().start())).isEqualTo(written);
  }

  @Test
  void theDiscsThatAreLeftArePartOfAPosition() {
    String text = "-".repeat(64) + " O 30 29";
    Reading reading = Reading.of(text, "position");
    assertThat(reading.records().getFirst().start()).isEqualTo(new StartSpec.Setup(text));
  }

  @Test
  void aLineThatIsNotAPositionIsUnreadableAndTheOthersAreKept() {
    Reading reading = Reading.byRules("-----OX--XO----- X\n-----OX--XO-----\n", "grid:4x4");
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.findings())
        .containsExactly(
            "t:2:1: game 2: expected 16 to 256 cells of X, O and -, and the side to move"
                + " [unreadable]");
  }

  @Test
  void theUsualBoardIsLeftToItsOwnFormat() {
    Reading reading =
        Reading.of("---------------------------OX------XO--------------------------- X");
    assertThat(reading.format()).contains("obf");
  }

  private static <P, M> String key(Rules<P, M> rules, StartSpec start) {
    return rules.start(start).map(rules::key).orElseThrow();
  }
}
