package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;
import static org.kifu.cli.CommandRun.kifuOnTerminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, comments and words of the command line that would steer a terminal. */
@Tag("slow")
class TerminalTest {
  /** Command lines whose forms show what games say; a form each after the colon. */
  private static final List<String> COMMANDS =
      List.of(
          "verify GAMES --format : text jsonl csv sarif junit",
          "verify GAMES GAMES --by year --format : text jsonl csv",
          "repair GAMES --format : text jsonl",
          "base create INDEX --force : GAMES NAME",
          "sql BASE SELECT/**/name/**/FROM/**/players --format : text jsonl csv",
          "dedup GAMES --format : text jsonl csv",
          "diff ONE OTHER --format : text jsonl csv",
          "merge ONE OTHER --to ggf -o OUT --force --format : text jsonl csv",
          "names GAMES --format : text csv",
          "annotate GAMES --level 1 --exact-from 2 --jobs 1 --game 1 --format :"
              + " text json jsonl csv html md ggf sgf",
          "report ANNOTATED --format : text json jsonl csv html md ggf sgf",
          "review ANNOTATED --player RED --all-matching --format : text json csv md html",
          "drills ANNOTATED --player RED --all-matching --format : obf html md csv",
          "audit ANNOTATED --game 1 --probable 0 --estimated 0 --labels 0 --format : text jsonl",
          "openings GAMES --plies 3 --min-games 1 --format : text csv json",
          "index GAMES -o INDEX --force --plies : 3 NAME",
          "history GAMES --player RED --all-matching --format : text html",
          "query GAMES --format : text csv",
          "query GAMES --to : ggf sgf pgn json transcript diagram",
          "trainer GAMES --player RED --all-matching --side black --min-games 1 --format : text csv"
              + " html",
          "stats GAMES --format : text json csv",
          "tournament GAMES --format : text csv json md",
          "ratings GAMES --min-games 1 --format : text csv json",
          "completion : bash zsh",
          "show GAMES --game 1 --format : text ascii svg",
          "show GAMES --game 1 --style kifu --format : text ascii svg",
          "convert GAMES --to : transcript diagram ggf sgf pgn json",
          "positions GAMES --ply 50 --count : 2",
          "solve GAMES --game 1 --format : text jsonl",
          "search GAMES --game 1 --depth 1 --format : text jsonl",
          "explain NAME --format : text",
          "rules : NAME",
          "perft --rules : NAME",
          "generate GAMES --games : NAME",
          "engine --protocol : NAME",
          "bench --threads : NAME",
          "train : NAME",
          "calibrate : NAME");

