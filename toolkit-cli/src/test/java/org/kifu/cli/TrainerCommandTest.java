package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The match of 1997: Murakami has black in games 1 to 3, and answered d6 with c3 each time;
 * Logistello answered f5 with d6 in these and d3 with c4 in all of them.
 */
class TrainerCommandTest {
  private static CommandRun trainer(String... more) {
    String[] all = new String[more.length + 2];
    all[0] = "trainer";
    all[1] = Examples.MATCH_ARCHIVE;
    System.arraycopy(more, 0, all, 2, more.length);
    return kifu(all);
  }

  @Test
  void asksForTheMovesOfThePlayerWithHisResults() {
    CommandRun run = trainer("--player", "murakami", "--side", "black", "--plies", "5");
    assertThat(run.code()).isZero();
    assertThat(run.lines())
        .containsExactly(
            "  games  answers, with the number of games and the player’s score in per cent",
            "      3  f5d6: c3 (3, 0.0 %)  (Perpendicular Opening)",
            "      3  f5d6c3d3: c4 (3, 0.0 %)  (Perpendicular Opening)");
  }

  @Test
  void theScoreIsThatOfThePlayer() {
    CommandRun run =
        trainer("--player", "logistello", "--side", "white", "--plies", "4", "--format", "csv");
    assertThat(run.code()).isZero();
    assertThat(run.lines())
        .containsExactly(
            "number,question,answer,answer_games,answer_score,games,all_answers,side,ply,line,name,"
                + "position,aliases",
            "1,White to move after f5,d6,3,1.0000,3,\"d6 (3, 100.0 %)\",white,1,f5,,'"
                + "---------------------------OX------XXX-------------------------- O,",
            "2,White to move after f5d6c3,d3,3,1.0000,3,\"d3 (3, 100.0 %)\",white,3,f5d6c3,"
                + "Perpendicular Opening,'"
                + "------------------X--------XX------OXX-----O-------------------- O,");
  }

  @Test
  void aMoveOfFewerGamesIsNotPartOfTheRepertoire() {
    CommandRun run = trainer("--player", "murakami", "--side", "black", "--min-games", "4");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(1);
    assertThat(run.err()).contains("no move was played in at least 4 games");
  }

  @Test
  void noMoreCardsThanAskedFor() {
    CommandRun run = trainer("--player", "murakami", "--side", "black", "--count", "1");
    assertThat(run.lines()).hasSize(2);
  }

  @Test
  void aBaseGivesTheSameCards(@TempDir Path folder) {
    String base = folder.resolve("match.kifu").toString();
    assertThat(kifu("index", Examples.MATCH_ARCHIVE, "-o", base).code()).isZero();
    assertThat(kifu("trainer", base, "--player", "murakami", "--side", "black"))
        .isEqualTo(trainer("--player", "murakami", "--side", "black"));
  }

  @Test
  void aPageIsAQuiz() {
    CommandRun run = trainer("--player", "murakami", "--side", "black", "--format", "html");
    assertThat(run.out())
        .startsWith("<!DOCTYPE html>")
        .contains("Chosen: player 'murakami', side black")
        .contains("What do you play here?", "data-best=\"c3\"", "Black to move after f5d6");
  }

  @ParameterizedTest
  @CsvSource({
    "--player murakami, --player NAME and --side black|white are missing",
    "--side black, --side needs --player NAME",
    "--player murakami --side black --count 0, --count must be 1 to 10000",
    "--player murakami --side black --plies 0, plies must be 1 to 60",
    "--player nobody --side black, nobody"
  })
  void refusesWhatItCannotDo(String options, String message) {
    CommandRun run = trainer(options.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(message);
  }
}
