package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command that tells what a game was says which discs were lent. */
class LoansTest {
  /** White passes before ply 57, so that black plays 31 discs beside those of the start. */
  private static final String GAME = "examples/findings/disc-lent/bad.txt";

  /** A random game in which gold passes less often than black. */
  private static final String GOLDEN = "examples/rules/one-way.json";

  @ParameterizedTest
  @CsvSource({
    "show, '# ply 67: gold plays a disc lent by the other side, no. 4', 'no. 5'",
    "verify --loans, 'ply 67: info: gold has no disc left and plays one lent by the other side, no."
        + " 4', 'no. 5'",
    "annotate --level 1, disc no. 4 to Gold (ply 67), no. 5"
  })
  void eachNamesTheSideAsTheRulesDo(String command, String told, String more) {
    String[] words = (command + " --rules one-way --game 2 " + GOLDEN).split(" ", -1);
    assertThat(kifu(words).out()).contains(told).doesNotContain(more);
  }

  @Test
  void verifyTellsThemWhereItIsAsked() {
    CommandRun run = kifu("verify", GAME, "--loans", "--format", "jsonl");
    assertThat(run.out())
        .contains("\"code\":\"disc-lent\",\"severity\":\"info\"")
        .contains("\"ply\":61,")
        .contains("black has no disc left and plays one lent by the other side, no. 1")
        .contains("\"accepted\":1")
        .contains("\"loans\":true");
    assertThat(run.code()).isZero();
    assertThat(kifu("verify", GAME, "--format", "jsonl").out()).doesNotContain("disc-lent");
  }

  @Test
  void annotateTellsThemAlways() {
    String[] asked = {"annotate", GAME, "--level", "1", "--format", "jsonl"};
    assertThat(kifu(asked).out())
        .contains("\"loans\":[{\"ply\":61,\"side\":\"black\",\"count\":1}]");
    asked[asked.length - 1] = "text";
    assertThat(kifu(asked).out()).contains("disc no. 1 to Black (ply 61)");
  }

  @Test
  void reportKeepsThem(@TempDir Path folder) throws Exception {
    Path annotated = folder.resolve("a.jsonl");
    kifu("annotate", GAME, "--level", "1", "--format", "jsonl", "-o", annotated.toString());
    assertThat(Files.readString(annotated)).contains("\"loans\"");
    assertThat(kifu("report", annotated.toString(), "--format", "md").out())
        .contains("disc no. 1 to Black (ply 61)");
  }
}
