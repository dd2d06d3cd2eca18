package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.testing.RandomGames;
import org.kifu.testing.Reading;

/** Lists of moves in the layouts of people, which read alike on boards of all sizes. */
class LayoutsOfListsTest {
  private static final int COUNT = 12;

  /** Layouts of the moves of one game. */
  private static final Map<String, UnaryOperator<List<String>>> LAYOUTS =
      Map.ofEntries(
          Map.entry("blank lines", moves -> rows(moves, 17, "\n\n")),
          Map.entry("short rows", moves -> rows(moves, 3, "\n")),
          Map.entry("short rows with blank lines", moves -> rows(moves, 2, "\n\n")),
          Map.entry("numbers", moves -> rows(numbered(moves), 10, "\n")),
          Map.entry("numbers and blank lines", moves -> rows(numbered(moves), 10, "\n\n")),
          Map.entry("pairs", LayoutsOfListsTest::pairs),
          Map.entry("commas", moves -> List.of(String.join(", ", moves))),
          Map.entry(
              "names before", moves -> List.of("Anna Berg - Ben Carl " + String.join("", moves))),
          Map.entry("words behind", moves -> List.of(String.join("", moves) + " a fine game")),
          Map.entry(
              "a remark within",
              moves ->
                  List.of(
                      String.join(" ", moves.subList(0, 10))
                          + " (a good move) "
                          + String.join(" ", moves.subList(10, moves.size())))),
          Map.entry("a row of words within", LayoutsOfListsTest::withWords));

  private static List<String> rows(List<String> moves, int length, String between) {
    List<String> rows = new ArrayList<>();
    for (int at = 0; at < moves.size(); at += length) {
      rows.add(String.join(" ", moves.subList(at, Math.min(at + length, moves.size()))));
    }
    return List.of(String.join(between, rows));
  }

  private static List<String> numbered(List<String> moves) {
    return IntStream.range(0, moves.size()).mapToObj(i -> i + 1 + ". " + moves.get(i)).toList();
  }

  private static List<String> pairs(List<String> moves) {
    return IntStream.range(0, (moves.size() + 1) / 2)
        .mapToObj(i -> i + 1 + ".\t" + String.join("\t", pair(moves, i)))
        .toList();
  }

  private static List<String> pair(List<String> moves, int index) {
    return moves.subList(2 * index, Math.min(2 * index + 2, moves.size()));
  }

  private static List<String> withWords(List<String> moves) {
    return List.of(
        rows(moves.subList(0, 20), 10, "\n").getFirst(),
        "",
        "Now black is in trouble.",
        "",
        rows(moves.subList(20, moves.size()), 10, "\n").getFirst());
  }

  private static List<List<String>> games(Rules<?, ?> rules) {
    return RandomGames.of(rules, 11, COUNT).stream().map(game -> plies(rules, game)).toList();
  }

  private static <P, M> List<String> plies(Rules<P, M> rules, GameRecord game) {
    return Replay.of(rules, game).steps().stream()
        .map(step -> rules.token(step.move()).toString())
        .toList();
  }

  private static List<String> withoutPasses(List<String> plies) {
    return plies.stream().filter(ply -> !ply.equals("pass")).toList();
  }

  private static Rules<?, ?> named(String rules) {
    return Catalogue.byName(rules).orElseThrow().rules();
  }

