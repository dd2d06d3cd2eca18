package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The solo game on the command line, and boards of other games. */
class SoloCommandTest {
  private static final String SOLO = Examples.path("rules/solo.txt");

  @Test
  void drawsTheBookletsExample() {
    CommandRun run = CommandRun.kifu("show", SOLO, "--game", "1", "--ply", "2");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("2  .   g6  .  b10", "3  g7  O   .   O", "2. gold:b3", "1 of 24 tiles, 1 point;");
  }

  @Test
  void verifiesTheExamplesOfAllRules() {
    CommandRun run = CommandRun.kifu("verify", Examples.path("rules"));
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("36 games read", "34 complete + 2 unfinished");
  }

  @Test
  void saysWhichHolesThereMayBe(@TempDir Path folder) throws IOException {
    String hole = Files.readString(Path.of(Examples.path("rules/black-hole.json")));
    Path record = folder.resolve("hole.json");
    Files.writeString(record, hole.replace("black-hole:c3", "black-hole:d4"));
    CommandRun run = CommandRun.kifu("verify", record.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("unknown rules 'black-hole:d4'; black-hole:SQUARE, any but d4 e4 d5 e5;");
  }

  @Test
  void saysWhatAMoveEnclosesNothingOf() {
    CommandRun run = CommandRun.kifu("verify", "--from", "solo", "Solo 1. gold a1");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("0 complete + 1 unfinished");
    CommandRun bad = CommandRun.kifu("verify", "--from", "solo", "gold:d3 gold:a1");
    assertThat(bad.code()).isEqualTo(1);
    assertThat(bad.out())
        .contains("gold:a1 encloses no black disc and no single black tile that lay face up");
  }

  @Test
  void solvesWhatIsLeft() {
    CommandRun run =
        CommandRun.kifu("solve", "--rules", "solo", SOLO, "--game", "2", "--format", "jsonl");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("\"firstPlayerValue\":24,\"unit\":\"tiles\",\"confidence\":\"exact\"")
        .contains("\"firstPlayerValue\":220,\"unit\":\"points\",\"confidence\":\"exact\"");
  }

  @Test
  void hasNoSearchForTwoPlayers() {
    CommandRun run = CommandRun.kifu("search", "--rules", "solo", SOLO);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("the solo game has one player");
  }

  @Test
  void saysWhoWinsAnEqualCount() {
    CommandRun shown =
        CommandRun.kifu("show", Examples.path("rules/ravensburger.json"), "--game", "1");
    assertThat(shown.out()).contains("black 32, gold 32; won by black");
    CommandRun solved =
        CommandRun.kifu(
            "solve",
            "--rules",
            "one-way:4x4:parallel",
            "--format",
            "jsonl",
            "--",
            "-----XX--OO----- O");
    assertThat(solved.out()).contains("\"winner\":\"black\"");
  }

  @Test
  void tellsLoansOfDiscs() {
    CommandRun run = CommandRun.kifu("show", Examples.path("rules/othello.json"), "--game", "1");
    assertThat(run.out()).contains("# ply 61: black plays a disc lent by the other side, no. 1.");
  }
}
