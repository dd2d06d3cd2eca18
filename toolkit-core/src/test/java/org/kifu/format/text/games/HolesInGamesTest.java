package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Reading;

/** Lists whose numbers go on behind moves that are lost or wrong. */
class HolesInGamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 2. c3 d3 3. c4 f4\n[... snip ...]\n6. c2 e3 7. d2 c6\n",
        "1. f5 d6\n2. c3 d3\n3. c4 f4\n6. c2 e3\n7. d2 c6\n",
      })
  void aGameThatHasLostLinesIsOne(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c2e3d2c6");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .contains(
            "from move 7 on, the numbers do not count the moves: some may be missing [unreadable]");
  }

  /** The moves behind a gap may be legal by accident. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6\n2. c3 d3\n4. c5 b3\n",
        "1. f5 d6\n2. c3 d3\n3. cl f4\n4. c5 b3\n",
        "1. f5 d6\n2. c3 d3\n3. (illegible)\n4. c5 b3\n",
        "1. f5 2. d6 3. c3 4. d3 7. c5 8. b3\n",
        "1 f5\n2 d6\n3 c3\n4 d3\n7 c5\n8 b3\n",
      })
  void aGapInTheNumbersIsToldIfTheMovesAreLegal(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c5b3");
    assertThat(reading.findings())
        .anySatisfy(
            finding ->
                assertThat(finding.toString())
                    .contains(
                        "from move 5 on, the numbers do not count the moves: some may be missing"
                            + " [unreadable]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 2. c3 d3 3. c4 f4\n",
        "1. f5 d6 3. c3 d3 5. c4 f4\n",
        "1. f5 d6 2. c3 d3 (what about 5. c5?) 3. c4 f4\n",
        "1-4: f5 d6 c3 d3\n5-6: c4 f4\n",
        "f5 2 d6 1 c3 7 d3 3 c4 5 f4\n",
      })
  void numbersThatCountOnAreNotAGap(String text) {
    assertThat(Reading.of(text).moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(Reading.of(text).codes()).doesNotContain("unreadable");
  }

  @Test
  void aLineWithAnIllegalMoveStaysInItsGame() {
    Reading reading = Reading.of("1. f5 d6\n2. c3 d3\n3. c4 f4\n4. c2 e3\n5. d2 c6\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c2e3d2c6");
  }

  @Test
  void aListApartIsNotOfTheGame() {
    Reading reading = Reading.of("1. f5 d6 2. c3 d3\n\n9. c2 e3 10. d2 c6\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3");
    assertThat(reading.codes()).contains("text-ignored");
  }
}
