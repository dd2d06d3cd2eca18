package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.command.terminal.ExitCode;

/** Values of the 1997 match looked at again, as they are and with faults put in. */
class AuditCommandTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String MATCH = Examples.ANNOTATED;

  @TempDir private Path folder;

  private static CommandRun audit(Path games, String... options) {
    List<String> words =
        new ArrayList<>(List.of("audit", games.toString(), "--probable", "0", "--estimated", "0"));
    words.addAll(List.of(options));
    return kifu(words.toArray(String[]::new));
  }

  /** The first game with one move changed. */
  private Path changed(int ply, Consumer<ObjectNode> change) throws IOException {
    return changed(ply, change, _ -> {});
  }

  /** The same with the sums of white's moves, who plays it. */
  private Path changed(int ply, Consumer<ObjectNode> change, Consumer<ObjectNode> sums)
      throws IOException {
    JsonNode game = MAPPER.readTree(Files.readAllLines(Path.of(MATCH)).getFirst());
    change.accept((ObjectNode) game.get("moves").get(ply - 1));
    sums.accept((ObjectNode) game.at("/metrics/white"));
    return Files.writeString(folder.resolve("changed.jsonl"), game + "\n");
  }

  @Tag("slow")
  @Test
  void everyExactValueOfTheMatchIsThatOfThePlainSolver() {
    CommandRun run = audit(Path.of(MATCH));
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("plain              138       138   100.0 %      100 %");
  }

  @Test
  void aWrongExactValueIsFound() throws IOException {
    Path games = changed(52, move -> move.put("blackDiscDiff", -30).put("bestBlackDiscDiff", -30));
    CommandRun run = audit(games);
    assertThat(run.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(run.out())
        .contains("game 1, ply 52: plain +30.0, found +32.0: ")
        .containsPattern("plain +23 +23 +91\\.3 % +100 % +0\\.17 +2\\.0");
  }

  @Test
  void aLabelForAMoveThatLostNothingIsFound() throws IOException {
    Path games =
        changed(
            50,
            move ->
                move.put("confidence", "probable")
                    .put("confidencePercent", 90)
                    .put("bestBlackDiscDiff", -36)
                    .put("blackDiscDiff", -32)
                    .put("moverLossDiscs", 4)
                    .put("label", "inaccuracy"),
            white -> {
              white.put("totalLossDiscs", 10).put("meanLossDiscs", 0.33);
              white.put("largestLossDiscs", 4).put("bestMoves", 26).put("inaccuracies", 1);
              ObjectNode endgame = (ObjectNode) white.at("/phases/endgame");
              endgame.put("totalLossDiscs", 4).put("meanLossDiscs", 0.4);
              ((ObjectNode) white.get("exact")).put("judgedMoves", 8);
            });
    CommandRun run = audit(games, "--format", "jsonl");
    assertThat(run.code()).isEqualTo(ExitCode.FINDINGS);
    JsonNode fault = MAPPER.readTree(run.lines().getFirst());
    assertThat(fault.get("question").asText()).isEqualTo("labels");
    assertThat(fault.get("statedLossDiscs").asDouble()).isEqualTo(4);
    assertThat(fault.get("foundLossDiscs").asDouble()).isZero();
    JsonNode labels = MAPPER.readTree(run.lines().getLast()).at("/summary/labels");
    assertThat(labels.get("judged").asInt()).isOne();
    assertThat(labels.get("held").asInt()).isZero();
  }

  @Test
  void probableValuesAreSolved() throws IOException {
    Path games =
        changed(
            50,
            move ->
                move.put("confidence", "probable")
                    .put("confidencePercent", 90)
                    .put("bestBlackDiscDiff", -40)
                    .put("blackDiscDiff", -40),
            white -> ((ObjectNode) white.get("exact")).put("judgedMoves", 8));
    CommandRun run = kifu("audit", games.toString(), "--plain", "0", "--estimated", "0");
    assertThat(run.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(run.out())
        .contains("game 1, ply 50: probable +40.0, found +32.0: ")
        .containsPattern("probable +2 +2 +0\\.0 % +90 % +8\\.00 +8\\.0");
  }

  /** The values of two moves, as if two searches had found them, one surer than the other. */
  @ParameterizedTest
  @CsvSource({"90, 98, 94", "73, 98, 85", "98, 98, 98"})
  void theMeanOfTheConfidencesMustHold(int one, int other, int required) throws IOException {
    Path games =
        changed(
            50,
            move -> move.put("confidence", "probable").put("confidencePercent", one),
            white -> ((ObjectNode) white.get("exact")).put("judgedMoves", 8));
    ObjectNode game = (ObjectNode) MAPPER.readTree(games.toFile());
    ((ObjectNode) game.at("/moves/51"))
        .put("confidence", "probable")
        .put("confidencePercent", other);
    ((ObjectNode) game.at("/metrics/white/exact")).put("judgedMoves", 7);
    Files.writeString(games, game + "\n");
    CommandRun run = kifu("audit", games.toString(), "--plain", "0", "--estimated", "0");
    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("probable +4 +4 +100\\.0 % +" + required + " %");
  }

  @Test
  void estimatesAreSearchedAgainWithoutLeavingOutAnything() {
    CommandRun run =
        kifu("audit", MATCH, "--plain", "0", "--labels", "0", "--estimated", "4", "--seed", "2");
    assertThat(run.out()).containsPattern("estimated +504 +4 +\\d+\\.\\d % +90 %");
  }

  @ParameterizedTest
  @CsvSource({
    "--plain, -1, --plain must be 0 or more",
    "--engine-protocol, gtp, need --engine",
  })
  void refusesWhatDoesNotMakeSense(String option, String value, String message) {
    CommandRun run = audit(Path.of(MATCH), option, value);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(message);
  }
}
