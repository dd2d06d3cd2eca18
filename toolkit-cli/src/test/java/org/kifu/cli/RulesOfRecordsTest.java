package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Commands take the rules that records name. The three games of Ann (black) and Ben are worked
 * examples: by the rules black wins 19-45 in anti and 32-32 in ravensburger, and loses 3-13 on 4x4.
 */
class RulesOfRecordsTest {
  @TempDir private Path folder;
  private String mixed = "";

  @BeforeEach
  void writeGames() throws IOException {
    StringBuilder games = new StringBuilder("[\n");
    for (String rules : new String[] {"anti", "ravensburger", "grid"}) {
      String first =
          Files.readAllLines(Path.of("examples/rules/" + rules + ".json"))
              .get(1)
              .replace("\"black\":\"\",\"white\":\"\"", "\"black\":\"Ann\",\"white\":\"Ben\"");
      games.append(first);
    }
    games.setLength(games.length() - 1); // the comma after the last game
    Path file = folder.resolve("mixed.json");
    Files.writeString(file, games + "\n]\n");
    mixed = file.toString();
  }

  @Test
  void tournamentsCountTheWinnersByTheRulesAndTellTheMixture() {
    CommandRun run = kifu("tournament", mixed, "--format", "csv");
    assertThat(run.out()).contains(",Ann,2,").contains(",Ben,1,");
    assertThat(run.err())
        .contains("several rules count together: 1 of anti, 1 of grid:4x4, 1 of ravensburger");
    assertThat(kifu("tournament", mixed, "--quiet").err()).isEmpty();
  }

  /** The rules of a record count, and others that the user names are told; once. */
  @ParameterizedTest
  @ValueSource(strings = {"verify", "show", "annotate --level 1", "query", "convert --to json"})
  void namedRulesThatContradictRecordsAreTold(String command) {
    CommandRun run = kifu((command + " --rules anti " + mixed).split(" "));
    assertThat(run.err())
        .containsOnlyOnce(
            "--rules anti: other rules stand in records, and count there: 1 of grid:4x4, 1 of"
                + " ravensburger");
    assertThat(kifu("verify", "--rules", "anti", "f5d6c3").err()).doesNotContain("--rules");
    assertThat(kifu("verify", mixed).err()).doesNotContain("--rules");
  }

  @Test
  void ratingsHistoriesAndQueriesCountTheSameWinners() {
    assertThat(kifu("ratings", mixed).lines().get(3)).endsWith("Ann"); // 2 of 3 points
    CommandRun history = kifu("history", "--player", "Ann", mixed);
    assertThat(history.out()).contains("3 games: 2 won, 1 lost, 0 drawn, 0 unknown");
    assertThat(history.err()).contains("several rules");
    assertThat(kifu("query", mixed, "--result", "black").lines()).hasSize(2);
    assertThat(kifu("query", mixed, "--result", "white").lines()).hasSize(1);
    assertThat(kifu("query", mixed, "--result", "draw").lines()).isEmpty();
  }

  @Test
  void reviewsCountTheSameWinners() {
    String annotated = folder.resolve("a.jsonl").toString();
    assertThat(kifu("annotate", mixed, "--level", "1", "-o", annotated).code()).isZero();
    CommandRun review = kifu("review", "--player", "Ann", annotated, "--format", "csv");
    assertThat(review.lines().get(0)).contains("games,").contains("wins");
    assertThat(review.out()).contains(",3,2,0,1,"); // games, wins, draws, losses
    assertThat(review.err()).contains("several rules");
    assertThat(kifu("drills", annotated).err())
        .contains(
            "left out because OBF holds only positions of othello, unlike html, md and csv:"
                + " 1 of anti, 1 of grid:4x4, 1 of ravensburger");
  }

