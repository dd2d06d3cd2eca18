package org.kifu.source.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Other ends of lines than LF and CR. */
class LinePartsTest {
  @ParameterizedTest
  @ValueSource(strings = {"\f", "\u000B", "\u0085", "\u2028", "\u2029", "\f\n", "\n\f", "\r\n"})
  void eachEndsALine(String end) {
    String text = String.join(end, "f5d6c3d3", "f5f6e6", "f5d6c4") + end;
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3", "f5f6e6", "f5d6c4");
    assertThat(reading.findings()).isEmpty();
    assertThat(Reading.of(("\uFEFF" + text).getBytes(UTF_16LE)).moves()).isEqualTo(reading.moves());
  }

  /** As editors count them. */
  @Test
  void linesKeepTheirNumbersAndColumns() {
    List<ParsedGame> games = Reading.of("f5d6c3\u2028f5f6e6\ff5d6c4 # \u00E9\nf5f4\n").games();
    assertThat(games.get(1).origin().start()).hasToString("t:1:8");
    assertThat(games.get(1).origin().start().offset()).isEqualTo(9);
    assertThat(games.get(1).origin().bytes()).isEqualTo("f5f6e6\f".getBytes(UTF_8));
    assertThat(games.getLast().origin().start()).hasToString("t:2:1");
    assertThat(bytes(games)).isEqualTo("f5d6c3\u2028f5f6e6\ff5d6c4 # \u00E9\nf5f4\n");
  }

  private static String bytes(List<ParsedGame> games) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    games.forEach(game -> bytes.writeBytes(game.origin().bytes()));
    return bytes.toString(UTF_8);
  }

  /** Three dots in windows-1252. */
  @Test
  void aByteIsALineEndOnlyInItsEncoding() {
    byte[] text = "J\u00E9r\u00F4me\u0085 f5d6c3d3c4".getBytes(ISO_8859_1);
    assertThat(Reading.of(text, "transcript").games()).hasSize(1);
    assertThat(TextLines.of(text)).hasSize(1);
  }

  @Slow
  @Test
  void manyOfThemAreReadInLinearTime() {
    ProcessorTime.assertLinear(500_000, size -> () -> Reading.of(manyLines(size), "transcript"));
    Reading reading = Reading.of(manyLines(1_000), "transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3");
    Optional<String> told = reading.findings().stream().findFirst();
    assertThat(told)
        .hasValueSatisfying(line -> assertThat(line).containsPattern("lines? without moves"));
  }

  /** All values of a program on one line, as they are stored where nobody reads them. */
  @Slow
  @Test
  void aLongLineIsReadToItsEnd() {
    String game = "{\"black\": \"Ann\", \"moves\": \"%s\"}".formatted(Games.match1997().get(0));
    String text = "[" + String.join(", ", Collections.nCopies(9_000, game)) + "]\n";
    Reading reading = Reading.of(text);
    assertThat(reading.records()).hasSize(9_000);
    assertThat(reading.records().getLast().header().black()).isEqualTo("Ann");
    assertThat(reading.findings()).isEmpty();
    SourceLocation last = reading.games().getLast().origin().ofMove(0);
    assertThat(last.line()).isEqualTo(1);
    long moves = text.lastIndexOf(Games.match1997().get(0));
    assertThat(last.offset()).isBetween(moves - 1, moves);
    assertThat(last.column()).isEqualTo((int) last.offset() + 1);
  }

  private static String manyLines(int count) {
    return "f5d6c3d3\n" + "\u000Btext".repeat(count);
  }
}
