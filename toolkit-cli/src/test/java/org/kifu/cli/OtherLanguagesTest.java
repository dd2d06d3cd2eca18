package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The programs of the page on Python and R print what the page says. Each is skipped where its
 * language or package is missing. With {@code -Dkifu.renew=true} the answers are written anew.
 */
@Tag("slow")
class OtherLanguagesTest {
  private static final Path PAGE = Path.of("docs", "python.md");

  /** A program, and what it prints. */
  private static final Pattern PROGRAM =
      Pattern.compile("```(python|r)\n(.*?)```\n\n```\n(.*?)```\n", Pattern.DOTALL);

  @TempDir private Path folder;

  /**
   * @param check the words of a program that ends well if all that is needed is there
   */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "0, /usr/bin/python3 -c 'import sqlite3'",
    "1, /usr/bin/python3 -c 'import pandas'",
    "2, Rscript -e 'library(RSQLite)'"
  })
  void printsWhatThePageSays(int number, String check) throws Exception {
    List<String> words = List.of(check.split(" ", 3));
    assumeTrue(
        run(List.of(words.get(0), words.get(1), words.get(2).replace("'", ""))).code() == 0,
        () -> "missing: " + check);
    String page = Files.readString(PAGE);
    MatchResult program = PROGRAM.matcher(page).results().toList().get(number);
    String base = folder.resolve("games.kifu").toString();
    assertThat(kifu("base", "create", base, Examples.ARCHIVES).code()).isZero();
    Path source = folder.resolve("program");
    Files.writeString(source, program.group(2));
    Said said = run(List.of(words.getFirst(), source.getFileName().toString()));
    assertThat(said.code()).as(said.out()).isZero();
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(
          PAGE, page.substring(0, program.start(3)) + said.out() + page.substring(program.end(3)));
    } else {
      assertThat(said.out()).isEqualTo(program.group(3));
    }
  }

  /**
   * The words that a program printed, and its exit code.
   *
   * @param code -1 if there is no such program
   */
  private record Said(int code, String out) {}

  private Said run(List<String> words) throws IOException, InterruptedException {
    Process process;
    try {
      process =
          new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
    } catch (IOException _) {
      return new Said(-1, "");
    }
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return new Said(process.exitValue(), out);
  }
}
