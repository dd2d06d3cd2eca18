package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the match of 1997 Murakami has black in games 1 to 3 and loses them. */
class AgainstTest {
  private static CommandRun against(String opponent, String side, String more) {
    String words =
        "openings %s --player murakami --against %s --side %s --plies 3 %s"
            .formatted(Examples.MATCH_ARCHIVE, opponent, side, more);
    return kifu(words.strip().split(" "));
  }

  @Test
  void bothPlayersGamesStandBesideEachOther() {
    CommandRun run = against("logistello", "black", "--format csv");
    assertThat(run.code()).isZero();
    assertThat(run.lines())
        .containsExactly(
            "ply,line,name,move,reached,mover,likelihood,own_games,own_score,opponent_games,"
                + "opponent_score,aliases,reached_aliases",
            "0,,,f5,,black,1.0000,3,0.0000,3,0.0000,,",
            "1,f5,,d6,Perpendicular Opening,white,1.0000,3,0.0000,3,0.0000,,",
            "2,f5d6,Perpendicular Opening,c3,,black,1.0000,3,0.0000,3,0.0000,,");
  }

  @Test
  void aTreeIsDrawnForPeople() {
    CommandRun run = against("logistello", "black", "");
    assertThat(run.out())
        .startsWith(
            """
            Chosen: player 'murakami', side black
            Chosen: player 'logistello', side white
            """);
    assertThat(run.code()).isZero();
    assertThat(run.lines())
        .contains(
            "100.0 %          3    0.0         3    0.0    opp d6    Perpendicular Opening",
            "100.0 %          3    0.0         3    0.0      own c3");
  }

  @Test
  void aBaseAnswersAsItsArchivesDo(@TempDir Path folder) {
    String base = folder.resolve("match.kifu").toString();
    assertThat(kifu("index", Examples.MATCH_ARCHIVE, "-o", base).code()).isZero();
    String[] words =
        "openings BASE --player murakami --against logistello --side white --plies 6".split(" ");
    words[1] = base;
    CommandRun ofBase = kifu(words);
    words[1] = Examples.MATCH_ARCHIVE;
    assertThat(ofBase.code()).isZero();
    assertThat(ofBase.out()).isEqualTo(kifu(words).out());
  }

  @Test
  void aManifestTellsWhatWasReadAndWritten(@TempDir Path folder) throws IOException {
    Path table = folder.resolve("table.csv");
    Path manifest = folder.resolve("manifest.json");
    String more = "--format csv -o %s --manifest %s".formatted(table, manifest);
    assertThat(against("logistello", "black", more).code()).isZero();
    assertThat(Files.readString(manifest)).contains("WTH_1997-match.wtb", "table.csv");
  }

  @ParameterizedTest
  @CsvSource({
    "--summary, --against works only with text and csv tables",
    "--format json, --against works only with text and csv tables",
    "--format html, --against works only with text and csv tables",
    "--at f5, --against works only with text and csv tables",
    "--chart x.svg, --against works only with text and csv tables"
  })
  void otherFormsAreRefused(String more, String message) {
    CommandRun run = against("logistello", "black", more);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void whoPreparesMustBeSaid() {
    CommandRun run = kifu("openings", Examples.MATCH_ARCHIVE, "--against", "logistello");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--against needs --player NAME and --side black|white");
  }

  @Test
  void anOpponentWhoIsNotThereIsSaid() {
    CommandRun run = against("nobody", "black", "");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("nobody");
  }
}
