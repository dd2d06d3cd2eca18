package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueryCommandTest {
  private static final String WTH_1978 = Path.of(Examples.ARCHIVES, "WTH_1978.wtb").toString();

  /** Of the eight games of 1978 one ended 64-0. */
  @Test
  void listsWhatItFinds() {
    CommandRun run = kifu("query", WTH_1978, "--result", "wipe-out");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            WTH_1978
                + ": game 5: 1978, Maruoka Hidenori - Jacobs Carol, 64-0, World Championship,"
                + " Maruoka\n");
    assertThat(run.err()).isEqualTo("1 of 8 games found\n");
  }

  @Test
  void takesTheNamesOfTheFilesThatAnOptionNames(@TempDir Path folder) throws IOException {
    Path games = Files.copy(Path.of(WTH_1978), folder.resolve("games.wtb"));
    String players = Path.of(Examples.ARCHIVES, "WTH.JOU").toString();
    CommandRun run =
        kifu("query", games.toString(), "--result", "wipe-out", "--wthor-names", players);
    assertThat(run.out())
        .isEqualTo(games + ": game 5: 1978, Maruoka Hidenori - Jacobs Carol, 64-0, #1, Maruoka\n");
    assertThat(run.err()).isEqualTo("1 of 8 games found\n");
  }

  @ParameterizedTest
  @CsvSource({
    "WTH.JOU WTH.JOU, 2, takes at most one .jou file and one .trn file",
    "WTH_1978.wtb, 2, 'must end in .jou (players) or .trn (tournaments)'",
    "NIX.TRN, 3, NIX.TRN: no such file",
  })
  void refusesWhatIsNotAFileOfNames(String files, int code, String message) {
    List<String> words = new ArrayList<>(List.of("query", WTH_1978));
    for (String file : files.split(" ", -1)) {
      words.addAll(List.of("--wthor-names", Path.of(Examples.ARCHIVES, file).toString()));
    }
    CommandRun run = kifu(words.toArray(String[]::new));
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.err()).contains(message);
  }

  @Test
  void writesATable() {
    CommandRun run =
        kifu("query", WTH_1978, "--result", "wipe-out,draw", "--position", "f5f6", "--format=csv");
    assertThat(run.lines())
        .hasSize(2)
        .startsWith(
            "source,game,date,black,white,event,end,black_disc_diff,opening,ply,moves,openings,"
                + "swing,swing_ply,swing_mover,swing_move,swing_loss_discs,swing_confidence,"
                + "opening_aliases,rules");
    assertThat(run.lines().get(1))
        .startsWith(
            WTH_1978
                + ",5,1978,Maruoka Hidenori,Jacobs Carol,World Championship,black wipe-out,64,"
                + "Maruoka,2,");
  }

  @Test
  void writesTheGamesThemselves(@TempDir Path folder) {
    String file = folder.resolve("found.ggf").toString();
    CommandRun run =
        kifu("query", Examples.ARCHIVES, "--opening", "tiger", "--to", "ggf", "-o", file);
    assertThat(run.code()).isZero();
    assertThat(kifu("verify", file).code()).isZero();
    CommandRun again = kifu("query", file, "--format", "csv");
    CommandRun first = kifu("query", Examples.ARCHIVES, "--opening", "tiger", "--format", "csv");
    assertThat(moves(again)).isEqualTo(moves(first)).isNotEmpty();
  }

  /** The position of f5f6e6f4g5 has three names. */
  @ParameterizedTest
  @ValueSource(strings = {"heath", "Tobidashi", "jumping out", "Heath / Tobidashi / Jumping Out"})
  void aGameIsFoundByAnyOfTheNamesOfItsOpening(String name) {
    CommandRun byName =
        kifu(
            "query",
            Examples.ARCHIVES,
            "--opening",
            name,
            "--position",
            "f5f6e6f4g5",
            "--format=csv");
    CommandRun byBoard =
        kifu("query", Examples.ARCHIVES, "--position", "f5f6e6f4g5", "--format=csv");
    assertThat(byName.code()).isZero();
    assertThat(byName.out()).isEqualTo(byBoard.out());
    assertThat(byName.lines())
        .anyMatch(
            line -> line.contains(",Heath,") && line.endsWith(",Tobidashi / Jumping Out,othello"));
  }

  /** The same position by its board, by its moves, and mirrored. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3",
        "c4e3f6",
        "------------------X--------XX------OXX-----O-------------------- O"
      })
  void takesMovesAndBoards(String position) {
    CommandRun run = kifu("query", Examples.MATCH, "--position", position);
    assertThat(run.lines()).hasSize(3).allMatch(line -> line.endsWith("after 3 discs"));
  }

  @Test
  void joinsWithTheOptionsThatChooseGames() {
    CommandRun run =
        kifu(
            "query",
            Examples.ARCHIVES,
            "--player",
            "Maruoka Hidenori",
            "--side",
            "black",
            "--years",
            "1978",
            "--result",
            "black");
    assertThat(run.lines()).isNotEmpty().allMatch(line -> line.contains("Maruoka Hidenori - "));
  }

  @Test
  void looksForPatternsAfterSomeDiscs() {
    String corner = "X" + "?".repeat(63);
    assertThat(kifu("query", Examples.MATCH, "--pattern", corner).lines()).hasSize(6);
    assertThat(kifu("query", Examples.MATCH, "--pattern", corner, "--plies", "-9").out()).isEmpty();
    String empty = "-".repeat(27) + "?".repeat(37);
    assertThat(kifu("query", Examples.MATCH, "--pattern", empty, "--plies", "0").lines())
        .hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--result won",
        "--pattern X?",
        "--position f5f5",
        "--plies 61",
        "--plies 9-8",
        "--format csv --to ggf",
        "--to nothing"
      })
  void refusesWhatItDoesNotUnderstand(String options) {
    String[] words = ("query " + Examples.MATCH + " " + options).split(" ");
    assertThat(kifu(words).code()).isEqualTo(2);
  }

  /** The examples of both rules: 19-45, 17-19, 6-10; 32-32, 47-17, 35-28 with black second. */
  @Test
  void theRulesOfEachGameSayWhoWon() {
    CommandRun run =
        kifu(
            "query",
            "examples/rules/anti.json",
            "examples/rules/ravensburger.json",
            "--result",
            "black");
    assertThat(run.lines())
        .hasSize(6)
        .anyMatch(line -> line.contains("19-45 won by black, Worked example, anti"))
        .anyMatch(line -> line.contains("32-32 won by black, Worked example, ravensburger"));
    assertThat(kifu("query", "examples/rules/anti.json", "--result", "draw").out()).isEmpty();
  }

  @Test
  void aQuestionAboutTheBoardTellsTheGamesThatItDoesNotKnow() {
    CommandRun run = kifu("query", "examples/rules/anti.json", "--position", "f5d6");
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("left out because their rules are not othello: 1 of anti, 1 of anti:4x4");
  }

  @Test
  void findsNothingWithoutFault() {
    CommandRun run = kifu("query", Examples.MATCH, "--position", "f5f4");
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("0 of 6 games found\n");
  }

  private static List<String> moves(CommandRun run) {
    return run.lines().stream()
        .skip(1)
        .map(line -> line.split(",", -1))
        .map(cells -> cells[cells.length - 9])
        .toList();
  }
}
