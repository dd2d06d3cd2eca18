package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of other boards, annotated by the general search. */
class GeneralAnnotationTest {
  /** Best play of both sides on 4x4, 3-11 with two empty squares. */
  private static final String SMALL = "b1a1a2c1d4a3d1b4a4c4";

  private static JsonNode annotated(String game, String rules, String... more) throws IOException {
    String[] words = {
      "annotate", game, "--rules", rules, "--format", "jsonl", "--exact-from", "12"
    };
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    CommandRun run = kifu(all);
    assertThat(run.err()).isEmpty();
    return new ObjectMapper().readTree(run.out());
  }

  @Test
  void everyMoveOfBestPlayKeepsTheValue() throws IOException {
    JsonNode game = annotated(SMALL, "grid:4x4");
    assertThat(game.at("/unit").asText()).isEqualTo("discs");
    assertThat(game.at("/firstPlayer").asText()).isEqualTo("black");
    for (JsonNode move : game.at("/moves")) {
      assertThat(move.at("/blackDiscDiff").asInt()).isEqualTo(-10);
      assertThat(move.at("/firstPlayerValue").asInt()).isEqualTo(-10);
      assertThat(move.at("/moverLossDiscs").asInt()).isZero();
      assertThat(move.at("/confidence").asText()).isEqualTo("exact");
      assertThat(move.has("label")).isFalse();
    }
  }

  /** By the same moves black, with fewer discs, wins. */
  @Test
  void whereFewerWinTheDifferenceHasTheOtherSign() throws IOException {
    JsonNode last = annotated(SMALL, "anti:4x4").at("/moves/9");
    assertThat(last.at("/firstPlayerValue").asInt()).isEqualTo(10);
    assertThat(last.at("/blackDiscDiff").asInt()).isEqualTo(-10);
  }

  /** A game of draughts from a start of its own, one with lent discs, one on a small board. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "examples/rules/russian-draughts-promotion.pdn, russian-draughts",
    "examples/rules/one-way.json, one-way",
    "b1a1a2c1d4a3d1b4a4c4, grid:4x4"
  })
  void whatIsWrittenIsReadAgainAsTheSameGame(String game, String rules, @TempDir Path folder) {
    Path annotated = folder.resolve("a.jsonl");
    kifu(
        ("annotate --level 1 --format jsonl --rules " + rules + " " + game + " -o " + annotated)
            .split(" ", -1));
    CommandRun run = kifu("verify", annotated.toString(), "--format", "jsonl", "--rules", rules);
    assertThat(run.out()).doesNotContain("\"code\"");
    assertThat(moves(annotated.toString(), rules)).isEqualTo(moves(game, rules));
  }

  private static String moves(String input, String rules) {
    String to = rules.equals("russian-draughts") ? "pdn" : "transcript";
    return kifu("convert", input, "--rules", rules, "--to", to, "--quiet")
        .out()
        .replaceAll("(?m)^\\[.*|\\{[^}]*}|1-0|0-1|\\*|\\d+\\.+|\\s", "");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "ravensburger, Gold │ Black",
    "one-way, Gold │ Black",
    "reversi-1880, White │ Black",
    "black-hole, White │ Black",
    "grand, White │ Black"
  })
  void theSidesHaveTheNamesOfTheRules(String file, String names) {
    String rules = file.equals("black-hole") ? "black-hole:c3" : file;
    CommandRun run =
        kifu(
            "annotate",
            "examples/rules/" + file + ".json",
            "--game",
            "1",
            "--rules",
            rules,
            "--level",
            "1");
    assertThat(run.out()).contains(names, "in discs, positive for black");
    assertThat(run.code()).isZero();
  }

  /** 32-32: black, who moved second, has won, by no disc. */
  @Test
  void anEqualCountIsWonByTheSecondPlayer() throws IOException {
    JsonNode moves = annotatedExample("ravensburger", "--level", "1").at("/moves");
    JsonNode last = moves.get(moves.size() - 1);
    assertThat(last.at("/firstPlayerValue").asDouble()).isEqualTo(-0.01);
    assertThat(last.at("/confidence").asText()).isEqualTo("exact");
    CommandRun text =
        kifu(
            "annotate",
            "examples/rules/ravensburger.json",
            "--game",
            "1",
            "--rules",
            "ravensburger",
            "--level",
            "1");
    assertThat(text.out()).contains("  won ");
  }

