package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;

class UsageTest {
  private static final String OPENINGS = "Count which openings were played and how they scored.";
  private static final int WIDTH = 80;
  private static final int HEIGHT = 40;
  private static final int FEW_GROUPS = 3;
  private static final Pattern EXAMPLE_FILE = Pattern.compile("examples/[\\w./-]+");

  private static Stream<String> verbsWithOutput() {
    // The output of an engine is a conversation, that of a window is one too, and the actions of a
    // base have options of their own.
    return verbs().filter(verb -> !Set.of("app", "engine", "base", "index").contains(verb));
  }

  private static Stream<String> verbs() {
    return RootCommand.verbs().stream();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("verbs")
  void everyVerbHasHelpWithAnExample(String verb) {
    CommandRun run = kifu(verb, "--help");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Usage: kifu " + verb).contains("Example: kifu " + verb);
    assertThat(kifu("help", verb).out()).isEqualTo(run.out());
  }

  @ParameterizedTest
  @MethodSource("verbs")
  void anExampleNamesFilesThatExist(String verb) {
    String page =
        kifu(verb, "--help").out().replaceAll("\\.\n(?=[a-z])", "."); // a line may end there
    assertThat(EXAMPLE_FILE.matcher(page).results().map(MatchResult::group))
        .allSatisfy(file -> assertThat(Path.of(file)).exists());
  }

  @ParameterizedTest
  @MethodSource("verbsWithOutput")
  void everyVerbCanWriteToAFileAndBeQuiet(String verb) {
    assertThat(kifu(verb, "--help").out()).contains("-o, --output=", "--force", "--quiet");
  }

  /** A page that is longer than a screen has several headings, each over a short group. */
  @ParameterizedTest
  @MethodSource("verbs")
  void everyHelpPageFitsATerminal(String verb) {
    String page = kifu(verb, "--help").out();
    assertThat(page.lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(WIDTH));
    if (page.lines().count() > HEIGHT) {
      List<String> groups = List.of(page.split("\n\n"));
      assertThat(groups).hasSizeGreaterThan(FEW_GROUPS);
      assertThat(groups)
          .allSatisfy(group -> assertThat(group.lines().count()).isLessThanOrEqualTo(HEIGHT / 2));
    }
  }

  @ParameterizedTest
  @MethodSource("verbs")
  void everyFormIsNamedOnce(String verb) {
    String page = kifu(verb, "--help").out().replaceAll("\\s+", " ");
    assertThat(page).doesNotContainPattern("--format=FORMAT [^(]*\\b(\\w+), ([^(]*, )?\\1( |,)");
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("verbs")
  void helpPagesDoNotSpeakOfClasses(String verb) {
    assertThat(kifu(verb, "--help").out()).doesNotContainPattern("[a-z][A-Z]");
  }

  @Test
  void filtersAreToldOnce() {
    CommandRun page = kifu("help", "filters");
    assertThat(page.code()).isZero();
    assertThat(page.out()).contains("--game=N", "--side=black|white", "--rated=A-B", "--random");
    assertThat(kifu("names", "--help").out())
        .contains("Filters: ", " --game ", " --rated ", "'kifu help filters'")
        .doesNotContain("--game=N");
  }

  @Test
  void theOptionsThatMatterComeFirst() {
    assertThat(kifu("annotate", "--help").out())
        .containsSubsequence(
            "--level=",
            "--exact-from=",
            "Output:",
            "--format=",
            "-o, --output=",
            "--chart=",
            "--report=",
            "--lang=",
            "--audience=",
            "Engine:",
            "Input:",
            "Filters:",
            "General:");
  }

  @Test
  void helpListsEveryVerb() {
    CommandRun run = kifu("--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains(RootCommand.verbs());
    assertThat(run.out()).contains("  spark ");
  }

  /** Only the exit code and the stream say that the command is missing. */
  @Test
  void aMissingCommandIsAnsweredByTheListOfCommands() {
    CommandRun run = kifu();
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo(kifu("--help").out());
  }

  @ParameterizedTest
  @CsvSource({
    "analyze, annotate",
    "analyse, annotate",
    "analize, annotate",
    "lint, verify",
    "check, verify",
    "play, engine",
    "version, --version",
    "Export, convert"
  })
  void wordsOfOtherProgramsLeadToACommand(String word, String command) {
    CommandRun run = kifu(word);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .startsWith("kifu: unknown command '%s'; did you mean %s?\n".formatted(word, command));
  }

  @Test
  void everyWordOfOtherProgramsMeansACommandThatExists() {
    assertThat(Set.copyOf(OtherNames.OF_COMMANDS.values()))
        .allMatch(name -> name.startsWith("--") || RootCommand.verbs().contains(name))
        .allSatisfy(name -> assertThat(kifu(name, "--help").code()).isZero());
    assertThat(OtherNames.OF_COMMANDS.keySet()).doesNotContainAnyElementsOf(RootCommand.verbs());
  }

  @Test
  void helpGroupsTheVerbsByWhatPeopleDo() {
    List<String> lines = kifu("--help").out().lines().toList();
    assertThat(lines).allMatch(line -> line.length() <= WIDTH);
    assertThat(lines)
        .containsSubsequence(
            "Every day:",
            "Archives and players:",
            "Openings and practice:",
            "Engines and positions:",
            "Making and measuring:",
            "On many machines:");
    assertThat(lines.indexOf("Openings and practice:"))
        .isEqualTo(lines.indexOf("  openings    " + OPENINGS) - 1);
  }

  /** What {@code build/startup.sh} measures. */
  @Test
  void theStartOfEveryVerbIsMeasured() throws IOException {
    Stream<String> all = Stream.concat(verbs(), Stream.of("spark"));
    List<String> runs = Files.readAllLines(Path.of("build", "startup.txt"));
    assertThat(all)
        .allMatch(verb -> runs.stream().anyMatch(run -> run.startsWith("kifu " + verb + " ")));
  }

  @Tag("slow")
  @Test
  void helpTellsOfSparkWithoutSpark() {
    assertThat(kifu("--help").out()).contains("  spark ");
    CommandRun run = kifu("help", "spark");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Usage: kifu spark JOB [OPTIONS] INPUT...")
        .contains("--master");
    assertThat(kifu("spark", "verify", "examples", "--format", "csv").code()).isEqualTo(2);
  }

  @Test
  void tellsItsVersion() {
    assertThat(kifu("--version").out()).matches("kifu \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\n");
    assertThat(kifu("perft", "--version").out()).isEqualTo(kifu("--version").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mend x | kifu: unknown command 'mend'; commands: app verify
          pairing | kifu: unknown command 'pairing'
          help mend | kifu: unknown command 'mend'; commands: app verify
          anotate x | kifu: unknown command 'anotate'; did you mean annotate?
          perft --depht 3 | kifu perft: unknown option '--depht'; did you mean --depth?
          spark | kifu spark: no job; jobs: verify, openings
          perft | kifu perft: --depth N is missing
          perft --depth x | kifu perft: Invalid value for option '--depth': 'x' is not a whole number
          perft --depth -1 | kifu perft: --depth must be 0 or more, not -1
          perft --depth 1 --fast | kifu perft: unknown option '--fast'
          perft --depth 1 2 | kifu perft: unknown argument '2'
          perft --depth 1 --rules chess | kifu perft: Invalid value for option '--rules': unknown rules 'chess'; known: othello
          show f5d6 --style x | kifu show: Invalid value for option '--style': 'x' is not one of board kifu
          show f5d6 --game 2-5 | kifu show: Invalid value for option '--game': '2-5' is not a whole number
          annotate f5d6 --exact-from 99 | kifu annotate: --exact-from must be 0 to 60, not 99
          verify f5d6 --by month | kifu verify: Invalid value for option '--by': 'month' is not one of file year
          openings e4 --rules solo | kifu openings: --rules: openings needs games of two players
          repair c5 --rules parallel | kifu repair: --rules: repair supports only the rules othello
          calibrate c2 --rules grid:6x6 | kifu calibrate: --rules: calibrate supports only the rules othello
          rules chess | unknown rules 'chess'; known: othello
          rules black-hole:d4 | unknown rules 'black-hole:d4'; black-hole:SQUARE, any but d4 e4 d5 e5;
          show a1 --rules grid:3x3 | unknown rules 'grid:3x3'; grid:FILESxRANKS, 4 to 16 each;
          explain no-such-code | kifu explain: unknown code 'no-such-code'
          explain ilegal-move | lists them all; did you mean illegal-move?
          show a1 --rules blak-hole:d3 | unknown rules 'blak-hole:d3'; known: othello
          rules raversburger | did you mean ravensburger?
          annotate f5d6 --format jsn | 'jsn' is not one of text json jsonl csv html md ggf sgf parquet; did you mean json?
          show f5d6 --from trnscript | unknown format 'trnscript'; known: diagram edax
          convert f5d6 --to transcrpt | did you mean transcript?
          history --player murikami examples/wthor | no game is selected: player 'murikami'; did you mean Murakami Takeshi?
          completion bahs | kifu completion: Invalid value for SHELL: 'bahs' is not one of bash zsh; did you mean bash?
          """)
  void wrongUsageIsOneLineAndAHint(String line, String message) {
    CommandRun run = kifu(line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.err()).contains(message).contains("--help'.");
  }

  @Test
  void takesArgumentsFromAFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("args"), "perft\n--depth 3\n");
    assertThat(kifu("@" + file).out()).isEqualTo("56\n");
  }

  @Test
  void offersMoreMemoryThanThereIs() {
    Matcher said =
        Pattern.compile("kifu openings: out of memory at (\\d+) MiB; .*-Xmx(\\d+)m allows more\\n")
            .matcher(said(new OutOfMemoryError()));
    assertThat(said.matches()).isTrue();
    assertThat(Long.parseLong(said.group(2))).isEqualTo(2 * Long.parseLong(said.group(1)));
  }

  /** What is said of an error that ends a command with the exit code of paths. */
  private static String said(Error error) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            messages,
            new Progress.StatusLine(messages),
            false);
    assertThat(Main.failed(streams, "kifu openings", error)).isEqualTo(ExitCode.PATH);
    return err.toString(StandardCharsets.UTF_8);
  }
}
