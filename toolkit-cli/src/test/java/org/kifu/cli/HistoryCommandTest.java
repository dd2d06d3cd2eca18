package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.terminal.ExitCode;

class HistoryCommandTest {
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  private static final String GAMES =
      game("2024-05-01", "Ann", "Bob", "+10.000:r", "B[F5]W[D6]B[C3]")
          + game("2024-05-02", "Bob", "Ann", "+8.000:l", "B[F5]W[D6]")
          + game("2024-05-03", "Ann", "Cid", "0.000:s", "B[F5]W[F6]")
          + game("2024-05-04", "Cid", "Ann", "-2.000:t", "B[F5]W[F4]")
          + game(
              "2024-05-05",
              "Ann",
              "Bob",
              "+64.000",
              "B[F5]W[D6]B[C5]W[F4]B[E3]W[F6]B[G5]W[E6]B[E7]")
          + game("2024-05-06", "Ann", "Dan", "?", "B[F5]W[D6]");

  @TempDir private Path folder;

  private static String game(String date, String black, String white, String result, String moves) {
    return "(;GM[Othello]PC[club]DT[%s]PB[%s]PW[%s]RB[1650]RW[1710]TY[8]RE[%s]%s%s;)\n"
        .formatted(date, black, white, result, BOARD, moves);
  }

  @BeforeEach
  void writeGames() throws IOException {
    Files.writeString(folder.resolve("games.ggf"), GAMES);
  }

  private String file() {
    return folder.resolve("games.ggf").toString();
  }

  private List<String> rows(String... more) {
    String[] words = new String[more.length + 4];
    System.arraycopy(new String[] {"history", "--player", "ann", file()}, 0, words, 0, 4);
    System.arraycopy(more, 0, words, 4, more.length);
    return kifu(words).lines();
  }

  @Test
  void listsTheGamesOfAPlayerTheLatestFirst() {
    List<String> rows = rows();
    assertThat(rows.subList(0, 3))
        .containsExactly("Games of Ann", "6 games: 3 won, 1 lost, 1 drawn, 1 unknown", "");
    assertThat(
            rows.subList(3, 10).stream()
                .map(row -> row.replaceAll("\\S*games.ggf.*", "").strip().replaceAll(" {2,}", "|")))
        .containsExactly(
            "Date|Opponent|Rating|Score|Ending|Side|Event|Record",
            "-|2024-05-06|Dan|1710|unfinished|Black",
            "W|2024-05-05|Bob|1710|64-0|wipe-out|Black",
            "W|2024-05-04|Cid|1650|33-31|time forfeit|White",
            "D|2024-05-03|Cid|1710|32-32|draw agreed|Black",
            "L|2024-05-02|Bob|1650|28-36|player left|White",
            "W|2024-05-01|Bob|1710|37-27|resigned|Black");
  }

  @ParameterizedTest
  @CsvSource({
    "resigned, 2024-05-01",
    "left, 2024-05-02",
    "agreed, 2024-05-03",
    "time, 2024-05-04",
    "wipe-out, 2024-05-05"
  })
  void theKindsOfEndsAreFoundByThemselves(String kind, String date) {
    assertThat(kifu("query", file(), "--result", kind).lines())
        .singleElement()
        .asString()
        .contains(date);
  }

  @Test
  void whoIsOnTimeDoesNotWinByTheBoard() {
    assertThat(kifu("query", file(), "--result", "stopped").lines()).hasSize(3);
  }

  @Test
  void starsTheGamesThatAreAmongTheFavouritesInAnotherNotation() throws IOException {
    String favourites = folder.resolve("favourites.pgn").toString();
    kifu("convert", file(), "--game", "5", "--to", "pgn", "-o", favourites);
    assertThat(rows("--favourites", favourites).stream().filter(row -> row.startsWith("\u2605")))
        .singleElement()
        .asString()
        .contains("2024-05-05");
  }

  @Test
  void theRankOfAnOpponentIsThatOfTheRatings() {
    List<String> ratings =
        kifu("ratings", Examples.ARCHIVES, "--format", "csv").lines().stream()
            .filter(line -> line.contains("Inoue Hiroshi"))
            .toList();
    String rank = ratings.getFirst().split(",", 2)[0];
    assertThat(
            kifu("history", Examples.ARCHIVES, "--player", "jacobs", "--years", "1977", "--ranks")
                .lines())
        .anySatisfy(line -> assertThat(line).containsPattern("Inoue Hiroshi +" + rank + " +12-52"));
  }

