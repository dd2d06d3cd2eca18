package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that differ from tournament Othello in nothing but the start have its search. */
class OtherStartTest {
  /** The first half of a game from the parallel start. */
  private static final String HALF = "e3f2c3c5d3e6f3f4g2c4c6d6f7d2c2b5d7d8f1h1f6f5e8g1c8e1d1e2h2g3";

  /** The board after it. */
  private static final String HALF_BOARD =
      "---XOOOO--XXXOOX--XOOOO---OXOO---OOOOO----XOOX-----X-X----XXX--- X";

  private static final ObjectMapper JSON = new ObjectMapper();

  private static JsonNode first(String... words) throws IOException {
    CommandRun run = kifu(words);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return JSON.readTree(run.lines().getFirst());
  }

  private static JsonNode answer(String... words) throws IOException {
    ObjectNode answer = (ObjectNode) first(words);
    answer.remove("seconds");
    answer.remove("winner");
    return answer;
  }

  @Tag("slow")
  @Test
  void theUsualLevelIsThatOfTournamentOthello() throws IOException {
    JsonNode found = answer("search", HALF, "--rules", "parallel", "--format", "jsonl");
    assertThat(found.at("/depth").asInt()).isEqualTo(16);
    assertThat(found.at("/confidencePercent").asInt()).isEqualTo(90);
    assertThat(found).isEqualTo(answer("search", HALF_BOARD, "--format", "jsonl"));
  }

  @ParameterizedTest
  @CsvSource({"--depth, 5", "--level, 6", "--nodes, 4000"})
  void everyLimitOfASearchIsThatOfTournamentOthello(String option, String limit)
      throws IOException {
    String[] more = {option, limit, "--multi-pv", "3", "--confidence", "80", "--format", "jsonl"};
    assertThat(answer(words("search", HALF, "--rules", "parallel", more)))
        .isEqualTo(answer(words("search", HALF_BOARD, "--rules", "othello", more)));
  }

  private static String[] words(
      String command, String position, String option, String rules, String... more) {
    String[] words = new String[4 + more.length];
    words[0] = command;
    words[1] = position;
    words[2] = option;
    words[3] = rules;
    System.arraycopy(more, 0, words, 4, more.length);
    return words;
  }

  /** By the rules of every game a search goes as deep as its nodes allow. */
  @ParameterizedTest
  @CsvSource({"anti, f5", "ravensburger, d3", "grand, e4", "russian-draughts, c3-d4"})
  void theNodesOfEveryGameHaveALimit(String rules, String move) throws IOException {
    JsonNode found =
        answer("search", move, "--rules", rules, "--nodes", "3000", "--format", "jsonl");
    assertThat(found.at("/nodes").asLong()).isLessThanOrEqualTo(3000);
    assertThat(found.at("/depth").asInt()).isGreaterThan(2);
  }

  @Test
  void endingsAreSolvedAsThoseOfTournamentOthello() throws IOException {
    String board = "-XXXOOOOXXXXOOOX-XOOOOOO-XOXOXOOOXXXOOOO-XXOOOXX--XXXXXX--XXXXXX O";
    JsonNode found =
        answer("solve", board, "--rules", "parallel", "--from", "position", "--format", "jsonl");
    assertThat(found).isEqualTo(answer("solve", board, "--format", "jsonl"));
  }

  @Tag("slow")
  @Test
  void annotationsHaveTheLimitsAndMarginsOfTournamentOthello() throws IOException {
    JsonNode usual = first(words("annotate", "d3c2f3", "--rules", "parallel", "--format", "jsonl"));
    JsonNode settings = usual.at("/settings");
    assertThat(settings.at("/depth").asInt()).isEqualTo(16);
    assertThat(settings.at("/exactEmpties").asInt()).isEqualTo(22);
    assertThat(settings.at("/probableEmpties").asInt()).isEqualTo(26);
    assertThat(settings.at("/labels/estimatedMarginDiscs").asInt()).isEqualTo(6);
    assertThat(usual.at("/moves/1/depth").asInt()).isEqualTo(16);
    JsonNode other =
        first(
            words(
                "annotate",
                HALF,
                "--rules",
                "parallel",
                "--level",
                "8",
                "--exact-from",
                "4",
                "--format",
                "jsonl"));
    assertThat(other.at("/settings/depth").asInt()).isEqualTo(6);
    assertThat(other.at("/settings/exactEmpties").asInt()).isEqualTo(4);
    assertThat(other.at("/settings/confidencePercent").asInt()).isEqualTo(90);
  }

  /** No chances to win are fitted to other starts. */
  @Test
  void movesHaveNoChancesToWin() throws IOException {
    JsonNode game =
        first(
            words(
                "annotate", "d3c2f3", "--rules", "parallel", "--level", "1", "--format", "jsonl"));
    assertThat(game.at("/settings/labels/result").asBoolean()).isTrue();
    assertThat(game.toString()).doesNotContain("chance", "Chance");
  }
}
