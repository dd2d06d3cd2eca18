package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionCommandTest {
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir private Path folder;

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "kifu anno, annotate",
    "kifu annotate --form, --format",
    "kifu annotate --format js, json jsonl",
    "kifu completion z, zsh"
  })
  void bashCompletesAfterReadingTheScript(String line, String words)
      throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(BASH), "no bash here");
    Path script = folder.resolve("script");
    assertThat(CommandRun.kifu("completion", "bash", "-o", script.toString()).code()).isZero();
    assertThat(completed(script, line)).containsExactly(words.split(" "));
  }

  /** What bash offers for the last word of a line. */
  private static List<String> completed(Path script, String line)
      throws IOException, InterruptedException {
    String asked =
        "compopt() { :; }; source \"$0\"; COMP_WORDS=($1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
            + "$(complete -p kifu | sed 's/.*-F \\([^ ]*\\) .*/\\1/'); "
            + "printf '%s\\n' \"${COMPREPLY[@]}\"";
    Process bash =
        new ProcessBuilder(BASH.toString(), "-c", asked, script.toString(), line)
            .redirectErrorStream(true)
            .start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(said).isZero();
    return said.lines().toList();
  }

  @Test
  void zshReadsTheSameScript() {
    CommandRun zsh = CommandRun.kifu("completion", "zsh");
    assertThat(zsh.out()).contains("bashcompinit").isEqualTo(script());
  }

  private static String script() {
    return CommandRun.kifu("completion", "bash").out();
  }

  @Test
  void theScriptKnowsEveryCommand() {
    assertThat(script()).contains(RootCommand.verbs());
  }
}
