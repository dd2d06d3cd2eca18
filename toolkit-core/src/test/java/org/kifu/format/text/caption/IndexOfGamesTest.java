package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.kifu.testing.Reading;

/** Indices above games, and rows in columns that only gaps show. */
class IndexOfGamesTest {
  private static final String FIRST =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3";
  private static final String SECOND = "f5f6e6f4g5e7e3f3c5c4g3c6d6d7c7g4";

  @Test
  void aLineBelongsToTheGameOfItsNumber() {
    String index = "[1] Ann - Bob\n[2] Eva - Kim\n\n";
    assertThat(players(index + "[2] " + SECOND + "\n[1] " + FIRST + "\n"))
        .isEqualTo("Eva-Kim Ann-Bob");
    assertThat(players(index + "Game 1\n" + FIRST + "\n\nGame 2\n" + SECOND + "\n"))
        .isEqualTo("Ann-Bob Eva-Kim");
  }

  @Test
  void aLineWithoutAGameOfItsNumberIsTold() {
    Reading reading = Reading.of("[1] Ann - Bob\n[2] Eva - Kim\n\n" + FIRST + "\n");
    assertThat(players(reading)).isEqualTo("-");
    assertThat(reading.codes()).contains("text-ignored");
  }

  @Test
  void headingsNameTheColumnsBelowThem() {
    Reading reading =
        Reading.of(
            "Rd  Black     White    Score  Moves\n"
                + "1   Ann Lee   Bob Ray  40-24  "
                + FIRST
                + "\n"
                + "12  Eva       Kim      30-34  "
                + SECOND
                + "\n");
    assertThat(players(reading)).isEqualTo("Ann Lee-Bob Ray Eva-Kim");
    assertThat(reading.records().getLast().declared().blackDiscs()).hasValue(30);
    assertThat(reading.findings()).noneMatch(finding -> finding.contains("text-ignored"));
  }

  private static String players(String text) {
    return players(Reading.of(text));
  }

  private static String players(Reading reading) {
    StringBuilder players = new StringBuilder();
    reading
        .records()
        .forEach(
            game ->
                players
                    .append(players.isEmpty() ? "" : " ")
                    .append(game.header().black())
                    .append('-')
                    .append(game.header().white()));
    return players.toString();
  }
}