  private static List<List<String>> read(String text, String rules) {
    return Reading.byRules(text, rules).games().stream()
        .map(game -> game.record().orElseThrow().moves())
        .map(moves -> moves.stream().map(MoveToken::toString).toList())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "grid:12x10", "grid:10x10", "grid:5x11"})
  void oneGameIsReadInEachLayout(String rules) {
    for (List<String> plies : games(named(rules))) {
      List<String> moves = withoutPasses(plies);
      LAYOUTS.forEach(
          (name, layout) ->
              assertThat(read(String.join("\n", layout.apply(moves)), rules))
                  .as(name)
                  .isEqualTo(List.of(moves)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "grid:12x10", "grid:10x10"})
  void gamesBelowOneAnotherStayApart(String rules) {
    List<List<String>> games =
        games(named(rules)).stream().map(LayoutsOfListsTest::withoutPasses).toList();
    LAYOUTS.forEach(
        (name, layout) -> {
          for (String between : List.of("\n", "\n\n")) {
            String text =
                games.stream()
                    .map(moves -> String.join("\n", layout.apply(moves)))
                    .collect(Collectors.joining(between));
            assertThat(read(text, rules)).as(name).isEqualTo(games);
          }
        });
  }

  /** A mail program breaks a line anywhere, also between the digits of a rank. */
  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "grid:12x10"})
  void aLineMayBreakWithinASquare(String rules) {
    for (List<String> plies : games(named(rules))) {
      List<String> moves = withoutPasses(plies);
      for (int width : List.of(40, 79, 80)) {
        String text = String.join("", moves).replaceAll("(.{" + width + "})", "$1\n");
        assertThat(read(text, rules)).as(text).isEqualTo(List.of(moves));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand"})
  void shortGamesOnLinesOfTheirOwnAreGames(String rules) {
    List<List<String>> games =
        games(named(rules)).stream().map(moves -> moves.subList(0, 3)).toList();
    String text =
        games.stream().map(moves -> String.join("", moves)).collect(Collectors.joining("\n"));
    assertThat(read(text, rules)).isEqualTo(games);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pass", "Pass", "passed", "skip", "PASSO", "--", "no move", "\u30d1\u30b9"})
  void wordsForAPassAreThoseOfTheTable(String word) {
    for (String rules : List.of("othello", "grand", "grid:12x10")) {
      games(named(rules)).stream()
          .filter(plies -> plies.contains("pass"))
          .forEach(
              plies -> {
                String text = String.join(" ", plies).replace("pass", word);
                assertThat(read(text, rules)).as(text).isEqualTo(List.of(plies));
              });
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "passed", "PASSES", "no move"})
  void aPassMayBeTheLastWord(String word) {
    for (String rules : List.of("othello", "grand")) {
      List<String> plies =
          games(named(rules)).stream()
              .filter(game -> game.contains("pass"))
              .findFirst()
              .orElseThrow();
      List<String> toPass = plies.subList(0, plies.indexOf("pass") + 1);
      for (String between : List.of(" ", "\n")) {
        String text = String.join(between, toPass).replace("pass", word);
        assertThat(read(text, rules)).as(text).isEqualTo(List.of(toPass));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "grid:12x10"})
  void numbersMayCountPasses(String rules) {
    for (List<String> plies : games(named(rules))) {
      String text =
          IntStream.range(0, plies.size())
              .mapToObj(i -> (i % 2 == 0 ? i / 2 + 1 + ". " : "") + plies.get(i))
              .collect(Collectors.joining(" "));
      Reading read = Reading.byRules(text, rules);
      assertThat(read(text, rules)).isEqualTo(List.of(plies));
      assertThat(read.games().getFirst().problems()).as(text).isEmpty();
    }
  }

  /** A weak word is a pass only where the side to move must pass. */
  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "grid:12x10"})
  void aWeakWordIsNotAPassWhereAMoveIsLegal(String rules) {
    List<String> moves = withoutPasses(games(named(rules)).getFirst());
    List<String> words = new ArrayList<>(moves);
    words.add(7, "none");
    assertThat(read(String.join(" ", words), rules)).isEqualTo(List.of(moves));
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "grand", "grid:12x10"})
  void anotherWordIsReportedAtItsPlace(String rules) {
    List<String> moves = withoutPasses(games(named(rules)).getFirst());
    for (String word : List.of("hm", "blunder", "p4ss")) {
      List<String> words = new ArrayList<>(moves);
      words.add(7, word);
      Reading read = Reading.byRules(String.join(" ", words), rules);
      assertThat(read.games()).hasSize(1);
      assertThat(read.games().getFirst().problems())
          .as(word)
          .extracting(problem -> problem.where().column())
          .contains(String.join(" ", moves.subList(0, 7)).length() + 2);
    }
  }
}