  @Test
  void aPageHasAColourAndALetterForEachVerdict() {
    String page = kifu("history", "--player", "ann", file(), "--format", "html").out();
    assertThat(page)
        .contains("<abbr class=\"result won\" title=\"won\">W</abbr>")
        .contains("<abbr class=\"result lost\" title=\"lost\">L</abbr>")
        .contains("<abbr class=\"result drawn\" title=\"drawn\">D</abbr>")
        .contains(".result.won { background: var(--won); }", "--won: light-dark(#f3dc45")
        .contains(".result.lost { background: var(--lost); }", "--lost: light-dark(#e57342")
        .contains(".result.drawn { background: var(--drawn); }", "--drawn: light-dark(#79bdea")
        .containsOnlyOnce("<script");
  }

  @Test
  void namesOfARecordAreTextInThePage() throws IOException {
    String evil = GAMES.replace("PB[Ann]", "PB[<b>Ann]");
    Files.writeString(folder.resolve("evil.ggf"), evil);
    String page =
        kifu(
                "history",
                "--player",
                "<b>ann",
                folder.resolve("evil.ggf").toString(),
                "--format=html")
            .out();
    assertThat(page).contains("&lt;b&gt;Ann").doesNotContain("<b>Ann");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja", "ru", "de", "fr", "fil"})
  void everyLanguageTellsAllEnds(String language) {
    assertThat(rows("--lang", language)).hasSize(10).noneMatch(row -> row.contains("history."));
  }

  @Test
  void goldIsASideAndWhoMovedSecondWinsAnEqualCount() throws IOException {
    String games = Files.readString(Path.of("examples/rules/ravensburger.json"));
    Path named = folder.resolve("gold.json");
    Files.writeString(
        named,
        games.replace("\"black\":\"\",\"white\":\"\"", "\"black\":\"Ann\",\"white\":\"Bob\""));
    assertThat(kifu("history", "--player", "bob", named.toString()).lines())
        .anyMatch(row -> row.matches("  L .* Ann .* 32-32 .* Gold .*"));
  }

  @Test
  void aPlayerMustBeNamed() {
    CommandRun run = kifu("history", file());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--player NAME is missing");
  }

  @Test
  void aRecordThatGoesWrongIsListedAndTold() throws IOException {
    Files.writeString(
        folder.resolve("bad.ggf"), game("2024-05-07", "Ann", "Bob", "?", "B[F5]W[F5]"));
    CommandRun run = kifu("history", "--player", "ann", folder.resolve("bad.ggf").toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("illegal move");
    assertThat(run.err()).contains("[illegal-move]");
  }

  @Test
  void saysWhoLeftTheKnownLineAndTheOwnOne() {
    List<String> rows =
        rows("--left-line", "2").stream()
            .map(row -> row.replaceAll("\\S*games.ggf.*", "").strip().replaceAll(" {2,}", "|"))
            .toList();
    assertThat(rows.get(2))
        .isEqualTo(
            "Known line (2 earlier games): left first by the player in 2 games (score 100.0 %),"
                + " by opponents in 1 (score 50.0 %)");
    assertThat(rows.subList(7, 11))
        .containsExactly(
            "W|2024-05-05|Bob|64-0|Black|3 c5 player|2 d6 opponent",
            "W|2024-05-04|Cid|33-31|White|2 f4 player",
            "D|2024-05-03|Cid|32-32|Black|2 f6 opponent",
            "L|2024-05-02|Bob|28-36|White");
    assertThat(
            kifu("history", "--player", "ann", file(), "--left-line", "2", "--format", "csv")
                .lines())
        .element(2)
        .asString()
        .endsWith(",2024-05-05,black,Bob,won,64-0,,3,player,c5,,,2,opponent,d6,,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "csv", "json"})
  void saysTheSameOfTheGamesOfABase(String format) {
    String base = folder.resolve("games.kifu").toString();
    assertThat(kifu("base", "create", base, file()).code()).isZero();
    List<String> ofBase =
        kifu("history", "--player", "ann", base, "--left-line", "2", "--format", format).lines();
    assertThat(ofBase)
        .hasSizeGreaterThan(6)
        .isEqualTo(rows("--left-line", "2", "--format", format));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --format csv                           | csv and json need --left-line N
          --left-line 0                          | --left-line must be at least 1, not 0
          --left-line 2 --format html            | --left-line does not work with pages
          --left-line 2 --rules draughts         | --rules
          """)
  void refusesWhatDoesNotGoTogether(String options, String message) {
    String[] words = ("history --player ann " + file() + " " + options).split(" ", -1);
    assertThat(kifu(words).code()).isEqualTo(ExitCode.USAGE);
    assertThat(kifu(words).err()).contains(message);
  }
}