  /** The scores are in the records: 22 tiles, 24 tiles and 9 tiles. */
  @Test
  void aGameForOnePlayerHasTilesAndDoesNotHaveAResult() throws IOException {
    String records = Files.readString(Path.of("examples", "rules", "solo.txt"));
    assertThat(records).contains("Score: 22 tiles").contains("Score: 24 tiles");
    Path solo = folder.resolve("solo.txt");
    Files.writeString(solo, records.replace("Event:", "Player: Ann\nEvent:"));
    String games = solo.toString();
    CommandRun found = kifu("query", games, "--rules", "solo", "--player", "Ann");
    assertThat(found.lines().get(0)).contains("game 1: Ann, 22 tiles, ");
    assertThat(found.lines().get(1)).contains("game 2: Ann, 24 tiles, ");
    assertThat(kifu("query", games, "--result", "draw").lines()).isEmpty();
    CommandRun history = kifu("history", games, mixed, "--player", "Ann");
    assertThat(history.out()).contains("3 games: 2 won, 1 lost, 0 drawn, 0 unknown");
    assertThat(history.err()).contains("left out because they have one player: 3 of solo");
  }

  /** Chances to win and an endgame of 20 discs are only those of othello. */
  @ParameterizedTest
  @ValueSource(strings = {"grid.json", "russian-draughts-championship.pdn"})
  void reviewsByOtherRulesShowOnlyWhatIsKnown(String games) {
    List<String> ofOthello = List.of("accuracy", "points per move", "last 20", "of winning chance");
    String usual = "examples/annotated-1997.jsonl";
    assertThat(reviewed(usual)).contains(ofOthello);
    String annotated = folder.resolve("other.jsonl").toString();
    String source = "examples/rules/" + games;
    assertThat(kifu("annotate", source, "--level", "1", "-o", annotated).code()).isZero();
    assertThat(reviewed(annotated))
        .contains("endgame", "loss per move")
        .doesNotContain(ofOthello)
        .doesNotContain(games.endsWith(".pdn") ? "disc" : "men lost");
  }

  /** The tables of a review, and the words of its page. */
  private static String reviewed(String annotated) {
    String page = kifu("review", annotated, "--me", "black", "--format", "html").out();
    return kifu("review", annotated, "--me", "black").out()
        + page.replaceAll("(?s)<(style|script)\\b.*?</\\1>|<[^>]*>", " ");
  }

  @Test
  void reviewsAndProblemsNeedTwoPlayers() {
    String annotated = folder.resolve("one.jsonl").toString();
    String[] words = {"annotate", "examples/rules/solo.txt", "--game", "2", "--level", "1"};
    Stream<String> all = Stream.concat(Stream.of(words), Stream.of("-o", annotated));
    assertThat(kifu(all.toArray(String[]::new)).code()).isZero();
    for (String job : List.of("review --me black", "drills --format csv")) {
      CommandRun run = kifu((job + " " + annotated).split(" ", -1));
      assertThat(run.err()).as(job).contains("left out because they have one player: 1 of solo");
      assertThat(kifu((job + " --quiet " + annotated).split(" ", -1)).err()).isEmpty();
    }
  }

  /** Results without moves are of the rules of the option. */
  @ParameterizedTest
  @ValueSource(strings = {"othello", "anti", "ravensburger", "grid:6x6"})
  void submittedNumbersOfDiscsAreReadByTheRules(String rules) throws IOException {
    Path results = folder.resolve("r.csv");
    Files.writeString(
        results, "black,white,black_discs,white_discs\nAnn,Ben,16,16\nAnn,Ben,10,20\n");
    CommandRun run =
        kifu("tournament", "--results", results.toString(), "--rules", rules, "--format", "csv");
    String points =
        switch (rules) {
          case "anti" -> ",Ann,1.5,"; // a draw, and fewer discs
          case "ravensburger" -> ",Ann,1,"; // the second player wins an equal count
          default -> ",Ann,0.5,";
        };
    assertThat(run.out()).contains(points);
  }

