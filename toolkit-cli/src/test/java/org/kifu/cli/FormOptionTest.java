package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The form of an output: as asked for, else by the ending of its file. */
class FormOptionTest {
  private static final String GAME = "f5d6c3d3c4f4f6f3e6e7d7g6";

  @TempDir private Path folder;

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "verify, a.jsonl, jsonl",
    "verify, a.CSV, csv",
    "verify, a.sarif, sarif",
    "verify, a.xml, junit",
    "verify, a.txt, text",
    "verify, a.html, text",
    "verify, csv, text",
    "verify, a.csv.gz, text",
    "dedup, a.csv, csv",
    "openings, a.json, json",
    "stats, a.json, json",
    "stats, a.csv, csv",
    "show, a.svg, svg",
    "explain, a.md, md"
  })
  void isToldByTheEndingOfTheFile(String command, String name, String form) throws IOException {
    String input = command.equals("explain") ? "" : GAME;
    Path told = folder.resolve(name);
    Path asked = folder.resolve("asked");
    assertThat(run(command, input, "-o", told.toString()).code()).isLessThan(2);
    assertThat(run(command, input, "-o", asked.toString(), "--format", form).code()).isLessThan(2);
    assertThat(Files.readString(told)).isEqualTo(Files.readString(asked));
  }

  @Test
  void isWhatIsAskedForWhateverTheEnding() throws IOException {
    Path file = folder.resolve("a.csv");
    assertThat(run("verify", GAME, "--format", "jsonl", "-o", file.toString()).code()).isZero();
    assertThat(Files.readString(file)).startsWith("{");
  }

  private static CommandRun run(String command, String input, String... more) {
    List<String> words = new ArrayList<>(List.of(command));
    if (!input.isEmpty()) {
      words.add(input);
    }
    words.addAll(List.of(more));
    return kifu(words.toArray(String[]::new));
  }
}