  private static JsonNode annotatedExample(String rules, String... more) throws IOException {
    String[] words = {
      "annotate",
      "examples/rules/" + rules + ".json",
      "--game",
      "1",
      "--rules",
      rules,
      "--format",
      "jsonl",
      more[0],
      more[1]
    };
    return new ObjectMapper().readTree(kifu(words).out());
  }

  @Test
  void threadsDoNotChangeIt() {
    String[] words = {"annotate", SMALL, "--rules", "grid:4x4", "--format", "jsonl", "--jobs", "1"};
    String one = kifu(words).out();
    words[7] = "4";
    assertThat(kifu(words).out()).isEqualTo(one).isNotEmpty();
  }

  @Test
  void anIllegalRecordHasItsErrorInItsPlace() {
    CommandRun run = kifu("annotate", "b1b1", "--rules", "grid:4x4", "--format", "jsonl");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("\"error\"", "b1 is taken");
  }

  /** Each form says something that only a game of these rules has. */
  @ParameterizedTest
  @CsvSource({
    "csv, ',grid:4x4,discs,-10,'",
    "html, 'data-shape=\"4 4\"'",
    "sgf, SZ[4]",
    "md, '3-13 (2 empties counted), white wins by 10'"
  })
  void everyFormHasGamesOfOtherBoards(String format, String says) {
    CommandRun run = kifu("annotate", SMALL, "--rules", "grid:4x4", "--format", format);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(says);
  }

  @Test
  void aNotationThatCannotHoldTheRulesSaysSo() {
    CommandRun run = kifu("annotate", SMALL, "--rules", "anti:4x4", "--format", "sgf");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("not written: the rules anti:4x4");
  }

  /** Records that name their rules need no option, and each game is annotated by its own. */
  @Test
  void everyRecordIsAnnotatedByItsOwnRulesAndReportReadsIt(@TempDir Path folder)
      throws IOException {
    Path annotated = folder.resolve("a.jsonl");
    String[] words = {
      "annotate",
      "examples/rules/anti.json",
      "examples/rules/ravensburger.json",
      SMALL,
      "--level",
      "1"
    };
    String[] file = Arrays.copyOf(words, words.length + 2);
    file[words.length] = "-o";
    file[words.length + 1] = annotated.toString();
    CommandRun run = kifu(file);
    assertThat(run.err())
        .contains("game 1, ply 1: b1 flips nothing"); // a list of squares is othello
    String all = Files.readString(annotated);
    assertThat(all).contains("\"rules\":\"anti\"", "\"rules\":\"ravensburger:parallel\"");
    CommandRun again = kifu("report", annotated.toString(), "--format", "jsonl");
    assertThat(again.out()).isEqualTo(all);
    CommandRun text = kifu("report", annotated.toString());
    assertThat(text.out())
        .contains("19-45 (1 empty counted), black wins by 26")
        .contains("32-32, an equal count, won by black");
    CommandRun table = kifu("report", annotated.toString(), "--game", "1", "--format", "csv");
    assertThat(table.err()).isEmpty();
    assertThat(table.out()).contains(",anti,discs,");
  }

  @Test
  void theSoloGameHasAPageWithTiles() {
    CommandRun run =
        kifu(
            "annotate examples/rules/solo.txt --game 1 --rules solo --level 1 --format html"
                .split(" ", -1));
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("<!DOCTYPE html>").contains("tiles");
  }

  /** Values are the tiles that can be expected. */
  @Test
  void movesOfTheSoloGameAreWorthTiles(@TempDir Path folder) throws IOException {
    Path lines = folder.resolve("solo.jsonl");
    kifu(
        ("annotate examples/rules/solo.txt --game 1 --rules solo --level 1 -o " + lines)
            .split(" ", -1));
    JsonNode game = new ObjectMapper().readTree(Files.readString(lines));
    assertThat(game.at("/unit").asText()).isEqualTo("tiles");
    for (JsonNode move : game.at("/moves")) {
      assertThat(move.at("/firstPlayerValue").asDouble()).isBetween(0.0, 24.0);
      assertThat(move.at("/moverLoss").asDouble()).isNotNegative();
    }
    CommandRun text = kifu("report", lines.toString());
    assertThat(text.out()).contains("in tiles that can be expected at the end, each from 20 deals");
  }
}
