package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.command.terminal.ExitCode;

/** Reviews of players of WTHOR, against sums over the JSON of their games. */
class ReviewCommandTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String PLAYER = "Inoue Hiroshi";

  @TempDir private static Path folder;
  private static Path games;
  private static JsonNode review;
  private static List<Part> parts;

  /** A game of the player as JSON, and his colour. */
  private record Part(JsonNode game, String side) {
    List<JsonNode> judged() {
      List<JsonNode> judged = new ArrayList<>();
      for (JsonNode move : game.get("moves")) {
        if (move.get("mover").asText().equals(side) && !move.has("forced")) {
          judged.add(move);
        }
      }
      return judged;
    }

    double sum(ToDoubleFunction<JsonNode> value) {
      return judged().stream().mapToDouble(value).sum();
    }

    int discDiff() {
      int black = game.at("/game/result/blackDiscDiff").asInt();
      return side.equals("black") ? black : -black;
    }
  }

  @BeforeAll
  static void annotate() throws IOException {
    games = folder.resolve("games.jsonl");
    CommandRun run =
        kifu(
            "annotate",
            "--labels",
            "8,16,24", // few, because reasons are searched for
            "examples/wthor/WTH_1977.wtb",
            "examples/wthor/WTH_1979.wtb",
            "--level",
            "2",
            "--exact-from",
            "8",
            "--candidates",
            "none",
            "--format",
            "jsonl",
            "-o",
            games.toString());
    assertThat(run.code()).isZero();
    parts = partsOf(games);
    review = json("review", "--player", "inoué hiroshi", "--format", "json", games.toString());
  }

  private static JsonNode json(String... words) throws IOException {
    CommandRun run = kifu(words);
    assertThat(run.code()).as(run.err()).isZero();
    return MAPPER.readTree(run.out());
  }

  private static List<Part> partsOf(Path file) throws IOException {
    List<Part> found = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      JsonNode game = MAPPER.readTree(line);
      for (String side : List.of("black", "white")) {
        if (game.at("/game/" + side).asText().equals(PLAYER)) {
          found.add(new Part(game, side));
        }
      }
    }
    return found;
  }

  @Test
  void phasesAreComparedByTheChanceToWin() {
    String[] names = {"opening", "middleGame", "endgame"};
    int[] most = {60, 40, 20};
    for (int i = 0; i < names.length; i++) {
      double sum = 0;
      int moves = 0;
      for (Part part : parts) {
        for (JsonNode move : part.judged()) {
          int empties = move.get("empties").asInt();
          if (empties <= most[i] && empties > most[i] - 20) {
            double loss =
                move.get("bestBlackWinProb").asDouble() - move.get("blackWinProb").asDouble();
            sum += part.side().equals("black") ? loss : -loss;
            moves++;
          }
        }
      }
      JsonNode own = review.at("/phases/" + names[i] + "/own");
      assertThat(own.get("meanWinProbLoss").asDouble())
          .as(names[i])
          .isCloseTo(sum / moves, within(0.0001));
    }
  }

  @Test
  void resultsAreThoseOfHisGames() {
    JsonNode all = review.get("all");
    assertThat(parts.size()).isGreaterThan(10);
    assertThat(all.get("games").asInt()).isEqualTo(parts.size());
    assertThat(all.get("wins").asLong())
        .isEqualTo(parts.stream().filter(part -> part.discDiff() > 0).count());
    assertThat(all.get("losses").asLong())
        .isEqualTo(parts.stream().filter(part -> part.discDiff() < 0).count());
    assertThat(all.get("meanDiscDiff").asDouble())
        .isCloseTo(parts.stream().mapToInt(Part::discDiff).average().orElseThrow(), within(0.0051));
  }

  @Test
  void lossesAccuracyAndTheirErrorsAreThoseOfHisMoves() {
    JsonNode all = review.get("all");
    assertThat(all.get("judgedMoves").asDouble()).isEqualTo(total(_ -> 1));
    assertThat(all.get("totalLossDiscs").asDouble())
        .isCloseTo(total(ReviewCommandTest::loss), within(1e-6));
    assertThat(all.get("meanLossDiscs").asDouble())
        .isCloseTo(total(ReviewCommandTest::loss) / total(_ -> 1), within(0.0051));
    assertThat(all.get("lossStandardError").asDouble())
        .isCloseTo(standardError(ReviewCommandTest::loss), within(0.0051));
    assertThat(all.get("accuracyPercent").asDouble())
        .isCloseTo(total(ReviewCommandTest::accuracy) / total(_ -> 1), within(0.02));
    assertThat(all.get("accuracyStandardError").asDouble())
        .isCloseTo(standardError(ReviewCommandTest::accuracy), within(0.02));
    assertThat(all.get("errorRate").asDouble())
        .isCloseTo(total(ReviewCommandTest::error) / total(_ -> 1), within(0.00006));
    assertThat(all.get("bestMoves").asDouble()).isEqualTo(total(move -> loss(move) == 0 ? 1 : 0));
  }

  @Test
  void phasesAreThirdsOfTheEmptySquares() {
    Map<String, Double> errors = new HashMap<>();
    for (Part part : parts) {
      for (JsonNode move : part.judged()) {
        int empties = move.get("empties").asInt();
        String phase = empties > 40 ? "opening" : empties > 20 ? "middleGame" : "endgame";
        errors.merge(phase, error(move), Double::sum);
      }
    }
    errors.forEach(
        (phase, count) -> {
          JsonNode own = review.at("/phases/" + phase + "/own");
          assertThat(own.get("errorRate").asDouble())
              .isCloseTo(count / own.get("judgedMoves").asInt(), within(0.00006));
        });
    assertThat(errors).hasSize(3);
  }

  @Test
  void groupsAreTheGamesOfOneYearOpeningAndOpponent() {
    assertThat(lossByName("years")).isEqualTo(lossBy(part -> part.game.at("/game/date").asText()));
    assertThat(lossByName("openings"))
        .isEqualTo(lossBy(part -> part.game.at("/opening/name").asText()));
    assertThat(lossByName("meetings"))
        .isEqualTo(
            lossBy(
                part ->
                    part.game
                        .at("/game/" + (part.side.equals("black") ? "white" : "black"))
                        .asText()));
  }

  @Test
  void countsTheReasonsOfHisMistakes() {
    Map<String, Integer> counts = new TreeMap<>();
    for (Part part : parts) {
      for (JsonNode move : part.judged()) {
        move.path("reasons")
            .forEach(reason -> counts.merge(reason.get("code").asText(), 1, Integer::sum));
      }
    }
    Map<String, Integer> told = new TreeMap<>();
    review
        .get("motifs")
        .forEach(motif -> told.put(motif.get("code").asText(), motif.get("moves").asInt()));
    assertThat(told).isEqualTo(counts).isNotEmpty();
  }

  @Test
  void findsThePositionsThatWerePlayedWrongTwice() throws IOException {
    String twice = games.toString(); // few positions are met twice in one file
    JsonNode everybody =
        json("review", "--player", "a", "--all-matching", "--format", "json", twice, twice);
    Map<String, Integer> wrong = new HashMap<>();
    for (String line : Files.readAllLines(games)) {
      JsonNode game = MAPPER.readTree(line);
      List<String> boards = PlainGame.boards(game.get("moves"));
      for (JsonNode move : game.get("moves")) {
        String mover = game.at("/game/" + move.get("mover").asText()).asText();
        if (mover.toLowerCase(Locale.ROOT).contains("a") && move.has("label")) {
          String key =
              move.get("mover").asText()
                  + PlainGame.canonical(boards.get(move.get("ply").asInt() - 1));
          wrong.merge(key, 2, Integer::sum);
        }
      }
    }
    List<Integer> repeated = wrong.values().stream().filter(times -> times > 1).sorted().toList();
    List<Integer> told = new ArrayList<>();
    everybody.get("repeatedMistakes").forEach(each -> told.add(each.get("wrong").asInt()));
    assertThat(told).isNotEmpty().containsExactlyInAnyOrderElementsOf(repeated);
  }

  @Test
  void aNameOfSeveralPlayersIsRefusedWithAList() {
    CommandRun several = kifu("review", "--player", "an", games.toString());
    assertThat(several.code()).isEqualTo(ExitCode.USAGE);
    assertThat(several.err()).contains("--all-matching", "Cerf Jonathan");
  }

  @Test
  void aPlayerIsNeededAndMustBeThere() {
    assertThat(kifu("review", games.toString()).err())
        .contains("--player NAME or --me black|white is missing");
    CommandRun run = kifu("review", "--player", "nobody", games.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("no game is selected: player 'nobody'");
  }

  @Test
  void filesWithoutAnnotatedGamesAreSaidAndTheOthersRead() throws IOException {
    Path other = Files.writeString(folder.resolve("other.txt"), "f5d6c3\n");
    CommandRun run =
        kifu(
            "review",
            "--player",
            PLAYER,
            "--format",
            "json",
            games.toString(),
            other.toString(),
            folder.resolve("missing.jsonl").toString());
    assertThat(run.code()).isEqualTo(ExitCode.PATH);
    assertThat(run.err()).contains("holds no annotated games", "missing.jsonl");
    assertThat(MAPPER.readTree(run.out()).get("all")).isEqualTo(review.get("all"));
  }

  @Test
  void rulesOfNamesJoinTwoSpellings() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("rules.csv"),
            "status,kind,from,to,evidence\naccepted,player,Heiberg Thomas,Inoue Hiroshi,\n");
    CommandRun run =
        kifu(
            "review",
            "--player",
            PLAYER,
            "--format",
            "json",
            "--names-rules",
            rules.toString(),
            games.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(MAPPER.readTree(run.out()).at("/all/games").asInt())
        .isGreaterThan(review.at("/all/games").asInt());
  }

  @Tag("slow")
  @Test
  void aReportHoldsEveryFormAndTheCharts() throws IOException {
    Path report = folder.resolve("report");
    CommandRun run =
        kifu("review", "--player", PLAYER, "--report", report.toString(), games.toString());
    assertThat(run.code()).as(run.err()).isZero();
    try (var files = Files.list(report)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "review.txt",
              "review.json",
              "review.csv",
              "review.md",
              "review.html",
              "years.svg",
              "phases.svg",
              "colours.svg",
              "openings.svg",
              "opponents.svg");
    }
    assertThat(Files.readString(report.resolve("review.txt"))).isEqualTo(run.out());
    assertThat(Files.readString(report.resolve("years.svg"))).contains("1977:", "1979:");
  }

  private static double loss(JsonNode move) {
    return move.get("moverLossDiscs").asDouble();
  }

  private static double error(JsonNode move) {
    return move.has("label") ? 1 : 0;
  }

  /** As docs/metrics.md has it: half for each 5.5 points of the chance to win. */
  private static double accuracy(JsonNode move) {
    double points =
        100
            * Math.abs(
                move.get("bestBlackWinProb").asDouble() - move.get("blackWinProb").asDouble());
    return 100 * Math.pow(2, -points / 5.5);
  }

  private static double total(ToDoubleFunction<JsonNode> value) {
    return parts.stream().mapToDouble(part -> part.sum(value)).sum();
  }

  private static double standardError(ToDoubleFunction<JsonNode> value) {
    double moves = total(_ -> 1);
    double mean = total(value) / moves;
    double squares =
        parts.stream()
            .mapToDouble(part -> Math.pow(part.sum(value) - mean * part.judged().size(), 2))
            .sum();
    int games = parts.size();
    return Math.sqrt(squares * games / (games - 1)) / moves;
  }

  /** Discs lost in hundredths, for comparison as a whole. */
  private static Map<String, Long> lossBy(Function<Part, String> key) {
    Map<String, Long> losses = new TreeMap<>();
    parts.forEach(
        part ->
            losses.merge(
                key.apply(part), Math.round(100 * part.sum(ReviewCommandTest::loss)), Long::sum));
    return losses;
  }

  private static Map<String, Long> lossByName(String groups) {
    Map<String, Long> losses = new TreeMap<>();
    review
        .get(groups)
        .forEach(
            group ->
                losses.put(
                    group.get("name").asText(),
                    Math.round(100 * group.get("totalLossDiscs").asDouble())));
    return losses;
  }
}
