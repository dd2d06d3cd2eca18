package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The earlier name of what makes a base, and the earlier file. */
class IndexCommandTest {
  @TempDir private Path folder;

  @Test
  void makesABaseAndAddsToIt() {
    String base = folder.resolve("games.kifu").toString();
    CommandRun made = kifu("index", Examples.MATCH, "-o", base, "--plies", "10");
    assertThat(made.code()).as(made.err()).isZero();
    assertThat(made.err()).contains("1 source added with 6 games");
    assertThat(kifu("index", Examples.BROKEN, "-o", base, "--append").err())
        .contains("1 source added with 4 games");
    assertThat(kifu("base", "check", base).out()).contains("2 sources, 10 games");
    assertThat(kifu("index", Examples.BROKEN, "-o", base).code()).isEqualTo(3);
    assertThat(kifu("index", Examples.BROKEN, "-o", base, "--force").code()).isZero();
    assertThat(kifu("base", "check", base).out()).contains("1 source, 4 games");
  }

  @Test
  void saysWhatCannotBeDone() {
    String base = folder.resolve("games.kifu").toString();
    assertThat(kifu("index", Examples.MATCH).err()).contains("-o FILE is missing");
    assertThat(kifu("index", Examples.MATCH, "-o", base, "--append").code()).isEqualTo(3);
    assertThat(kifu("index", Examples.MATCH, "-o", base, "--plies", "61").code()).isEqualTo(2);
    assertThat(Files.exists(Path.of(base))).isFalse();
  }

  /** The first bytes of an index that version 1.0 wrote, and some of what followed. */
  private Path oldIndex() throws IOException {
    byte[] bytes =
        "\u0089KIFU\r\n\u001A\u0003\0\0\0\0\0\0\0%+\u0013".getBytes(StandardCharsets.ISO_8859_1);
    return Files.write(folder.resolve("openings.kix"), bytes);
  }

  @Test
  void saysOfAnOldIndexWhatToMakeInstead() throws IOException {
    String index = oldIndex().toString();
    String advice = "make a base of the games with 'kifu base create'";
    CommandRun run = kifu("openings", index, "--at", "f5d6c3");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains(advice, "[unsupported-format]");
    assertThat(kifu("verify", index).out()).contains(advice, "[unsupported-format]");
    for (String[] words :
        new String[][] {
          {"base", "check", index},
          {"search", "f5", "--depth", "1", "--book", index},
          {"index", Examples.MATCH, "-o", index, "--append"}
        }) {
      CommandRun refused = kifu(words);
      assertThat(refused.code()).isEqualTo(3);
      assertThat(refused.err()).contains(advice, "[not-a-base]");
    }
  }
}
