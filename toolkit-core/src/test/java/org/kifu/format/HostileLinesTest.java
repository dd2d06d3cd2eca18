package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Reading;

/**
 * One piece of a notation over and over in a line: read in linear time, and without a deep stack.
 */
@Timeout(60)
class HostileLinesTest {
  private static final int BYTES = 80_000;

  private static final List<String> PIECES =
      List.of(
          "+f5",
          "-65",
          "56 ",
          "f5 ",
          "1. f5 ",
          "01.",
          "X",
          "--",
          "- ",
          "|",
          "\t",
          "1",
          "12",
          "1213 ",
          "\u2460",
          "\u04414",
          "A ",
          "Abc 4-3 ",
          "40-24 ",
          "a.b ",
          "p/",
          "8/8/",
          "http://a",
          "://",
          "<aaaa",
          "<a",
          "</",
          "<td>1",
          "<tr><td>1",
          "<table>",
          "&amp;",
          "(",
          "{",
          "[",
          "%",
          "'",
          "\"",
          "{\"a\":",
          "(;",
          "B[f5]",
          "[Event \"x\"]\n",
          "1.");

  @ParameterizedTest
  @ValueSource(strings = {"transcript", "diagram", "obf", "ggf", "sgf", "pgn", "pdn", "quest", ""})
  void areReadToTheirEnd(String format) {
    for (String piece : PIECES) {
      byte[] line = piece.repeat(BYTES / piece.length()).getBytes(StandardCharsets.UTF_8);
      long start = System.nanoTime();
      Reading reading = format.isEmpty() ? Reading.of(line) : Reading.of(line, format);
      assertThat(reading.games().size() + reading.problems().size()).as(piece).isPositive();
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .as(piece)
          .isLessThan(Duration.ofSeconds(20));
    }
  }

  /** What decides stands at the end of a long run: it is not looked for again from each place. */
  @ParameterizedTest
  @ValueSource(strings = {"1-", ":", ": "})
  @Timeout(20)
  void areNotReadAgainFromEachPlace(String piece) {
    String line = "abc " + piece.repeat(400_000 / piece.length()) + "1x\n";
    assertThat(Reading.of(line, "transcript").problems()).isNotEmpty();
  }
}
