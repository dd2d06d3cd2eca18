package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SelectionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --game 3 | 1
          --player MURAKAMI | 11
          --player logistello | 6
          --event match | 6
          --years 1997 | 6
          --years 1990- | 6
          --years 1977-1978 | 20
          --years -1977 | 12
          --years 1977 --all-matching --player an | 8
          """)
  void choosesGames(String options, int games) {
    String[] words = ("convert " + Examples.ARCHIVES + " --to transcript " + options).split(" ");
    CommandRun run = kifu(words);
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(games);
  }

  /** The players of both games are rated 2691.38 and 2693.68. */
  @ParameterizedTest
  @CsvSource({"2600-, 2, 0", "2691-2693, 0, 2", "-2600, 0, 2", "2600-2700, 2, 0"})
  void choosesGamesByRatings(String band, int games, int code) {
    CommandRun run =
        kifu("convert", Examples.path("ggs-synchro-2009.ggf"), "--to", "pgn", "--rated", band);
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out().lines().filter(line -> line.startsWith("[Result "))).hasSize(games);
  }

  @Test
  void refusesWhatIsNotABandOfRatings() {
    CommandRun run = kifu("openings", Examples.ARCHIVES, "--rated", "2000-1800");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'2000-1800' is not a range of ratings like 1800-2000");
  }

  @Test
  void anArchiveWithoutRatingsHasNoneInABand() {
    CommandRun run = kifu("openings", Examples.ARCHIVES, "--rated", "1000-");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("ratings 1000-");
  }

  @Test
  void listsTheSeveralPlayersThatANameMayMean() {
    CommandRun run = kifu("show", Examples.ARCHIVES, "--years", "1977", "--player", "a");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith(
            """
            kifu show: 'a' matches 4 players; name one, or take them all with --all-matching:
              Heiberg Thomas
              Jacobs Carol
            """);
  }

  @Test
  void cutsALongListOfPlayers() {
    CommandRun run = kifu("openings", Examples.ARCHIVES, "--player", "a");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).containsPattern("  and \\d+ more\n");
    assertThat(run.err().lines()).hasSize(1 + 20 + 1 + 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--game 7", "--game 0", "--player nobody", "--years 1901", "--event nowhere"})
  void refusesWhatIsNotThere(String options) {
    CommandRun run = kifu(("show " + Examples.MATCH_ARCHIVE + " " + options).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"97", "1998-1997", "x", "-", "1997-1998-1999", "0"})
  void refusesWhatAreNotYears(String years) {
    CommandRun run = kifu("show", Examples.MATCH_ARCHIVE, "--years", years);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("is not a range of years like 1990-1997");
  }

  @Test
  void aMissingFileIsWorseThanAGameThatIsNotChosen() {
    assertThat(kifu("show", "no/such.wtb", "--game", "3").code()).isEqualTo(3);
  }

  @Test
  void refusesAFormatThatIsNotReadHere() {
    CommandRun unknown = kifu("show", Examples.MATCH, "--from", "word");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("unknown format 'word'; known: diagram");
  }
}
