package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.terminal.ExitCode;

/** Problems from the mistakes of the 1997 match. */
class DrillsCommandTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String MATCH = Examples.ANNOTATED;

  /** What a name may hold to do harm in a page, a table, a problem file or Markdown. */
  private static final String HOSTILE =
      "</script><script>alert(1)</script>\" onload=x %; a1:+64;\u202e*[b](c)";

  @TempDir private Path folder;

  private static CommandRun drills(String... options) {
    List<String> words = new ArrayList<>(List.of("drills", MATCH));
    words.addAll(List.of(options));
    return kifu(words.toArray(String[]::new));
  }

  /** The positions before labelled moves, each once, the mover's discs as {@code X}. */
  private static Set<String> labelled(String player) throws IOException {
    Set<String> positions = new HashSet<>();
    for (String line : Files.readAllLines(Path.of(MATCH))) {
      JsonNode game = MAPPER.readTree(line);
      List<String> boards = PlainGame.boards(game.get("moves"));
      for (JsonNode move : game.get("moves")) {
        String mover = game.at("/game/" + move.get("mover").asText()).asText();
        if (mover.startsWith(player) && move.has("label")) {
          positions.add(PlainGame.canonical(boards.get(move.get("ply").asInt() - 1)));
        }
      }
    }
    return positions;
  }

  @Test
  void thereIsOneProblemForEachPositionOfALabelledMove() throws IOException {
    CommandRun run = drills("--player", "murakami", "--label", "inaccuracy");
    Set<String> positions = new HashSet<>();
    for (String line : run.lines()) {
      String board = line.substring(0, 64);
      boolean black = line.charAt(65) == 'X';
      positions.add(
          PlainGame.canonical(
              black ? board : board.replace('X', '?').replace('O', 'X').replace('?', 'O')));
    }
    assertThat(run.code()).isZero();
    assertThat(positions).isEqualTo(labelled("Murakami")).hasSameSizeAs(run.lines());
  }

  @Test
  void theSolverAgreesWithEveryExactProblem() throws IOException {
    Path problems = folder.resolve("problems.obf");
    Path exact = folder.resolve("exact.obf");
    assertThat(drills("--label", "inaccuracy", "-o", problems.toString()).code()).isZero();
    List<String> scored =
        Files.readAllLines(problems).stream().filter(line -> line.contains(":")).toList();
    Files.write(exact, scored);
    CommandRun run = kifu("solve", "--check", exact.toString());
    assertThat(scored).hasSizeGreaterThan(5);
    assertThat(run.code()).as(run.out()).isZero();
    assertThat(run.out()).contains("0 wrong of " + scored.size());
  }

  /** The phases of problems, by the column of the table. */
  private static List<String> phases(String... options) {
    List<String> words = new ArrayList<>(List.of("--format", "csv"));
    words.addAll(List.of(options));
    return drills(words.toArray(String[]::new)).lines().stream()
        .skip(1)
        .map(line -> line.replaceAll(".*,(opening|middleGame|endgame),.*", "$1"))
        .toList();
  }

  @Test
  void phasesTakeTurnsAndTheCountIsKept() {
    List<String> phases = phases("--loss", "5", "--count", "12");
    assertThat(phases.subList(0, 3)).containsExactlyInAnyOrder("opening", "middleGame", "endgame");
    assertThat(phases).filteredOn("opening"::equals).hasSize(5);
    assertThat(drills("--loss", "5", "--count", "3").lines())
        .hasSize(3)
        .isEqualTo(drills("--loss", "5").lines().subList(0, 3));
    assertThat(phases("--loss", "5", "--phase", "middle-game")).containsOnly("middleGame");
    assertThat(phases("--label", "inaccuracy", "--motif", "corner-given,x-square"))
        .isNotEmpty()
        .containsOnly("endgame");
  }

  @Test
  void iAmASideOfEveryGame() {
    List<String> black = drills("--loss", "5", "--me", "black", "--count", "99").lines();
    assertThat(black).isNotEmpty().allMatch(line -> line.charAt(65) == 'X');
    CommandRun both = drills("--me", "black", "--player", "murakami");
    assertThat(both.code()).isEqualTo(ExitCode.USAGE);
    assertThat(both.err()).contains("--me and --player exclude each other");
  }

  @Test
  void answersAreAddedToTheFileOfProgressAndProblemsComeBackWhenTheyAreDue() throws IOException {
    Path progress = folder.resolve("progress.csv");
    List<String> all = drills("--loss", "5", "--count", "99").lines();
    Path answers = folder.resolve("answers.csv");
    Files.write(
        answers,
        List.of(
            "date,position,answer",
            "2026-11-28," + all.get(0).substring(0, 66) + ",right",
            "2026-11-28," + all.get(1).substring(0, 66) + ",wrong"));
    String[] first = {
      "--loss",
      "5",
      "--count",
      "99",
      "--progress",
      progress.toString(),
      "--answers",
      answers.toString(),
      "--today",
      "2026-11-28"
    };
    CommandRun run = drills(first);
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("progress.csv: 2 new answers");
    assertThat(run.lines()).hasSameElementsAs(all.subList(2, all.size()));
    String kept = Files.readString(progress);
    assertThat(kept.lines()).hasSize(3).startsWith("date,position,answer");
    assertThat(drills(first).err()).doesNotContain("new answer");
    assertThat(progress).hasContent(kept);
    List<String> next =
        drills(
                "--loss",
                "5",
                "--count",
                "99",
                "--progress",
                progress.toString(),
                "--today",
                "2026-11-29")
            .lines();
    assertThat(next).hasSameElementsAs(all).startsWith(all.get(0), all.get(1));
  }

  @Test
  void aFileOfProgressWithAnotherLineIsRefusedAndStays() throws IOException {
    Path progress = folder.resolve("notes.csv");
    Files.writeString(progress, "my notes\n");
    CommandRun run = drills("--progress", progress.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("notes.csv: line 1: no answer: 'my notes'");
    assertThat(progress).hasContent("my notes");
    assertThat(drills("--today", "2026-11-28").err())
        .contains("--answers and --today need --progress FILE");
  }

  @Test
  void theChoiceDoesNotDependOnTheOrderOfTheGames() throws IOException {
    List<String> games = Files.readAllLines(Path.of(MATCH));
    Path backwards = Files.write(folder.resolve("backwards.jsonl"), games.reversed());
    String out = kifu("drills", "--count", "4", "--format", "md", backwards.toString()).out();
    assertThat(out).isEqualTo(drills("--count", "4", "--format", "md").out());
    assertThat(out).as("a line that goes on").containsPattern("Best play: (?:[a-h][1-8] ){8}…");
  }

  @Test
  void aPageNeedsNothingAndRunsNothingOfARecord() throws Exception {
    String page = kifu("drills", "--format", "html", hostile().toString()).out();
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(
                new ByteArrayInputStream(
                    page.replace("<!DOCTYPE html>", "").getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getElementsByTagName("script").getLength()).isOne();
    assertThat(document.getElementsByTagName("section").getLength()).isGreaterThan(5);
    assertThat(page)
        .contains("default-src 'none'", "&lt;/script&gt;&lt;script&gt;alert(1)")
        .doesNotContain("<script>alert", "\u202e", "src=", "https://", "url(");
  }

  @Test
  void aHostileNameIsNotAScoreInAProblemFile() throws IOException {
    Path problems = folder.resolve("hostile.obf");
    kifu(
        "drills",
        hostile().toString(),
        "--phase",
        "endgame",
        "--count",
        "1",
        "-o",
        problems.toString());
    assertThat(kifu("solve", "--check", problems.toString()).out()).contains("0 wrong of 1");
    assertThat(kifu("drills", "--format", "md", hostile().toString()).out())
        .contains("&lt;script&gt;", "\\*\\[b\\](c)")
        .doesNotContain("\u202e");
  }

  private Path hostile() throws IOException {
    String name = MAPPER.writeValueAsString(HOSTILE);
    String games = Files.readString(Path.of(MATCH)).replace("\"Murakami Takeshi\"", name);
    return Files.writeString(folder.resolve("hostile.jsonl"), games);
  }

  @Test
  void theReplyThatRefutesTheTemptingSquareIsTold() {
    String text = drills("--format", "md", "--label", "inaccuracy").out();
    assertThat(text).containsPattern("After [a-h][1-8]: [a-h][1-8] ");
    List<String> rows = drills("--format", "csv", "--label", "inaccuracy").lines();
    assertThat(rows.getFirst()).endsWith(",phase,mover_win_prob_loss,reply,rules");
    assertThat(rows.subList(1, rows.size())).allMatch(row -> row.matches(".*,[a-h][1-8],othello"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "10001"})
  void refusesWhatIsNotACount(String count) {
    CommandRun run = drills("--count", count);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--count must be 1 to 10000, not " + count);
  }

  @Test
  void saysWhenNobodyWentWrong() throws IOException {
    String second = Files.readAllLines(Path.of(MATCH)).get(1);
    assertThat(second).doesNotContain("\"label\"");
    Path clean = Files.writeString(folder.resolve("clean.jsonl"), second);
    CommandRun run = kifu("drills", clean.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("no move has the label mistake or worse");
  }
}
