package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One file whose game is damaged after three moves, through every command. */
class DamagedGameTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;
  private String file = "";

  @BeforeEach
  void writeTheFile() throws IOException {
    file = Files.writeString(folder.resolve("hurt.txt"), "f5d6c3xxd3\n").toString();
  }

  @Test
  void verifyCountsItAsUnreadable() throws IOException {
    CommandRun run = kifu("verify", file, "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(JSON.readTree(run.lines().getLast()).at("/summary/unreadable").asInt()).isOne();
  }

  @Test
  void annotatePutsItsErrorInItsPlace() throws IOException {
    CommandRun run = kifu("annotate", "--level", "1", file, "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(JSON.readTree(run.out()).at("/error/code").asText()).isEqualTo("unreadable");
    assertThat(run.err()).containsOnlyOnce("[unreadable]");
  }

  @Test
  void openingsLeaveItOutAndSaySo() throws IOException {
    CommandRun run = kifu("openings", file, "--summary");
    assertThat(run.code()).isZero();
    JsonNode summary = JSON.readTree(run.out());
    assertThat(summary.at("/excluded/unreadable").asInt()).isOne();
    assertThat(summary.at("/distinctPositions/1").asInt()).isZero();
    assertThat(run.err()).isEqualTo("1 game, 1 excluded: 1 unreadable\n");
    assertThat(kifu("openings", file, "--summary", "--quiet").err()).isEmpty();
  }

  @Test
  void damageBesideACompleteGameIsCountedAlikeByVerifyAndOpenings() throws IOException {
    String game = Examples.match().getFirst();
    String damaged = game.substring(0, 60) + "x" + game.substring(60);
    Files.writeString(Path.of(file), damaged + "\n" + game + "\n");
    JsonNode verified =
        JSON.readTree(kifu("verify", file, "--format", "jsonl").lines().getLast()).at("/summary");
    assertThat(verified.at("/read").asInt()).isEqualTo(2);
    assertThat(verified.at("/unreadable").asInt()).isOne();
    assertThat(verified.at("/complete").asInt()).isOne();
    JsonNode counted = JSON.readTree(kifu("openings", file, "--summary").out());
    assertThat(counted.at("/excluded/unreadable").asInt()).isOne();
    assertThat(counted.at("/distinctPositions/1").asInt()).isOne();
  }

  @Test
  void convertWritesWhatStandsBeforeTheDamageAndSaysSo() {
    CommandRun run = kifu("convert", file, "--to", "transcript");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("f5d6c3\n");
    assertThat(run.err())
        .containsOnlyOnce("[unreadable]")
        .endsWith("1 game written, 1 with findings\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"show", "solve", "search --depth 1"})
  void theOthersReportItAndExitWith1(String command) {
    CommandRun run = kifu((command + " " + file).split(" "));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).containsOnlyOnce("[unreadable]");
    assertThat(run.out()).doesNotContain("f5").doesNotContain("  1  ");
  }
}
