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
        .contains("from move 7 on the numbers are not those of the moves [unreadable]");
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
