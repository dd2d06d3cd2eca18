package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {
  private static final String[] MADE = {"synthetic-00001", "synthetic-00002", "synthetic-00003"};

  @TempDir private Path folder;

  @Test
  void makesTheSameArchiveTwice() throws IOException {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    CommandRun run = generate(one, "--seed", "5");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("\"games\":250,\"files\":3,\"realGames\":659,", "\"seed\":5", "\"leaveTo\":30");
    assertThat(generate(two, "--seed", "5").out()).isEqualTo(run.out());
    assertThat(generate(folder.resolve("three"), "--seed", "6").out()).isNotEqualTo(run.out());
    for (String name : MADE) {
      for (String ending : new String[] {".wtb", ".jou", ".trn"}) {
        assertThat(two.resolve(name + ending)).hasSameBinaryContentAs(one.resolve(name + ending));
      }
    }
    assertThat(kifu("verify", one.toString(), "--format", "jsonl").out())
        .contains("\"read\":250,\"accepted\":250", "\"complete\":250");
  }

  @Test
  void keepsWhatIsThere() throws IOException {
    Path full = Files.createDirectory(folder.resolve("full"));
    Files.writeString(full.resolve("mine.txt"), "mine");
    assertThat(generate(full).code()).isEqualTo(3);
    assertThat(kifu("generate", "--games", "0", "examples/wthor", "-o", full.toString()).code())
        .isEqualTo(2);
    assertThat(kifu("generate", "--games", "9", "examples/ffo-1-19.obf", "-o", folder + "/x").err())
        .contains("no game of 8x8 Othello to follow");
  }

  private static CommandRun generate(Path into, String... more) {
    String[] words = {
      "generate",
      "examples/wthor",
      "--games",
      "250",
      "--games-per-file",
      "100",
      "-o",
      into.toString()
    };
    return kifu(Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new));
  }
}