  private static final String NAME = "\u001b[2J\u202e\u009b1m\u2028\udb40\udc41";

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    HostileGames.write(folder.resolve("games.sgf"), HostileGames.STEERING);
    HostileGames.write(folder.resolve("one.sgf"), HostileGames.STEERING.subList(0, 1));
    HostileGames.write(folder.resolve("other.sgf"), HostileGames.STEERING.subList(1, 2));
    String annotated = folder.resolve("annotated.jsonl").toString();
    CommandRun run =
        kifu(words("annotate GAMES --level 1 --exact-from 2 --format jsonl -o " + annotated));
    assertThat(run.code()).isZero();
    assertThat(kifu(words("base create BASE GAMES")).code()).isZero();
  }

  private static Stream<String> lines() {
    return COMMANDS.stream()
        .flatMap(
            line -> {
              String[] parts = line.split(" : ?", 2);
              return Arrays.stream(parts[1].split(" ", -1)).map(form -> parts[0] + " " + form);
            });
  }

  private static String[] words(String line) {
    return Arrays.stream(HostileGames.words(folder, line))
        .map(word -> word.replace("NAME", NAME))
        .toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void nothingSteersATerminal(String line) {
    CommandRun run = kifuOnTerminal(words(line));
    assertThat(run.out() + run.err()).isNotBlank();
    assertThat(run.code()).isBetween(0, line.contains("NAME") ? 3 : 1);
    assertInert(run.out());
    assertInert(run.err());
  }

  /** Forms that people read, and JSON, which can escape what it likes. */
  @ParameterizedTest
  @MethodSource("lines")
  void formsThatDoNotNeedRawCharactersHaveNoneAnywhere(String line) {
    String form = line.substring(line.lastIndexOf(' ') + 1);
    if (Set.of("text", "ascii", "md", "html", "svg", "json", "jsonl", "sarif", "junit")
        .contains(form)) {
      assertInert(kifu(words(line)).out());
    }
  }

  /** Steering characters, listed here, so that no class under test says which they are. */
  private static void assertInert(String text) {
    text.codePoints()
        .distinct()
        .filter(c -> c != '\n' && c != '\t')
        .forEach(
            c ->
                assertThat(Character.getName(c))
                    .doesNotContain("LINE SEPARATOR", "PARAGRAPH SEPARATOR", "TAG ", "OVERRIDE")
                    .doesNotContain("ISOLATE", "MARK ZERO", "HANGUL FILLER", "ANNOTATION")
                    .matches(name -> !Character.isISOControl(c) && c != 0xFEFF && c != 0x180E));
  }

  @Test
  void everyCommandIsTried() {
    Set<String> tried = new TreeSet<>();
    COMMANDS.forEach(line -> tried.add(line.split(" ", -1)[0]));
    Set<String> all = new TreeSet<>(RootCommand.verbs());
    all.remove("app"); // it writes only the address of the window
    assertThat(tried).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NAME",
        "verify NAME",
        "verify GAMES --NAME",
        "verify GAMES --format NAME",
        "verify GAMES --game NAME",
        "query GAMES --player NAME",
        "convert GAMES --to NAME",
        "perft --depth 1 -o NAME/NAME"
      })
  void wordsOfTheCommandLineAreInertInMessages(String line) {
    CommandRun run = kifu(words(line));
    assertThat(run.code()).isBetween(1, 3);
    assertThat(run.out() + run.err()).contains("\\x1b[2J\\u202e\\x9b1m\\u2028\\u{e0041}");
    assertInert(run.out() + run.err());
  }

  @Test
  void aNameOfAFileIsInert() throws IOException {
    Path file = folder.resolve("\u001b[2J\u202e.txt");
    Files.writeString(file, "f5d6c3 f5f5\n");
    CommandRun run = kifuOnTerminal("verify", file.toString(), "--format", "csv");
    assertThat(run.out()).contains("\\x1b[2J\\u202e.txt");
    assertInert(run.out());
  }

  @Test
  void aConverterDoesNotChangeANameInAFile() throws IOException {
    Path copy = folder.resolve("copy.sgf");
    kifu("convert", folder.resolve("games.sgf").toString(), "--to", "sgf", "-o", copy.toString());
    assertThat(Files.readString(copy, StandardCharsets.UTF_8))
        .contains("PB[\u001b\\[2J\u001b\\[31mRED]", "PB[\u202egnp.exe]", "PB[\u009b31mC1]");
  }

  /** The colours of Kifu, but not those of records, though they are the same. */
  @ParameterizedTest
  @MethodSource("lines")
  void nothingInRecordsIsColoured(String line) {
    String[] words = words(line);
    String[] coloured = Arrays.copyOf(words, words.length + 1);
    coloured[words.length] = "--color=always";
    CommandRun run = kifuOnTerminal(coloured);
    assertThat(run.out() + run.err()).isNotBlank().doesNotContain("\u001b[1;31mBLOOD");
    assertInert((run.out() + run.err()).replaceAll("\u001b\\[(1;31|33|35|36|0)m", ""));
  }

  @Test
  void ownColoursReachATerminal() {
    assertThat(kifuOnTerminal("verify", "--help").out()).startsWith("Usage: kifu verify");
  }
}
