package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The jobs that count and find games, for each rule set of the examples, from files and a base. */
class CountingByRulesTest {
  /** The jobs, without the rules and the input. */
  private static final List<String> JOBS =
      List.of(
          "openings --plies 6",
          "openings --plies 6 --format csv",
          "openings --format json --no-repeated",
          "openings --format html",
          "openings --at START",
          "openings --player Ann --side black --against Bob",
          "stats",
          "stats --format json",
          "stats --format csv",
          "trainer --player Ann --side black --min-games 1",
          "trainer --player Ann --side black --min-games 1 --format csv",
          "trainer --player Ann --side black --min-games 1 --format html",
          "query --position START",
          "query --pattern ANY",
          "positions --ply 3 --count 4");

  private static final List<String> NOT_OF_DRAUGHTS = List.of("positions", "query --pattern");

  /** The forms of a table, which are the same from a base. */
  private static final List<String> FORMS = List.of("csv", "json", "html");

  /** Rules whose pages are written, one for each kind of picture; drawing takes time. */
  private static final List<String> DRAWN = List.of("grand", "russian-draughts");

  @TempDir private static Path folder;

  /** All examples, with two players, as files and in a base. */
  @BeforeAll
  static void makeInputs() throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    try (var files = Files.list(Path.of("examples", "rules"))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        String text = Files.readString(file);
        Files.writeString(
            games.resolve(name),
            text.replace("\"black\":\"\",\"white\":\"\"", "\"black\":\"Ann\",\"white\":\"Bob\"")
                .replaceAll("\\[Black \"[^\"]*", "[Black \"Ann")
                .replaceAll("\\[White \"[^\"]*", "[White \"Bob"));
      }
    }
    assertThat(kifu("base", "create", base(), games.toString()).code()).isZero();
  }

  private static String base() {
    return folder.resolve("games.kifu").toString();
  }

  @ParameterizedTest
  @CsvSource({
    "anti, 64, f5d6",
    "anti:6x6, 36, b3",
    "black-hole:f4, 63, ''",
    "eight-stars, 88, d5",
    "grand, 100, d5 f4",
    "grid:5x5, 25, ''",
    "one-way, 64, c4 e3>e5",
    "othello, 64, f5d6",
    "parallel, 64, d3",
    "ravensburger, 64, f5",
    "ravensburger:parallel, 64, ''",
    "reversi-1880, 64, d4d5",
    "russian-draughts, 0, c3-d4"
  })
  void countsEachRuleSetAlone(String rules, int squares, String start) {
    for (String job : JOBS) {
      if (isFor(job, rules, squares)) {
        List<String> words = new ArrayList<>();
        for (String word : job.split(" ", -1)) {
          words.add(word.equals("START") ? start : word.equals("ANY") ? "?".repeat(squares) : word);
        }
        words.addAll(List.of("--rules", rules));
        CommandRun files = run(words, folder.resolve("games").toString());
        assertThat(files.code()).as(words + " " + files.err()).isZero();
        assertThat(files.out()).as(words.toString()).isNotBlank();
        assertThat(files.err()).as(words.toString()).contains("their rules are not " + rules);
        if (FORMS.stream().noneMatch(words::contains)) {
          CommandRun base = run(words, base());
          assertThat(base.out()).isEqualTo(files.out());
          assertThat(base.err()).isEqualTo(files.err());
        }
      }
    }
  }

  private static boolean isFor(String job, String rules, int squares) {
    return (squares > 0 || NOT_OF_DRAUGHTS.stream().noneMatch(job::startsWith))
        && (!job.contains("html") || DRAWN.contains(rules));
  }

  private static CommandRun run(List<String> words, String input) {
    List<String> all = new ArrayList<>(words);
    all.add(input);
    return kifu(all.toArray(String[]::new));
  }

  /** A card has its board in the words of the reader, and no count of a game that is not over. */
  @ParameterizedTest
  @CsvSource({"grand, 黒石: d5, othello", "russian-draughts, 黒駒: , draughts"})
  void cardsHaveTheirOwnBoards(String rules, String discs, String look) {
    String job = "trainer --player Ann --side black --min-games 1 --format html --lang ja --rules ";
    List<String> words = List.of((job + rules).split(" ", -1));
    assertThat(run(words, folder.resolve("games").toString()).out())
        .contains("class=\"bd mk-" + look, discs)
        .doesNotContain("Position:", "black 50", "white 50");
  }

  /** Refusals are sentences. */
  @ParameterizedTest
  @CsvSource({
    "openings, openings needs games of two players",
    "trainer --player Ann --side black, trainer needs games of two players",
    "positions --ply 3, positions needs games of two players",
    "query --position gold:d3, not for games of solo"
  })
  void refusesWhatOnePlayerCannotHave(String job, String why) {
    List<String> words = new ArrayList<>(Arrays.asList(job.split(" ", -1)));
    words.addAll(List.of("--rules", "solo"));
    CommandRun run = run(words, "examples/rules/solo.txt");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(why);
    assertThat(kifu("stats", "examples/rules/solo.txt", "--rules", "solo").out())
        .contains("Games: 3, all counted", "Tiles won: 18.33 on average, median 22");
  }
}