  /** 40-24 is black's by the default, white's by the column; the last row is not counted. */
  @Test
  void aRowOfResultsNamesItsRules() throws IOException {
    Path results = folder.resolve("r.csv");
    Files.writeString(
        results,
        """
        black,white,black_discs,white_discs,rules
        Ann,Ben,40,24,
        Ann,Ben,40,24,anti
        Ann,Ben,10,6,grid:4x4
        Ann,Ben,40,24,unti
        """);
    CommandRun run = kifu("tournament", "--results", results.toString(), "--format", "csv");
    assertThat(run.code()).isOne();
    assertThat(run.out()).contains(",Ann,2,").contains(",Ben,1,");
    assertThat(run.err()).contains("r.csv:5:1: ").contains("unknown rules 'unti'");
  }

  @Test
  void positionsAreSearchedByTheRulesOfTheirRecords() {
    CommandRun run = kifu("search", mixed, "d3", "--depth", "1", "--format", "jsonl");
    assertThat(run.lines()).hasSize(4);
    assertThat(run.err()).isEmpty();
    CommandRun solved = kifu("solve", mixed, "--format", "jsonl");
    assertThat(solved.lines().getFirst()).contains("\"index\":1").contains("black");
  }

  /** The squares of the gold discs are counted in the record. */
  @Test
  void theOnlyPlayerHasAChartAndEveryFormForPeople() throws IOException {
    Path annotated = folder.resolve("solo.jsonl");
    Path chart = folder.resolve("a.svg");
    String[] words = {"annotate", "examples/rules/solo.txt", "--game", "1", "--level", "1"};
    String[] files = {"--format", "jsonl", "-o", annotated.toString(), "--chart", chart.toString()};
    CommandRun run = kifu(Stream.of(words, files).flatMap(Stream::of).toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(chart)).contains("tiles at the end").doesNotContain("White");
    Function<String, String> form =
        name -> kifu("report", annotated.toString(), "--format", name).out();
    long gold =
        Files.readAllLines(Path.of("examples", "rules", "solo.txt")).stream()
            .skip(1)
            .takeWhile(line -> !line.equals("Solo"))
            .filter(line -> line.matches("\\d+\\. gold .*"))
            .count();
    assertThat(gold).isPositive();
    String text = form.apply("text");
    assertThat(Pattern.compile("(?m)^ +\\d+  ○ gold:").matcher(text).results())
        .hasSizeGreaterThanOrEqualTo((int) gold);
    assertThat(text).doesNotContain("● gold:").doesNotContain("White").contains("│ Player");
    assertThat(form.apply("csv").lines().skip(1))
        .allMatch(row -> !row.contains(",black,") && !row.contains(",white,"));
    assertThat(form.apply("md")).contains("○ gold:").doesNotContain("White");
    assertThat(form.apply("html"))
        .contains("class=\"tile td\"")
        .containsPattern("data-boards=\"[^\"]*[a-k][^\"]*[l-v]")
        .doesNotContain("class=\"p white\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"openings", "stats", "trainer --player Ann --side black"})
  void whatIsOnlyOfOthelloTellsWhatItLeavesOut(String command) {
    CommandRun run = kifu((command + " " + mixed).split(" "));
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .containsAnyOf("3 otherRules", "left out because their rules are not othello: 1 of anti");
  }

  /** The board says that black, who moved second, has won this game with 32-32. */
  @Test
  void aDeclaredDrawThatTheRulesDoNotKnowIsToldAndStays() throws IOException {
    String game =
        Files.readAllLines(Path.of("examples/rules/ravensburger.json"))
            .get(1)
            .replaceFirst(",$", "")
            .replace("\"kind\":\"unknown\"", "\"kind\":\"unknown\",\"declaredBoardDiscDiff\":0");
    Path file = Files.writeString(folder.resolve("draw.json"), game + "\n");
    CommandRun run = kifu("verify", file.toString());
    assertThat(run.out()).contains("declared a draw, the moves give: ");
  }

  @Test
  void aTranscriptOfOtherRulesIsNotWhole() {
    CommandRun run = kifu("convert", mixed, "--to", "transcript", "--explain-loss");
    assertThat(run.err())
        .contains("lost: ")
        .contains("the rules anti")
        .contains("the rules ravens");
    assertThat(run.err()).doesNotContain("nothing lost");
  }
}
