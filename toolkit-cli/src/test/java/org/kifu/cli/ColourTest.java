package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;
import static org.kifu.cli.CommandRun.kifuOnTerminal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Colours: where they are wanted, nowhere else, and with the same text as without them. */
class ColourTest {
  private static final String RED = "\u001b[1;31m";
  private static final String COLOUR = "\u001b\\[[0-9;]+m";
  private static final String ANNOTATED =
      "toolkit-core/src/test/resources/annotated/match-1997.jsonl";

  @TempDir private Path folder;

  private static CommandRun coloured(String line) {
    return kifu(
        Stream.of(line.split(" ", -1), new String[] {"--color=always"})
            .flatMap(Stream::of)
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify examples/three-good-one-broken.txt",
        "report toolkit-core/src/test/resources/annotated/match-1997.jsonl --game 1",
        "report toolkit-core/src/test/resources/annotated/match-1997.jsonl --game 1 --lang ja",
        "annotate examples/rules/anti.json --level 1 --labels 1,2,4,0,0",
        "perft --help",
        "help",
      })
  void coloursChangeNothingElse(String line) {
    CommandRun plain = kifu(line.split(" "));
    CommandRun run = coloured(line);
    assertThat(plain.out()).doesNotContain("\u001b");
    assertThat(run.out()).contains("\u001b");
    assertThat(run.out().replaceAll(COLOUR, "")).isEqualTo(plain.out());
    assertThat(run.code()).isEqualTo(plain.code());
  }

  @Test
  void errorsAndLabelsAreRed() {
    assertThat(coloured("verify examples/three-good-one-broken.txt").out())
        .contains(": " + RED + "error\u001b[0m: ", RED + "1 error\u001b[0m, 0 warnings");
    assertThat(coloured("report " + ANNOTATED + " --game 1").out())
        .contains(RED + "blunder\u001b[0m");
  }

  @ParameterizedTest
  @ValueSource(strings = {"verify x --fast", "verify", "perft --depth x", "show nix"})
  void aMessageBeginsInRed(String line) {
    String err = coloured(line).err();
    assertThat(err).startsWith(RED + "kifu");
    assertThat(err.replaceAll(COLOUR, "")).isEqualTo(kifu(line.split(" ")).err());
  }

  @Test
  void theListOfCommandsWithoutACommandHasTheSameColoursAsTheHelp() {
    assertThat(kifu("--color=always").err()).isEqualTo(kifu("--color=always", "--help").out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "jsonl", "csv", "md", "ggf"})
  void formsForProgramsHaveNoColours(String form) {
    String line = "report " + ANNOTATED + " --game 1 --format " + form;
    assertThat(coloured(line)).isEqualTo(kifu(line.split(" ")));
  }

  @Test
  void aFileHasNoColours() throws IOException {
    Path file = folder.resolve("report.txt");
    coloured("report " + ANNOTATED + " --game 1 -o " + file);
    assertThat(file).content().contains("blunder").doesNotContain("\u001b");
  }

  @Test
  void coloursReachATerminal() {
    assertThat(kifuOnTerminal("verify", "nix", "--color=always").out())
        .startsWith("nix: " + RED + "error\u001b[0m: ");
  }

  @Test
  void anotherValueIsRefused() {
    CommandRun run = kifu("verify", "x", "--color=blue");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'blue' is not one of auto always never");
  }
}
