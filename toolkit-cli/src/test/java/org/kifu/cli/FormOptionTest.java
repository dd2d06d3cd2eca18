package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.command.terminal.ExitCode;

/** The form of an output: as asked for, else by the ending of its file. */
class FormOptionTest {
  private static final String ANNOTATED = "examples/annotated-1997.jsonl";
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
    "verify, a.sarif.json, sarif",
    "verify, a.ndjson, jsonl",
    "verify, a.text, text",
    "verify, a.dat, text",
    "verify, a.2026-11, text",
    "verify, csv, text",
    "verify, pdf, text",
    "dedup, a.csv, csv",
    "openings, a.json, json",
    "openings, a.html, html",
    "openings, a.HTM, html",
    "stats, a.json, json",
    "stats, a.csv, csv",
    "show, a.svg, svg",
    "explain, a.md, md",
    "explain, a.markdown, md"
  })
  void isToldByTheEndingOfTheFile(String command, String name, String form) throws IOException {
    String line = command.equals("explain") ? command : command + " " + GAME;
    Path told = folder.resolve(name);
    Path asked = folder.resolve("asked");
    assertThat(run(line, "-o", told.toString()).code()).isLessThan(2);
    assertThat(run(line, "-o", asked.toString(), "--format", form).code()).isLessThan(2);
    assertThat(Files.readString(told)).isEqualTo(Files.readString(asked));
  }

  @Test
  void isWhatIsAskedForWhateverTheEnding() throws IOException {
    Path file = folder.resolve("a.csv");
    assertThat(run("verify " + GAME, "--format", "jsonl", "-o", file.toString()).code()).isZero();
    assertThat(Files.readString(file)).startsWith("{");
  }

  /** A run of each command that writes to {@code -o}, with what it says instead of writing. */
  private static Stream<Arguments> commands() {
    return Stream.of(
        Arguments.of("annotate f5d6", "text (.txt), json (.json), jsonl (.jsonl), csv (.csv)"),
        Arguments.of(
            "report " + ANNOTATED,
            "html (.html), md (.md), ggf (.ggf), sgf (.sgf) or parquet (.parquet)"),
        Arguments.of("verify f5d6", "csv (.csv), sarif (.sarif) or junit (.xml)"),
        Arguments.of("show f5d6", "text (.txt), ascii, svg (.svg) or png (.png)"),
        Arguments.of("rules", "text (.txt)"),
        Arguments.of("explain", "text (.txt) or md (.md)"),
        Arguments.of("explain illegal-move", "text (.txt)"),
        Arguments.of("completion bash", "text (.txt)"),
        Arguments.of("base check games.kifu", "text (.txt)"),
        Arguments.of(
            "sql games.kifu x", "text (.txt), csv (.csv), jsonl (.jsonl) or parquet (.parquet)"),
        Arguments.of("query f5d6", "text (.txt), csv (.csv) or parquet (.parquet)"),
        Arguments.of("dedup f5d6", "text (.txt), jsonl (.jsonl) or csv (.csv)"),
        Arguments.of("diff f5d6 f5d6", "text (.txt), jsonl (.jsonl) or csv (.csv)"),
        Arguments.of("names f5d6", "text (.txt) or csv (.csv)"),
        Arguments.of("stats f5d6", "text (.txt), json (.json), csv (.csv) or parquet (.parquet)"),
        Arguments.of("tournament f5d6", "json (.json), md (.md) or wof (.elo)"),
        Arguments.of("ratings f5d6", "text (.txt), csv (.csv) or json (.json)"),
        Arguments.of(
            "history f5d6 --player a", "text (.txt), html (.html), csv (.csv) or json (.json)"),
        Arguments.of("review " + ANNOTATED + " --player a", "csv (.csv), md (.md) or html (.html)"),
        Arguments.of("openings f5d6", "text (.txt), csv (.csv), json (.json), html (.html)"),
        Arguments.of("openings f5d6 --summary", "json (.json)"),
        Arguments.of("trainer f5d6 --player a --side black", "csv (.csv) or html (.html)"),
        Arguments.of("drills " + ANNOTATED, "obf (.obf), html (.html), md (.md) or csv (.csv)"),
        Arguments.of("search f5d6", "text (.txt) or jsonl (.jsonl)"),
        Arguments.of("solve f5d6", "text (.txt) or jsonl (.jsonl)"),
        Arguments.of("perft --depth 1", "text (.txt)"),
        Arguments.of("positions f5d6 --ply 2", "obf (.obf)"),
        Arguments.of("bench", "text (.txt)"),
        Arguments.of("train f5d6 --work work", "weights (.weights) or text (.txt)"),
        Arguments.of("calibrate f5d6", "csv (.csv)"),
        Arguments.of("audit " + ANNOTATED, "text (.txt) or jsonl (.jsonl)"),
        Arguments.of("convert f5d6", ".ggf, .sgf, .pgn, .pdn or .json"),
        Arguments.of("merge f5d6", ".ggf, .sgf, .pgn, .pdn or .json"),
        Arguments.of("repair f5d6", "is the name of a folder, and .pdf is the ending of a file"),
        Arguments.of("generate f5d6 --games 1", "is the name of a folder, and .pdf is the"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void isRefusedWithTheListOfTheOthers(String command, String others) {
    Path file = folder.resolve("x.pdf");
    CommandRun run = run(command, "-o", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(others).containsAnyOf(" .pdf;", " .pdf is", "--to NOTATION");
    assertThat(run.out()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void isCheckedForEveryCommandThatWritesToAFile() {
    Set<String> tried =
        commands()
            .map(each -> each.get()[0].toString().split(" ", -1)[0])
            .collect(Collectors.toSet());
    assertThat(RootCommand.verbs())
        // Two of them converse, and the output of the third is always a base.
        .filteredOn(verb -> !Set.of("app", "engine", "index").contains(verb))
        .allMatch(tried::contains);
  }

  @ParameterizedTest
  @CsvSource({
    "stats f5d6, a.html",
    "stats f5d6, A.PNG",
    "stats f5d6, a.csv.gz",
    "stats f5d6, a.tsv",
    "stats f5d6, a.xlsx",
    "stats f5d6, a.jsonl",
    "stats f5d6, a.wtb",
    "stats f5d6, a.kifu",
    "stats f5d6, .html",
    "perft --depth 1, a.json",
    "perft --depth 1, a.sqlite",
    "drills examples/annotated-1997.jsonl, a.txt",
    "show f5d6 --size 300, a.jpg",
    "verify f5d6, a.json",
    "openings f5d6 --summary, a.csv",
    "explain illegal-move, a.md",
  })
  void isRefusedIfTheCommandDoesNotHaveIt(String command, String name) {
    CommandRun run = run(command, "-o", folder.resolve(name).toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("this command does not write .", "; it writes ");
    assertThat(folder).isEmptyDirectory();
  }

  /** Nothing is opened before that, such as the folder of a report. */
  @ParameterizedTest
  @CsvSource({"annotate f5d6 --level 1, a.pdf", "openings f5d6, a.pdf"})
  void isRefusedBeforeAFolderIsMade(String command, String name) {
    String report = folder.resolve("report").toString();
    CommandRun run = run(command, "--report", report, "-o", folder.resolve(name).toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(folder).isEmptyDirectory();
  }

  /** As for every command, the option decides and not the name. */
  @Test
  void ofSumsIsJsonUnderAnyNameAndNothingElse() throws IOException {
    Path file = folder.resolve("sums.csv");
    CommandRun run = run("openings f5d6 --summary --format json", "-o", file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(file)).startsWith("{");
    assertThat(run("openings f5d6 --summary", "--format", "csv").err())
        .contains("--summary writes json, not csv");
  }

  @ParameterizedTest
  @CsvSource({
    "openings f5d6, a.png, --chart FILE draws a chart",
    "query f5d6, a.pgn, --to pgn writes the games",
    "dedup f5d6, a.wtb, --to wthor writes the games",
  })
  void isRefusedWithTheOptionThatMakesIt(String command, String name, String option) {
    assertThat(run(command, "-o", folder.resolve(name).toString()).err()).contains("; " + option);
  }

  /** The page of {@code -o} is that of {@code --report}. */
  @Test
  void isAPageWhereTheReadmePromisesOne() {
    String report = folder.resolve("report").toString();
    Path page = folder.resolve("page.html");
    String count = "openings examples/wthor/WTH_1980.wtb --plies 4";
    assertThat(run(count, "-o", page.toString(), "--report", report).code()).isZero();
    assertThat(page).hasSameTextualContentAs(folder.resolve("report").resolve("openings.html"));
    assertThat(page).content().contains("<html", "Perpendicular");
  }

  private static CommandRun run(String command, String... more) {
    return kifu(
        Stream.concat(Stream.of(command.split(" ")), Stream.of(more)).toArray(String[]::new));
  }
}
