package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ManifestTest {
  @TempDir private Path folder;

  @Test
  void saysWhatWasReadAndWritten() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.txt"));
    CommandRun run = kifu("verify", Examples.MATCH, "-o", at("v.txt"), "--manifest", at("m.json"));
    assertThat(run.code()).isZero();
    JsonNode manifest = new ObjectMapper().readTree(folder.resolve("m.json").toFile());
    assertThat(manifest.get("schemaVersion").asInt()).isEqualTo(1);
    assertThat(manifest.at("/tool/name").asText()).isEqualTo("kifu");
    assertThat(manifest.get("command").get(0).asText()).isEqualTo("verify");
    assertThat(manifest.at("/inputs/0/name").asText()).isEqualTo(Examples.MATCH);
    assertThat(manifest.at("/inputs/0/games").asInt()).isEqualTo(6);
    assertThat(manifest.at("/inputs/0/bytes").asLong())
        .isEqualTo(Files.size(Path.of(Examples.MATCH)));
    assertThat(manifest.at("/outputs/0/name").asText()).isEqualTo(at("v.txt"));
    assertThat(empty).isEmptyFile();
  }

  /** The sum of no bytes is in the standard, FIPS 180-4. */
  @Test
  void theSumsAreThoseOfSha256() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.txt"));
    kifu("verify", empty.toString(), "-o", at("v.txt"), "--manifest", at("m.json"));
    JsonNode manifest = new ObjectMapper().readTree(folder.resolve("m.json").toFile());
    assertThat(manifest.at("/inputs/0/sha256").asText())
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  }

  /** They were those of no bytes where the command looked at its words twice. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"review - --player murakami", "report -", "query -"})
  void sumsUpWhatStandardInputHeld(String command) throws IOException {
    byte[] annotated = Files.readAllBytes(Path.of(Examples.path("annotated-1997.jsonl")));
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("-o", at("out"), "--manifest", at("m.json")));
    assertThat(CommandRun.kifuWithInput(annotated, words.toArray(String[]::new)).code()).isZero();
    JsonNode manifest = new ObjectMapper().readTree(folder.resolve("m.json").toFile());
    assertThat(manifest.at("/inputs/0/name").asText()).isEqualTo("-");
    assertThat(manifest.at("/inputs/0/bytes").asInt()).isEqualTo(annotated.length);
  }

  @Test
  void namesAllFilesOfAnArchive() throws IOException {
    CommandRun run =
        kifu(
            "convert",
            Examples.MATCH,
            "--to",
            "wthor",
            "-o",
            at("x.wtb"),
            "--manifest",
            at("m.json"));
    assertThat(run.code()).isZero();
    JsonNode outputs =
        new ObjectMapper().readTree(folder.resolve("m.json").toFile()).get("outputs");
    assertThat(outputs).hasSize(3);
    assertThat(outputs.get(1).get("name").asText()).isEqualTo(at("x.jou"));
  }

  @Test
  void countsTheGamesOfBothSidesOfADifference() throws IOException {
    kifu("diff", Examples.MATCH, Examples.MATCH_ARCHIVE, "-o", at("d"), "--manifest", at("m.json"));
    JsonNode inputs = manifest().get("inputs");
    assertThat(inputs).hasSize(2);
    assertThat(inputs.get(0).get("games").asInt()).isEqualTo(6);
    assertThat(inputs.get(1).get("games").asInt()).isEqualTo(6);
  }

  /** The sum is that of {@code printf f5d6c3 | sha256sum}. */
  @Test
  void namesStandardInput() throws IOException {
    CommandRun.kifuWithInput(
        "f5d6c3".getBytes(StandardCharsets.UTF_8),
        "convert",
        "-",
        "--to",
        "ggf",
        "-o",
        at("x.ggf"),
        "--manifest",
        at("m.json"));
    JsonNode input = manifest().at("/inputs/0");
    assertThat(input.get("name").asText()).isEqualTo("-");
    assertThat(input.get("bytes").asInt()).isEqualTo(6);
    assertThat(input.get("sha256").asText())
        .isEqualTo("baf36177cbe4d873cdfbe5c247e64f44874ec841bbd1cc63bad30e48ea4864c0");
  }

  @Test
  void namesWhatIsWrittenBesideTheOutput() throws IOException {
    kifu(
        "verify",
        Examples.path("three-good-one-broken.txt"),
        "-o",
        at("v.txt"),
        "--quarantine",
        at("q"),
        "--manifest",
        at("m.json"));
    assertThat(outputs())
        .containsExactly(
            at("v.txt"), at("q/index.csv"), at("q/three-good-one-broken.txt.quarantined"));
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void doesNotTakeThePlaceOfADeviceOrPipe() throws Exception {
    Path pipe = folder.resolve("pipe.wtb");
    new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
    assertThat(kifu("verify", Examples.MATCH, "-o", at("v"), "--manifest", at("pipe.wtb")).code())
        .isEqualTo(3);
    CommandRun run =
        kifu("verify", Examples.MATCH, "-o", at("v"), "--manifest", at("pipe.wtb"), "--force");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("is a device or a pipe");
    run = kifu("convert", Examples.MATCH, "--to", "wthor", "-o", at("pipe.wtb"), "--force");
    assertThat(run.code()).isEqualTo(3);
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Tag("slow")
  @Test
  void describesAReportWithoutAFile() throws IOException {
    CommandRun run =
        kifu("openings", Examples.MATCH, "--report", at("r"), "--manifest", at("m.json"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(outputs()).hasSize(7).contains(at("r/openings.csv"), at("r/openings.html"));
  }

  /** Charts too, of whatever command; those of report and of ratings were left out. */
  @Tag("slow")
  @Test
  void namesChartsAndReports() throws IOException {
    CommandRun run =
        kifu(
            "ratings",
            Examples.MATCH_ARCHIVE,
            "--player",
            "Murakami",
            "--chart",
            at("c.svg"),
            "--manifest",
            at("m.json"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(outputs()).containsExactly(at("c.svg"));
    String[] report = {
      "report",
      Examples.path("annotated-1997.jsonl"),
      "--game=1",
      "--force",
      "-o",
      at("a.txt"),
      "--chart",
      at("d.svg"),
      "--report",
      at("r"),
      "--manifest",
      at("m.json")
    };
    run = kifu(report);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(outputs()).startsWith(at("a.txt"), at("d.svg")).contains(at("r/games.jsonl"));
  }

  @Test
  void describesAFolderOfBoards() throws IOException {
    kifu("show", Examples.MATCH, "--folder", at("b"), "--manifest", at("m.json"));
    assertThat(outputs()).hasSize(6);
    assertThat(manifest().at("/inputs/0/games").asInt()).isEqualTo(6);
  }

  @Test
  void describesTheFolderOfARepair() throws IOException {
    kifu(
        "repair",
        Examples.path("three-good-one-broken.txt"),
        "-o",
        at("r"),
        "--manifest",
        at("m.json"),
        "--quiet");
    assertThat(outputs()).containsExactly(at("r/repair.jsonl"));
    assertThat(manifest().at("/inputs/0/games").asInt()).isEqualTo(4);
  }

  private JsonNode manifest() throws IOException {
    return new ObjectMapper().readTree(folder.resolve("m.json").toFile());
  }

  private List<String> outputs() throws IOException {
    List<String> names = new ArrayList<>();
    manifest().get("outputs").forEach(output -> names.add(output.get("name").asText()));
    return names;
  }

  @Test
  void theSameWorkGivesTheSameBytes() throws IOException {
    String[] words = {
      "convert",
      Examples.MATCH,
      "--to",
      "ggf",
      "-o",
      at("x.ggf"),
      "--manifest",
      at("m.json"),
      "--force"
    };
    kifu(words);
    byte[] first = Files.readAllBytes(folder.resolve("m.json"));
    kifu(words);
    assertThat(folder.resolve("m.json")).hasBinaryContent(first);
  }

  @Test
  void isRefusedWhereItWouldDestroySomethingOrDescribeNothing() throws IOException {
    assertThat(kifu("verify", Examples.MATCH, "--manifest", at("m.json")).err())
        .contains("--manifest needs -o FILE");
    CommandRun same = kifu("verify", Examples.MATCH, "-o", at("x.txt"), "--manifest", at("x.txt"));
    assertThat(same.code()).isEqualTo(2);
    Files.writeString(folder.resolve("m.json"), "mine");
    CommandRun exists =
        kifu("verify", Examples.MATCH, "-o", at("x.txt"), "--manifest", at("m.json"));
    assertThat(exists.code()).isEqualTo(3);
    assertThat(folder.resolve("x.txt")).doesNotExist();
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }
}
