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
    "25, 100, 30, '25 %, 1:30 left'",
    "1, 3, 3600, '33 %, 2:00:00 left'",
    "100, 100, 5, '100 %, 0:00 left'",
    "7, 0, 65, '1:05 so far'",
    "0, 10, 2, '0:02 so far'"
  })
  void estimatesTheTimeLeftFromTheShareDone(long done, long all, double seconds, String text) {
    assertThat(Progress.text(done, all, seconds)).isEqualTo(text);
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
