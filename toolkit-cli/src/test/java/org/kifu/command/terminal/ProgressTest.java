package org.kifu.command.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {
  @ParameterizedTest
  @CsvSource({
    "0.25, 30, '25 %, 1:30 left'",
    "0.3333, 3600, '33 %, 2:00:01 left'",
    "1, 5, '100 %, 0:00 left'",
    "0, 65, '1:05 so far'"
  })
  void estimatesTheTimeLeftFromTheShareDone(double done, double seconds, String text) {
    assertThat(Progress.text(done, seconds)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "37, 160, '37 of 160 games, '",
    "0, 1, '0 of 1 game, '",
    "1, 0, '1 game, '",
    "7, 0, '7 games, '"
  })
  void countsTheItemsOfAJobThatKnowsThem(long done, long all, String text) {
    assertThat(Progress.items(done, all, "game")).isEqualTo(text);
  }

  @Test
  void givesTheLineBackBeforeAnythingElseIsPrinted() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Progress.StatusLine line =
        new Progress.StatusLine(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    line.show("25 %, 1:30 left");
    line.show("50 %, 0:05");
    line.clear();
    line.clear();
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .isEqualTo("\r25 %, 1:30 left\r50 %, 0:05     \r          \r");
  }
}
