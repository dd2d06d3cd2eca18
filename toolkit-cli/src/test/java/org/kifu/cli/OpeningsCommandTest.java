package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsCommandTest {
  @Test
  void writesARowForEachMoveOfEachPosition() {
    CommandRun run = kifu("openings", Examples.MATCH, "--plies", "3", "--format", "csv");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().getFirst())
        .startsWith(
            "ply,line,name,move,games,black_wins,draws,white_wins,black_score,black_score_low,"
                + "black_score_high,mean_black_disc_diff");
    // Three games begin f5d6c3, one f5d6c4, two f5f6e6: counted in the file by hand.
    assertThat(
            run.lines().stream()
                .skip(1)
                .map(line -> line.replaceAll("^(\\d,\\w*),[^,]*,(\\w\\d,\\d),.*", "$1,$2")))
        .containsExactly(
            "0,,c4,6", "1,f5,d6,4", "1,f5,f6,2", "2,f5d6,c3,3", "2,f5d6,c4,1", "2,f5f6,e6,2");
  }

  @Tag("slow")
  @Test
  void theOtherNamesOfAPositionStandBehindTheFirst() throws IOException {
    String[] asked = {"openings", Examples.ARCHIVES, "--at", "f5f6e6f4", "--format", "csv"};
    CommandRun csv = kifu(asked);
    assertThat(csv.lines().getFirst()).endsWith(",engine_depth,aliases,reached_aliases");
    assertThat(csv.lines())
        .anyMatch(
            line ->
                line.startsWith("4,f5f6e6f4,Diagonal Opening,g5,")
                    && line.contains(",Heath,black,")
                    && line.endsWith(",,Tobidashi / Jumping Out"));
    asked[5] = "json";
    JsonNode heath = null;
    for (JsonNode row : new ObjectMapper().readTree(kifu(asked).out()).get("rows")) {
      assertThat(row.has("aliases")).isFalse();
      heath = row.get("move").asText().equals("g5") ? row : heath;
    }
    assertThat(heath).isNotNull();
    assertThat(heath.get("reached").asText()).isEqualTo("Heath");
    assertThat(heath.get("reachedAliases").toString()).isEqualTo("[\"Tobidashi\",\"Jumping Out\"]");
    asked[5] = "text";
    assertThat(kifu(asked).out()).contains("Heath / Tobidashi / Jumping Out");
  }

  @Test
  void summarisesAsJson() throws IOException {
    CommandRun run = kifu("openings", Examples.ARCHIVES, "--plies", "4", "--summary");
    JsonNode summary = new ObjectMapper().readTree(run.out());
    assertThat(summary.get("games").asInt()).isEqualTo(659);
    assertThat(summary.get("excluded").get("unfinished").asInt()).isEqualTo(4);
    assertThat(summary.get("distinctPositions").get("1").asInt()).isEqualTo(1);
    assertThat(summary.get("distinctPositions").get("2").asInt()).isEqualTo(3);
  }

  /** Else a table would not tell from which draw it came. */
  @Tag("slow")
  @Test
  void everyFormSaysWhichGamesWereChosen(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("report");
    CommandRun run =
        kifu(
            "openings",
            Examples.ARCHIVES,
            "--random",
            "50:7",
            "--years",
            "1980-1983",
            "--plies",
            "2",
            "--report",
            report.toString());
    assertThat(run.out()).startsWith("Chosen: years 1980-1983, random 50:7\nGames: 50, ");
    assertThat(report.resolve("openings.txt")).content().isEqualTo(run.out());
    assertThat(report.resolve("openings.html"))
        .content()
        .contains("<p>Chosen: years 1980-1983, random 50:7</p>");
    JsonNode settings =
        new ObjectMapper().readTree(report.resolve("openings.json").toFile()).get("settings");
    assertThat(settings.get("chosen").asText()).isEqualTo("years 1980-1983, random 50:7");
    assertThat(settings.at("/random/seed").asInt()).isEqualTo(7);
  }

  /** Logistello had black in games 2, 4 and 6 of the match. */
  @Test
  void countsARepertoire() {
    CommandRun white =
        kifu(
            "openings",
            Examples.path("logistello-murakami-1997.pgn"),
            "--player",
            "murakami",
            "--side",
            "white",
            "--at",
            "");
    CommandRun both =
        kifu(
            "openings",
            Examples.path("logistello-murakami-1997.pgn"),
            "--player",
            "murakami",
            "--at",
            "");
    assertThat(white.out())
        .startsWith("Chosen: player 'murakami', side white\nGames: 3, all counted\n");
    assertThat(both.out()).startsWith("Chosen: player 'murakami'\nGames: 6, all counted\n");
    assertThat(kifu("openings", Examples.MATCH, "--side", "black").code()).isEqualTo(2);
  }

  /** The six games of the match, twice. */
  @Test
  void leavesOutRepeatedGamesOnRequest() throws IOException {
    CommandRun run =
        kifu("openings", Examples.MATCH, Examples.MATCH, "--no-repeated", "--format", "json");
    assertThat(run.err()).isEqualTo("12 games, 6 excluded: 6 repeated\n");
    JsonNode document = new ObjectMapper().readTree(run.out());
    assertThat(document.get("settings").get("withRepeated").asBoolean()).isFalse();
    assertThat(document.get("rows").get(0).get("games").asInt()).isEqualTo(6);
    assertThat(document.get("rows").get(0).get("first").get("game").asInt()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5d6", "F5 D6", "1. f5 d6", "c4 e3"})
  void answersForOnePosition(String moves) {
    CommandRun run = kifu("openings", Examples.MATCH, "--at", moves, "--format", "csv");
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().stream().skip(1).map(line -> line.split(",", -1)[4]))
        .containsExactlyInAnyOrder("3", "1");
  }

  @Test
  void aLineIsTakenAsAWholeOrNotAtAll() {
    CommandRun cut = kifu("openings", Examples.MATCH, "--at", "f5d6c");
    assertThat(cut.code()).isEqualTo(2);
    assertThat(cut.err()).contains("--at:1:5").contains("[unreadable]");
    assertThat(kifu("openings", Examples.MATCH, "--at", "f5d6\n\nf5f6").code()).isEqualTo(2);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"text", "csv", "json"})
  void writesTheSameBytesWhateverTheJobs(String format) {
    CommandRun one = kifu("openings", Examples.ARCHIVES, "--format", format, "--jobs", "1");
    assertThat(one.code()).isZero();
    assertThat(kifu("openings", Examples.ARCHIVES, "--format", format, "--jobs", "4"))
        .isEqualTo(one);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"text", "csv", "json"})
  void theEngineSaysTheSameWhateverTheJobs(String format) {
    String[] asked =
        "openings %s --plies 4 --min-games 5 --level 3 --format %s --jobs 1"
            .formatted(Examples.ARCHIVES, format)
            .split(" ");
    CommandRun one = kifu(asked);
    assertThat(one.code()).isZero();
    assertThat(one.out()).contains("estimated");
    asked[asked.length - 1] = "3";
    assertThat(kifu(asked)).isEqualTo(one);
  }

  /** The position after the only move there, searched by itself; the line is the moves alone. */
  @Test
  void theEngineValuesThePositionAfterTheMove() throws IOException {
    String asked = " --at f5f6e6 --level 5 --min-games 2 --format json";
    CommandRun run = kifu(("openings " + Examples.MATCH + asked).split(" "));
    JsonNode rows = new ObjectMapper().readTree(run.out()).get("rows");
    for (JsonNode row : rows) {
      String line = row.get("line").asText() + row.get("move").asText();
      JsonNode search =
          new ObjectMapper()
              .readTree(
                  kifu("search", line, "--level", "5", "--format", "jsonl").lines().getFirst());
      double forMover = search.get("score").asDouble();
      assertThat(row.get("engine").get("blackDiscDiff").asDouble()).isEqualTo(forMover);
      assertThat(row.get("engine").get("depth").asInt()).isEqualTo(search.get("depth").asInt());
    }
    assertThat(rows).isNotEmpty();
  }

  @Tag("slow")
  @Test
  void drawsAChart(@TempDir Path folder) {
    Path chart = folder.resolve("openings.svg");
    assertThat(kifu("openings", Examples.ARCHIVES, "--chart", chart.toString()).code()).isZero();
    assertThat(chart).content().contains("<svg");
  }

  @Tag("slow")
  @Test
  void aReportIsEveryForm(@TempDir Path folder) {
    String report = folder.resolve("report").toString();
    CommandRun run = kifu("openings", Examples.MATCH, "--format", "csv", "--report", report);
    assertThat(run.code()).isZero();
    assertThat(Path.of(report, "openings.csv")).hasContent(run.out());
    assertThat(Path.of(report, "openings.json")).content().startsWith("{");
    assertThat(Path.of(report, "openings.txt")).isNotEmptyFile();
    assertThat(Path.of(report, "openings.svg")).content().contains("<svg");
    assertThat(Path.of(report, "openings.png")).isNotEmptyFile();
    assertThat(Path.of(report, "results.svg")).content().contains("<svg");
    assertThat(Path.of(report, "years.svg")).doesNotExist(); // none is known
    assertThat(Path.of(report, "openings.html")).content().contains("Perpendicular Opening");
  }

  @Tag("slow")
  @Test
  void aReportHasTheValuesOfAllMoves(@TempDir Path folder) {
    String report = folder.resolve("report").toString();
    String[] asked =
        "openings %s --plies 3 --level 2 --report %s".formatted(Examples.MATCH, report).split(" ");
    assertThat(kifu(asked).code()).isZero();
    assertThat(Path.of(report, "openings.html"))
        .content()
        .containsPattern("<dt>Engine</dt><dd>[^<]+ discs, estimated, depth 2</dd>");
    assertThat(Path.of(report, "openings.csv"))
        .content()
        .containsPattern("([^\n]*,estimated,90,2,[^\n]*\n){6}");
  }

  @Tag("slow")
  @Test
  void theReportShowsTheFirstGames(@TempDir Path folder) {
    String report = folder.resolve("report").toString();
    assertThat(kifu("openings", Examples.MATCH_ARCHIVE, "--report", report).code()).isZero();
    assertThat(Path.of(report, "years.svg")).content().contains("<svg");
    assertThat(Path.of(report, "openings.html"))
        .content()
        .contains("Openings by year", "First games", "Murakami Takeshi");
  }

  @Tag("slow")
  @Test
  void theReportOfABaseIsThatOfItsArchives(@TempDir Path folder) {
    Path base = folder.resolve("match.kifu");
    assertThat(kifu("index", Examples.MATCH_ARCHIVE, "-o", base.toString()).code()).isZero();
    for (String input : List.of(Examples.MATCH_ARCHIVE, base.toString())) {
      String report = folder.resolve(input.equals(Examples.MATCH_ARCHIVE) ? "a" : "b").toString();
      assertThat(kifu("openings", input, "--report", report).code()).isZero();
    }
    assertThat(folder.resolve("b/openings.html"))
        .hasSameTextualContentAs(folder.resolve("a/openings.html"));
  }

  @ParameterizedTest
  @CsvSource({
    "--plies 0, plies must be 1 to 60",
    "--plies 61, plies must be 1 to 60",
    "--min-games 0, at least 1 game",
    "--at f5f5, f5 is taken",
    "--at xyz, ignored a line without moves",
    "--level 0, a level must be 1 to 60",
    "--level 3 --summary, --level does not work with --summary or --against",
    "--rules chess, unknown rules 'chess'"
  })
  void refusesWhatItCannotDo(String options, String message) {
    CommandRun run = kifu(("openings " + Examples.MATCH + " " + options).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(message);
  }
}
