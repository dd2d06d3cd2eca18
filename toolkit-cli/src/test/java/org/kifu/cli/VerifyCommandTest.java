package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  @Test
  void findsNothingInTheMatch() throws IOException {
    CommandRun run = verify(Examples.MATCH_ARCHIVE);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    JsonNode summary = summary(run);
    assertThat(summary.get("read").asInt()).isEqualTo(6);
    assertThat(summary.get("complete").asInt()).isEqualTo(6);
    assertThat(summary.get("findings")).isEmpty();
  }

  @Test
  void theLastObjectSaysWhichToolMadeItAndHow() throws IOException {
    JsonNode last = last(verify(Examples.MATCH));
    assertThat(last.get("schemaVersion").asInt()).isEqualTo(1);
    assertThat(last.at("/tool/name").asText()).isEqualTo("kifu");
    assertThat(last.at("/settings/rules").asText()).isEqualTo("othello");
  }

  @Test
  void saysWhereTheBrokenGameIsAndKeepsTheOthers() throws IOException {
    CommandRun run = verify(Examples.BROKEN);
    assertThat(run.code()).isEqualTo(1);
    JsonNode finding = JSON.readTree(run.lines().getFirst());
    assertThat(finding.get("code").asText()).isEqualTo("illegal-move");
    assertThat(finding.get("severity").asText()).isEqualTo("error");
    assertThat(finding.get("source").asText()).isEqualTo(Examples.BROKEN);
    assertThat(finding.get("line").asInt()).isEqualTo(3);
    assertThat(finding.get("game").asInt()).isEqualTo(3);
    assertThat(finding.get("ply").asInt()).isEqualTo(31);
    assertThat(finding.get("offset").asInt()).isEqualTo(2 * 121 + 60);
    assertSums(summary(run), 4, 3, 0, 1);
  }

  @Test
  void countsAnArchiveThatEndsInAGame() throws IOException {
    Path file = cut(16 + 3 * 68 + 30);
    CommandRun run = verify(file.toString());
    assertThat(run.code()).isEqualTo(1);
    JsonNode finding = find(run, "truncated");
    assertThat(finding.get("offset").asInt()).isBetween(16 + 2 * 68, 16 + 4 * 68);
    assertThat(summary(run).get("complete").asInt()).isEqualTo(3);
    assertSums(summary(run));
  }

  @Test
  void readsAllGamesThoughTheHeaderSaysFewer() throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(Examples.MATCH_ARCHIVE));
    bytes[4] = 5;
    CommandRun run = verify(Files.write(folder.resolve("five.wtb"), bytes).toString());
    assertThat(run.code()).isZero();
    assertThat(find(run, "record-count").get("severity").asText()).isEqualTo("info");
    assertSums(summary(run), 6, 6, 0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "empty.txt, '', empty-file",
    "noise.bin, '\u0000\u0001\u0002\uffff\u0000\u0007', unrecognised"
  })
  void refusesWhatDoesNotHoldGames(String name, String content, String code) throws IOException {
    Path file = Files.write(folder.resolve(name), content.getBytes(StandardCharsets.UTF_16BE));
    CommandRun run = verify(file.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(find(run, code).get("source").asText()).isEqualTo(file.toString());
    assertSums(summary(run), 0, 0, 0, 0);
    assertThat(verify(file.toString(), "--fail-on", "never").code()).isZero();
  }

  @Test
  void refusesAFolderWithoutGames() throws IOException {
    CommandRun run = verify(folder.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(find(run, "no-games").get("source").asText()).isEqualTo(folder.toString());
  }

  @Test
  void goesOnAfterAPathThatIsNotThereAndExitsWith3() throws IOException {
    for (String failOn : List.of("error", "never")) {
      CommandRun run = verify("no/such.wtb", Examples.MATCH, "--fail-on", failOn);
      assertThat(run.code()).isEqualTo(3);
      assertThat(find(run, "io-error").get("source").asText()).isEqualTo("no/such.wtb");
      assertSums(summary(run), 6, 6, 0, 0);
    }
  }

  @Test
  void goesOnAfterALinkThatLeadsNowhereAndExitsWith3() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("gone.txt"), Path.of("nix.txt"));
    Files.copy(Path.of(Examples.MATCH), folder.resolve("match.txt"));
    CommandRun run = verify(folder.toString());
    assertThat(run.code()).isEqualTo(3);
    assertThat(find(run, "io-error").get("source").asText()).isEqualTo(link.toString());
    assertSums(summary(run), 6, 6, 0, 0);
  }

  @Test
  void aPathThatIsNotThereHasNoPlaceInIt() throws IOException {
    CommandRun run = verify("none.txt");
    JsonNode finding = JSON.readTree(run.lines().getFirst());
    assertThat(finding.get("source").asText()).isEqualTo("none.txt");
    assertThat(finding.has("offset")).isFalse();
    assertThat(finding.has("line")).isFalse();
    assertThat(kifu("verify", "none.txt").out())
        .startsWith("none.txt: error: no such file, and the text is not a game [io-error]\n");
  }

  @Test
  void saysByWhichOptionsToGoOn() throws IOException {
    String text = "Thank you for the game and the nice words.\nf5 d6\n";
    Path words = Files.writeString(folder.resolve("words.txt"), text);
    assertThat(kifu("verify", words.toString()).out())
        .contains(
            "no game is found, but 2 squares that do not begin a game; a game is a list of moves");
    assertThat(kifu("verify", "examples/findings/notation-guessed/bad.sgf").out())
        .contains("; --from names a notation [notation-guessed]");
    Path broken = Files.writeString(folder.resolve("broken.txt"), "f5f5f5f5f5f5\n".repeat(11));
    assertThat(kifu("verify", broken.toString()).out())
        .contains(": 1 more [illegal-move], not shown here; --format jsonl lists all\n");
    assertThat(kifu("verify", Examples.MATCH, "--format", "sarif").out())
        .contains("; --from names a notation.\"", "(--loans).\"", "(--touched-discs).\"");
  }

  @Test
  void failsOnWarningsIfTold() {
    String unfinished = "f5d6c3d3c4";
    assertThat(verify(unfinished).code()).isZero();
    assertThat(verify(unfinished, "--fail-on", "warning").code()).isEqualTo(1);
    assertThat(verify(unfinished, "--fail-on", "never").code()).isZero();
  }

  @Test
  void readsStandardInput() throws IOException {
    byte[] input = Files.readAllBytes(Path.of(Examples.BROKEN));
    CommandRun run = kifuWithInput(input, "verify", "-", "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(find(run, "illegal-move").get("source").asText()).isEqualTo("-");
  }

  @Test
  void countsByYearAndByFile() throws IOException {
    JsonNode byYear = summary(verify(Examples.ARCHIVES, "--by", "year")).get("byYear");
    assertThat(byYear).hasSize(8);
    assertThat(byYear.get(0).get("year").asInt()).isEqualTo(1977);
    JsonNode byFile = summary(verify(Examples.ARCHIVES, "--by", "file")).get("byFile");
    assertThat(byFile).hasSize(8);
    CommandRun csv = kifu("verify", Examples.ARCHIVES, "--by", "year", "--format", "csv");
    assertThat(csv.lines()).hasSize(9);
    assertThat(csv.lines().getFirst()).startsWith("year,read,");
  }

  @ParameterizedTest
  @CsvSource({"text", "jsonl", "csv", "sarif", "junit"})
  void writesTheSameBytesWhateverTheJobs(String format) {
    String[] inputs = {Examples.ARCHIVES, Examples.BROKEN, Examples.MATCH};
    CommandRun one = verifyAs(format, inputs, "1");
    CommandRun four = verifyAs(format, inputs, "4");
    assertThat(one.code()).isEqualTo(1);
    assertThat(four).isEqualTo(one);
  }

  @Test
  void keepsTheBytesOfWhatIsSetAside() throws IOException {
    Path quarantine = folder.resolve("aside");
    CommandRun run = kifu("verify", Examples.BROKEN, "--quarantine", quarantine.toString());
    assertThat(run.code()).isEqualTo(1);
    String game = Files.readAllLines(Path.of(Examples.BROKEN)).get(2);
    assertThat(quarantine.resolve("three-good-one-broken.txt.quarantined"))
        .content()
        .startsWith(game);
    assertThat(quarantine.resolve("index.csv")).content().contains(Examples.BROKEN + ",3,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "*", "**", "{games.txt,aside}"})
  void setsNothingAsideInTheInputItself(String pattern) throws IOException {
    Files.copy(Path.of(Examples.BROKEN), folder.resolve("games.txt"));
    Path aside = folder.resolve("aside");
    String input = folder + "/" + pattern;
    CommandRun run = kifu("verify", input, "--quarantine", aside.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("is inside the input");
    assertThat(aside).doesNotExist();
  }

  @Test
  void setsAsideBesideThePatternThatIsRead() throws IOException {
    Files.copy(Path.of(Examples.BROKEN), folder.resolve("games.txt"));
    Path aside = folder.resolve("aside");
    CommandRun run = kifu("verify", folder + "/*.txt", "--quarantine", aside.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(aside.resolve("index.csv")).exists();
  }

  @Test
  void strictAndLenientExcludeEachOther() {
    CommandRun run = verify(Examples.MATCH, "--strict", "--lenient");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("mutually exclusive");
  }

  @Test
  void aToleranceIsAnErrorInAStrictRun() throws IOException {
    String text = "Best game ever: " + Examples.match().getFirst();
    CommandRun lenient = verify(text);
    assertThat(lenient.code()).isZero();
    assertSums(summary(lenient), 1, 0, 1, 0);
    CommandRun strict = verify(text, "--strict");
    assertThat(strict.code()).isEqualTo(1);
    assertSums(summary(strict), 1, 0, 0, 1);
  }

  private static CommandRun verifyAs(String format, String[] inputs, String jobs) {
    String[] args = Arrays.copyOf(inputs, inputs.length + 5);
    System.arraycopy(inputs, 0, args, 1, inputs.length);
    args[0] = "verify";
    args[inputs.length + 1] = "--format";
    args[inputs.length + 2] = format;
    args[inputs.length + 3] = "--jobs";
    args[inputs.length + 4] = jobs;
    return kifu(args);
  }

  private static CommandRun verify(String... words) {
    String[] args = Arrays.copyOf(words, words.length + 3);
    System.arraycopy(words, 0, args, 3, words.length);
    args[0] = "verify";
    args[1] = "--format";
    args[2] = "jsonl";
    return kifu(args);
  }

  private Path cut(int length) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(Examples.MATCH_ARCHIVE));
    return Files.write(folder.resolve("cut.wtb"), Arrays.copyOf(bytes, length));
  }

  private static JsonNode last(CommandRun run) throws IOException {
    return JSON.readTree(run.lines().getLast());
  }

  private static JsonNode summary(CommandRun run) throws IOException {
    return last(run).get("summary");
  }

  private static JsonNode find(CommandRun run, String code) throws IOException {
    for (String line : run.lines()) {
      JsonNode finding = JSON.readTree(line);
      if (finding.has("code") && finding.get("code").asText().equals(code)) {
        return finding;
      }
    }
    throw new AssertionError("no " + code + " in " + run.out());
  }

  private static void assertSums(
      JsonNode summary, int read, int accepted, int repaired, int quarantined) {
    assertThat(summary.get("read").asInt()).isEqualTo(read);
    assertThat(summary.get("accepted").asInt()).isEqualTo(accepted);
    assertThat(summary.get("repaired").asInt()).isEqualTo(repaired);
    assertThat(summary.get("quarantined").asInt()).isEqualTo(quarantined);
    assertSums(summary);
  }

  private static void assertSums(JsonNode summary) {
    int read = summary.get("read").asInt();
    assertThat(sum(summary, "accepted", "repaired", "quarantined")).isEqualTo(read);
    assertThat(sum(summary, "complete", "unfinished", "illegal", "unreadable")).isEqualTo(read);
  }

  private static int sum(JsonNode summary, String... names) {
    return Arrays.stream(names).mapToInt(name -> summary.get(name).asInt()).sum();
  }
}
