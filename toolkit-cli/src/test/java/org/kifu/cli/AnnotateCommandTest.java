package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.kifu.cli.CommandRun.kifu;
import static org.kifu.cli.CommandRun.kifuWithInput;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.evaluation.Weights;

class AnnotateCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String MOVES = "f5d6c3d3c4f4c5b3c2";

  @TempDir private Path folder;

  @Test
  void annotatesAGameGivenAsText() throws IOException {
    CommandRun run = annotate(MOVES, "--format", "json");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    JsonNode games = JSON.readTree(run.out());
    assertThat(games).hasSize(1);
    JsonNode move = games.get(0).get("moves").get(0);
    assertThat(games.get(0).get("moves")).hasSize(9);
    assertThat(move.get("ply").asInt()).isEqualTo(1);
    assertThat(move.get("mover").asText()).isEqualTo("black");
    assertThat(move.get("move").asText()).isEqualTo("f5");
    assertThat(move.get("moverLossDiscs").asDouble()).isZero();
    assertThat(games.get(0).get("settings").get("depth").asInt()).isEqualTo(1);
  }

  @Test
  void labelsFromTheLossesThatItIsTold() throws IOException {
    String game = "f5f4e3f6g5d6e7";
    JsonNode usual = JSON.readTree(annotate(game, "--format", "jsonl").out());
    JsonNode strict =
        JSON.readTree(annotate(game, "--format", "jsonl", "--labels", "1,2,3.5,0,0").out());
    assertThat(strict.at("/settings/labels").toString())
        .isEqualTo(
            "{\"inaccuracyDiscs\":1,\"mistakeDiscs\":2,\"blunderDiscs\":3.5,"
                + "\"probableMarginDiscs\":0,\"estimatedMarginDiscs\":0}");
    for (JsonNode move : strict.get("moves")) {
      double loss = move.get("moverLossDiscs").asDouble();
      String label =
          loss >= 3.5 ? "blunder" : loss >= 2 ? "mistake" : loss >= 1 ? "inaccuracy" : "";
      assertThat(move.path("label").asText()).isEqualTo(label);
    }
    assertThat(strict.findValues("label")).hasSizeGreaterThan(usual.findValues("label").size());
  }

  /** The weights by their own checksum, as the head of their file has it. */
  @Test
  void saysWhichSearchAndWhichWeightsTheValuesComeFrom() throws IOException {
    JsonNode settings = JSON.readTree(annotate(MOVES, "--format", "jsonl").out()).get("settings");
    assertThat(settings.get("engine").asText())
        .matches("Kifu search \\d+, weights [0-9a-f]{8}, table of \\d+ MB")
        .contains("weights " + Weights.shipped().checksum());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "F5D6C3D3C4F4C5B3C2",
        "f5 d6 c3 d3 c4 f4 c5 b3 c2",
        "f5d6c3\nd3c4f4\r\nc5b3c2\n",
        "1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3 5. c2",
        "1.f5 2.d6 3.c3 4.d3 5.c4 6.f4 7.c5 8.b3 9.c2"
      })
  void readsTheSameGameHoweverItIsWritten(String text) throws IOException {
    assertThat(moves(annotate(text, "--format", "jsonl")))
        .isEqualTo(moves(annotate(MOVES, "--format", "jsonl")));
  }

  @Test
  void readsAGameInPiecesAndFromStandardInput() throws IOException {
    JsonNode whole = moves(annotate(MOVES, "--format", "jsonl"));
    assertThat(moves(annotate("f5d6c3", "d3c4f4", "c5b3c2", "--format", "jsonl"))).isEqualTo(whole);
    CommandRun piped =
        kifuWithInput(
            MOVES.toUpperCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII),
            words("-", "--format", "jsonl"));
    assertThat(moves(piped)).isEqualTo(whole);
  }

  @Test
  void putsTheReasonInThePlaceOfARecordThatCannotBeAnnotated() throws IOException {
    CommandRun run = annotate(Examples.BROKEN, "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.lines()).hasSize(4);
    JsonNode error = JSON.readTree(run.lines().get(2)).get("error");
    assertThat(error.get("code").asText()).isEqualTo("illegal-move");
    assertThat(error.get("source").asText()).isEqualTo(Examples.BROKEN);
    assertThat(error.get("message").asText()).startsWith("d4 is taken");
    assertThat(JSON.readTree(run.lines().get(3)).get("moves")).hasSizeGreaterThan(55);
  }

  @Test
  void aSourceWithoutGamesHasItsErrorInItsPlace() throws IOException {
    String empty = Files.createFile(folder.resolve("empty.txt")).toString();
    CommandRun run = annotate(MOVES, empty, "none.txt", MOVES, "--format", "jsonl");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines())
        .filteredOn(line -> line.contains("\"error\""))
        .map(line -> JSON.readTree(line).at("/error/code").asText())
        .containsExactlyInAnyOrder("io-error", "empty-file");
    assertThat(JSON.readTree(run.lines().get(2)).at("/error/source").asText()).isEqualTo(empty);
    assertThat(run.err().lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotate %s", "annotate %s --format md", "annotate %s --rules anti"})
  void aFileThatIsMissingIsToldOnceWithAFileOfASimilarName(String line) throws IOException {
    Path game = Files.writeString(folder.resolve("mygame.txt"), MOVES);
    CommandRun run = kifu(line.formatted(folder.resolve("mygame")).split(" "));
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "kifu: %s: no such file, and the text is not a game; did you mean %s? [io-error]\n"
                .formatted(folder.resolve("mygame"), game));
  }

  @Test
  void aMissingTableIsToldWithAFileOfASimilarName() throws IOException {
    Path table = Files.writeString(folder.resolve("rules.csv"), "");
    String wrong = folder.resolve("ruels.csv").toString();
    assertThat(kifu("verify", MOVES, "--names-rules", wrong).err())
        .isEqualTo(
            "kifu verify: %s: no such file or folder; did you mean %s?\n".formatted(wrong, table));
  }

  @Test
  void textSaysOnceThatAGameIsNotAnnotated() {
    CommandRun run = annotate("f5d6c3d3a1");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).startsWith("Not annotated: ").contains("[illegal-move]");
    assertThat(run.err()).isEmpty();
    String file = folder.resolve("out.txt").toString();
    assertThat(annotate("f5d6c3d3a1", "-o", file).err()).contains("[illegal-move]");
  }

  @Test
  void aPositionWithoutMovesCannotBeAnnotated() throws IOException {
    CommandRun run = annotate(Examples.PROBLEMS, "--game", "1", "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(JSON.readTree(run.out()).at("/error/code").asText()).isEqualTo("no-moves");
  }

  @Tag("slow")
  @Test
  void aDeviceDoesNotNeedAJournal() {
    assumeThat(Path.of("/dev/null")).exists();
    assertThat(annotate(MOVES, "-o", "/dev/null").code()).isZero();
    assertThat(Path.of("/dev/null.resume")).doesNotExist();
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"text", "json", "jsonl", "csv", "html", "md", "ggf", "sgf"})
  void writesTheSameBytesWhateverTheJobs(String format) {
    CommandRun one = annotate(Examples.BROKEN, "--format", format, "--jobs", "1");
    assertThat(annotate(Examples.BROKEN, "--format", format, "--jobs", "3")).isEqualTo(one);
  }

  @Tag("slow")
  @Test
  void everyRenderingCanBeMadeAgainWithoutAnEngine() throws IOException {
    Path data = folder.resolve("games.jsonl");
    String game = Examples.match().getFirst();
    assertThat(annotate(game, "--format", "jsonl", "-o", data.toString()).code()).isZero();
    for (String format :
        new String[] {"text", "json", "jsonl", "csv", "html", "md", "ggf", "sgf"}) {
      CommandRun again = kifu("report", data.toString(), "--format", format);
      assertThat(again.code()).isZero();
      assertThat(again.out()).isEqualTo(annotate(game, "--format", format).out());
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"ggf", "sgf"})
  void aRecordWithValuesIsAnInputAgain(String notation) throws IOException {
    Path file = folder.resolve("game." + notation);
    String game = Examples.match().getFirst();
    assertThat(annotate(game, "--format", notation, "-o", file.toString()).code()).isZero();
    JsonNode read = moves(annotate(file.toString(), "--format", "jsonl"));
    assertThat(read).isEqualTo(moves(annotate(game, "--format", "jsonl")));
  }

  @Test
  void aMoveThatIsNotASquareIsToldAndNotWritten() throws IOException {
    Path file = folder.resolve("odd.jsonl");
    String json = annotate(MOVES, "--format", "jsonl", "--candidates", "none").out();
    Files.writeString(file, json.replace("\"move\":\"f5\"", "\"move\":\"(;\""));
    CommandRun run = kifu("report", file.toString(), "--format", "sgf");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("kifu: " + file + ":1:1: ")
        .contains("not an annotated game: opening.moves: not those of the game");
  }

  @Test
  void listsAllLegalMovesAsDeeplyAsIsWanted() throws IOException {
    JsonNode brief = moves(annotate(MOVES, "--format", "jsonl", "--level", "16"));
    JsonNode full =
        moves(annotate(MOVES, "--format", "jsonl", "--level", "16", "--candidates", "full"));
    JsonNode none =
        moves(annotate(MOVES, "--format", "jsonl", "--level", "16", "--candidates", "none"));
    assertThat(depths(brief)).containsExactlyInAnyOrder(10, 12);
    assertThat(depths(full)).containsExactly(12);
    assertThat(depths(none)).isEmpty();
    assertThat(brief.get(1).get("candidates"))
        .extracting(candidate -> candidate.get("move").asText())
        .containsExactlyInAnyOrder("d6", "f4", "f6");
  }

  private static Set<Integer> depths(JsonNode moves) {
    Set<Integer> depths = new TreeSet<>();
    moves.forEach(
        move -> move.path("candidates").forEach(each -> depths.add(each.get("depth").asInt())));
    return depths;
  }

  @ParameterizedTest
  @ValueSource(strings = {"svg", "png"})
  void drawsTheSameChartAsTheReport(String ending) throws IOException {
    Path data = folder.resolve("game.jsonl");
    Path direct = folder.resolve("direct." + ending);
    Path again = folder.resolve("again." + ending);
    annotate(MOVES, "--format", "jsonl", "-o", data.toString(), "--chart", direct.toString());
    CommandRun report = kifu("report", data.toString(), "--chart", again.toString());
    assertThat(report.code()).isZero();
    assertThat(direct).hasSameBinaryContentAs(again);
  }

  @Tag("slow")
  @Test
  void aReportIsEveryFormOfTheResult() throws IOException {
    Path direct = folder.resolve("direct");
    CommandRun run = annotate(Examples.BROKEN, "--format", "csv", "--report", direct.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(list(direct))
        .containsExactly(
            "game-0001-accuracy.svg",
            "game-0001-kifu.svg",
            "game-0001-losses.svg",
            "game-0001.svg",
            "game-0002-accuracy.svg",
            "game-0002-kifu.svg",
            "game-0002-losses.svg",
            "game-0002.svg",
            "game-0004-accuracy.svg",
            "game-0004-kifu.svg",
            "game-0004-losses.svg",
            "game-0004.svg",
            "games.ggf",
            "games.jsonl",
            "games.md",
            "games.sgf",
            "games.txt",
            "moves.csv",
            "page.html");
    assertThat(direct.resolve("moves.csv")).hasContent(run.out());

    Path again = folder.resolve("again");
    String data = direct.resolve("games.jsonl").toString();
    assertThat(kifu("report", data, "--report", again.toString()).code()).isEqualTo(1);
    for (String name : list(direct)) {
      assertThat(again.resolve(name)).hasSameBinaryContentAs(direct.resolve(name));
    }
  }

  @Tag("slow")
  @Test
  void aReportReplacesNothingUnlessForcedAndNeverAnInput() throws IOException {
    Path taken = folder.resolve("taken");
    assertThat(annotate(MOVES, "--report", taken.toString()).code()).isZero();
    CommandRun refused = annotate(MOVES, "--report", taken.toString());
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).contains("is not empty");
    assertThat(annotate(MOVES, "--report", taken.toString(), "--force").code()).isZero();
    String data = taken.resolve("games.jsonl").toString();
    CommandRun input = kifu("report", data, "--report", taken.toString(), "--force");
    assertThat(input.code()).isEqualTo(2);
    assertThat(input.err()).contains("holds an input");
  }

  private static List<String> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Tag("slow")
  @Test
  void aChartShowsOneGame() {
    String chart = folder.resolve("chart.png").toString();
    CommandRun several = annotate(Examples.MATCH, "--chart", chart);
    assertThat(several.code()).isEqualTo(2);
    assertThat(several.err()).contains("choose one with --game N");
    assertThat(Path.of(chart)).doesNotExist();
    assertThat(annotate(Examples.MATCH, "--game", "1", "--chart", chart).code()).isZero();
    assertThat(annotate(Examples.MATCH, "--game", "1", "--chart", chart).code()).isEqualTo(3);
    assertThat(annotate(MOVES, "--chart", "chart.gif").code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"--level 0", "--level 61", "--exact-from 61", "--format x", "--lang xx", "--resume"})
  void refusesWhatItCannotDo(String options) {
    CommandRun run = annotate((MOVES + " " + options).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2,4", "8,4,2", "0,4,8", "2,4,8,1", "2,4,x", "2,4,-8"})
  void refusesLabelsThatDoNotRise(String labels) {
    CommandRun run = annotate(MOVES, "--labels", labels);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'" + labels + "'");
  }

  @Test
  void goesOnWhereAStoppedRunEnded() throws IOException {
    Path whole = folder.resolve("whole.jsonl");
    annotate(Examples.BROKEN, "--format", "jsonl", "-o", whole.toString());
    List<String> lines = Files.readAllLines(whole);
    Path file = folder.resolve("stopped.jsonl");
    Path journal = folder.resolve("stopped.jsonl.resume");
    String cut = lines.get(2).substring(0, 20);
    CRC32C sum = new CRC32C();
    StringBuilder kept = new StringBuilder();
    for (String line : lines.subList(0, 2)) {
      sum.update(line.getBytes(StandardCharsets.UTF_8));
      kept.append("%s\t%08x\n".formatted(line, sum.getValue()));
    }
    Files.writeString(journal, kept + cut + "\0\0\n");

    CommandRun refused = annotate(Examples.BROKEN, "--format", "jsonl", "-o", file.toString());
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).contains("--resume continues that run");

    CommandRun resumed =
        annotate(Examples.BROKEN, "--format", "jsonl", "--resume", "-o", file.toString());
    assertThat(resumed.code()).isEqualTo(1);
    assertThat(resumed.err())
        .contains(
            journal
                + ": dropped an incomplete entry of 23 bytes at the end; continuing after"
                + " game 2\n");
    assertThat(file).hasSameTextualContentAs(whole);
    assertThat(journal).doesNotExist();
  }

  @Test
  void aReportOfWhatIsNotAnAnnotatedGameSaysSo() throws IOException {
    Path wrong = Files.writeString(folder.resolve("wrong.jsonl"), "{\"moves\":3}\n");
    assertThat(kifu("report", wrong.toString()).code()).isEqualTo(1);
    Path empty = Files.createFile(folder.resolve("empty.jsonl"));
    assertThat(kifu("report", empty.toString()).code()).isEqualTo(1);
    assertThat(kifu("report", folder.toString()).code()).isEqualTo(3);
    CommandRun missing = kifu("report", folder.resolve("none.jsonl").toString());
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err()).contains("no such file or folder");
  }

  @Test
  void aReportOfAnotherFormatIsOneFinding() throws IOException {
    Path file = Files.writeString(folder.resolve("in.txt"), (MOVES.repeat(9) + "\n").repeat(28));
    CommandRun run = kifu("report", file.toString(), "--format", "csv");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err().lines())
        .containsExactly(
            "kifu: %s:1:1: this holds no annotated games as JSON lines: not an annotated game: no"
                    .formatted(file)
                + " JSON: 'f5d6c3d3c4f4c5b3c2f5d6c3d3c4f4c5b3c2f5d6...' [unrecognised]");
  }

  private static CommandRun annotate(String... words) {
    return kifu(words(words));
  }

  /** At a low level: what the engine says is a matter of other tests. */
  private static String[] words(String... words) {
    boolean hasLevel = Arrays.asList(words).contains("--level");
    boolean hasExact = Arrays.asList(words).contains("--exact-from");
    String first = hasLevel ? "annotate" : "annotate --level 1";
    String all = hasExact ? first : first + " --exact-from 4";
    String[] start = all.split(" ");
    String[] args = Arrays.copyOf(start, start.length + words.length);
    System.arraycopy(words, 0, args, start.length, words.length);
    return args;
  }

  private static JsonNode moves(CommandRun run) throws IOException {
    assertThat(run.code()).isZero();
    return JSON.readTree(run.lines().getFirst()).get("moves");
  }

  /** The journal of an output may have the name of the input, which it destroyed. */
  @ParameterizedTest
  @ValueSource(strings = {"--resume", "--force", "--manifest"})
  void anInputAndTheManifestAreNotJournals(String option) throws IOException {
    Path input = folder.resolve("bar.resume");
    Files.writeString(input, MOVES);
    CommandRun run =
        option.equals("--manifest")
            ? annotate(MOVES, "-o", at("bar"), "--force", option, at("bar.resume"))
            : annotate(at("bar.resume"), "-o", at("bar"), option);
    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            option.equals("--manifest")
                ? "bar.resume: two outputs have this name"
                : "bar.resume: is an input, and Kifu never writes to its input");
    assertThat(input).hasContent(MOVES);
    assertThat(folder.resolve("bar")).doesNotExist();
  }

  @Test
  void whatIsNotAJournalIsLeftAsItIs() throws IOException {
    Path other = Files.writeString(folder.resolve("a.resume"), "f5d6");
    CommandRun run = annotate(MOVES, "-o", at("a"), "--resume");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains("a.resume:1: is not a journal, or is damaged: its first line has no end;")
        .endsWith("; --force starts again\n");
    assertThat(other).hasContent("f5d6");
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }
}
