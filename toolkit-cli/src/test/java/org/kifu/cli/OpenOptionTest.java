package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.terminal.ExitCode;

/** The browser is a script here, which writes down what it is to open. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script stands for the browser")
class OpenOptionTest {
  private static final String BROWSER = "kifu.browser";
  private static final String ANNOTATED = Path.of("examples", "annotated-1997.jsonl").toString();

  @TempDir private Path folder;

  @BeforeEach
  void browse() throws IOException {
    browser("#!/bin/sh\nprintf '%s\\n' \"$@\" >>'" + folder.resolve("opened") + "'\n");
  }

  private void browser(String script) throws IOException {
    Path file = Files.writeString(folder.resolve("browser"), script);
    assertThat(file.toFile().setExecutable(true)).isTrue();
    System.setProperty(BROWSER, file.toString());
  }

  @AfterEach
  void browseNoMore() {
    System.clearProperty(BROWSER);
  }

  private void assertOpened(String page) throws IOException {
    Path file = folder.resolve(page);
    assertThat(file).isRegularFile();
    assertThat(Files.readAllLines(folder.resolve("opened")))
        .containsExactly(file.toUri().toString());
  }

  @Tag("slow")
  @Test
  void opensThePageThatWasWritten() throws IOException {
    String page = folder.resolve("a page.html").toString();
    CommandRun run = kifu("report", ANNOTATED, "--format", "html", "-o", page, "--open");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    assertOpened("a page.html");
  }

  @Tag("slow")
  @Test
  void opensThePageOfAReport() throws IOException {
    String report = folder.resolve("report").toString();
    CommandRun run = kifu("report", ANNOTATED, "--report", report, "--open");
    assertThat(run.code()).as(run.err()).isZero();
    assertOpened("report/page.html");
  }

  /** The output of a program of the menu is kept where others may read it. */
  @Tag("slow")
  @Test
  void opensTheWindowFromTheMenuAndHidesTheAddress() throws Exception {
    Path base = folder.resolve("games.kifu");
    assertThat(kifu("base", "create", base.toString(), ANNOTATED).code()).isZero();
    List<CommandRun> runs = new ArrayList<>();
    Thread command =
        Thread.ofPlatform()
            .start(() -> runs.add(kifu("app", base.toString(), "--from-menu", "--port", "0")));
    Path opened = folder.resolve("opened");
    while (!Files.exists(opened) || Files.size(opened) == 0) { // the runner has a limit of time
      Thread.sleep(20);
    }
    command.interrupt();
    command.join();
    assertThat(Files.readString(opened)).startsWith("http://127.0.0.1:");
    assertThat(runs.getFirst().code()).isZero();
    assertThat(runs.getFirst().out()).isEmpty();
    assertThat(runs.getFirst().err()).isEmpty();
  }

  @Test
  void opensNothingWhereNothingWasWritten() {
    String page = folder.resolve("page.html").toString();
    CommandRun run = kifu("report", "nothing.jsonl", "--format", "html", "-o", page, "--open");
    assertThat(run.code()).isEqualTo(ExitCode.PATH);
    assertThat(folder.resolve("opened")).doesNotExist();
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"none", "unable"})
  void saysThatThereIsNoBrowser(String kind) throws IOException {
    browser("#!/bin/sh\nexit 3\n");
    if (kind.equals("none")) {
      System.setProperty(BROWSER, folder.resolve("no such program").toString());
    }
    String page = folder.resolve("page.html").toString();
    CommandRun run = kifu("report", ANNOTATED, "--format", "html", "-o", page, "--open");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEqualTo("kifu report: no browser could open " + page + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report examples/annotated-1997.jsonl --open",
        "report examples/annotated-1997.jsonl -o games.txt --open",
        "history --player murakami examples/wthor --open"
      })
  void isRefusedWithoutAPage(String line) {
    CommandRun run = kifu(line.split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(": --open needs -o FILE.html");
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotate", "report", "openings", "history", "drills", "trainer"})
  void everyCommandThatWritesAPageHasIt(String verb) {
    assertThat(kifu(verb, "--help").out()).contains("--open");
  }
}
