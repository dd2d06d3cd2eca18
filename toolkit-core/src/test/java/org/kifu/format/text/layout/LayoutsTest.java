package org.kifu.format.text.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.game.ParsedGame;
import org.kifu.replay.CompactReplay;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The games of the match of 1997 as people write them down. */
class LayoutsTest {
  static List<Arguments> layouts() {
    return List.of(
        layout("moves in the order of their numbers", LayoutsTest::numberedColumns),
        layout("moves in the order of their numbers", LayoutsTest::glued),
        layout("moves in the order of their numbers", LayoutsTest::sorted),
        layout("a list of black's moves and a list of white's", LayoutsTest::colourLists),
        layout("a list of black's moves and a list of white's", LayoutsTest::linesInTurns),
        layout("a list of black's moves and a list of white's", LayoutsTest::listsInParts),
        layout("squares with the numbers of their moves", moves -> index(moves, "%s=%d, ")),
        layout("squares with the numbers of their moves", moves -> index(moves, "%s: %d\n")),
        layout("a score sheet of columns that are read down", LayoutsTest::columns),
        layout("moves with the newest first", LayoutsTest::newestFirst),
        layout("moves one after the other", LayoutsTest::log),
        layout(
            "moves one after the other, ranks in kanji",
            moves -> String.join(" ", each(moves, LayoutsTest::kanji)) + "\n"),
        layout(
            "moves one after the other, Russian letters by their sound",
            moves -> spelled(moves, "абцдефгх")),
        layout(
            "moves one after the other, Russian letters by their order",
            moves -> spelled(moves, "абвгдежз")),
        layout(
            "moves one after the other, file and rank as numbers from 0",
            moves -> pairs(moves, "{\"x\": %d, \"y\": %d}", 0)),
        layout(
            "moves one after the other, file and rank as numbers from 1",
            moves -> pairs(moves, "{col:%d,row:%d}", 1)),
        layout(
            "moves one after the other, letter and digit in brackets",
            moves -> String.join(" ", each(moves, LayoutsTest::inBrackets)) + "\n"),
        layout(
            "moves one after the other, letter and digit in brackets",
            moves -> "[" + String.join(", ", each(moves, LayoutsTest::inQuotes)) + "]\n"));
  }

  private static String inQuotes(String move) {
    return "('" + move.charAt(0) + "', " + move.charAt(1) + ")";
  }

  private static String inBrackets(String move) {
    return "(%s,%s)".formatted(move.substring(0, 1), move.substring(1));
  }

  private static Arguments layout(String words, Function<List<String>, String> written) {
    return Arguments.of(words, written);
  }

  private static List<List<String>> games() {
    return Games.match1997().stream().map(LayoutsTest::moves).toList();
  }

  private static List<String> moves(String joined) {
    return IntStream.range(0, joined.length() / 2)
        .mapToObj(i -> joined.substring(2 * i, 2 * i + 2))
        .toList();
  }

  private static List<String> each(List<String> moves, Function<String, String> written) {
    return moves.stream().map(written).toList();
  }

  private static String numbered(List<String> moves, int i) {
    return i < moves.size() ? "%2d. %s".formatted(i + 1, moves.get(i)) : "";
  }

  private static String numberedColumns(List<String> moves) {
    return IntStream.range(0, 15)
        .mapToObj(
            row ->
                IntStream.range(0, 4)
                    .mapToObj(column -> numbered(moves, 15 * column + row))
                    .collect(Collectors.joining("   ")))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String glued(List<String> moves) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      text.append(i + 1).append('.').append(moves.get(i));
    }
    return text + "\n";
  }

  private static String sorted(List<String> moves) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      rows.add("%s %d %s".formatted(moves.get(i), i + 1, moves.get(i)).substring(3));
    }
    Collections.shuffle(rows, new Random(1));
    return String.join("\n", rows) + "\n";
  }

  /** Lists of the sides, as the rules say whose move it is: one has more where the other passed. */
  private static String colourLists(List<String> moves) {
    CompactReplay replay = new CompactReplay();
    replay.start();
    List<String> black = new ArrayList<>();
    List<String> white = new ArrayList<>();
    for (String move : moves) {
      assertThat(replay.step(Games.squares(move)[0])).isTrue();
      (replay.sideToMove() == Disc.WHITE ? black : white).add(move);
    }
    return "Black: " + String.join(" ", black) + "\nWhite: " + String.join(" ", white) + "\n";
  }

  /** The squares from a1 on, each with the number of its move. */
  private static String index(List<String> moves, String form) {
    return moves.stream()
            .sorted(Comparator.comparing(move -> move.charAt(1) + move.substring(0, 1)))
            .map(move -> form.formatted(move, moves.indexOf(move) + 1))
            .collect(Collectors.joining())
        + "\n";
  }

  /** Both lists in parts, with a blank line between them and the side before each line. */
  private static String listsInParts(List<String> moves) {
    List<String> lines = linesInTurns(moves).lines().toList();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(i % 2 == 0 ? "\nNoirs : " : "Blancs : ").append(lines.get(i)).append('\n');
    }
    return text.toString();
  }

  private static String linesInTurns(List<String> moves) {
    List<String> lists = colourLists(moves).lines().toList();
    List<String> black = moves(lists.get(0).substring(7).replace(" ", ""));
    List<String> white = moves(lists.get(1).substring(7).replace(" ", ""));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.max(black.size(), white.size()); i += 8) {
      text.append(part(black, i)).append(part(white, i));
    }
    return text.toString();
  }

  private static String part(List<String> moves, int from) {
    int to = Math.min(from + 8, moves.size());
    return String.join(" ", moves.subList(Math.min(from, to), to)) + "\n";
  }

  private static String columns(List<String> moves) {
    return columns(moves, 3);
  }

  private static String columns(List<String> moves, int count) {
    int rows = (moves.size() + count - 1) / count;
    return IntStream.range(0, rows)
        .mapToObj(
            row ->
                IntStream.range(0, count)
                    .map(column -> column * rows + row)
                    .filter(i -> i < moves.size())
                    .mapToObj(moves::get)
                    .collect(Collectors.joining("  ")))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String newestFirst(List<String> moves) {
    return String.join("\n", moves.reversed()) + "\n";
  }

  private static String log(List<String> moves) {
    return String.join(
            "\n", each(moves, move -> "12:00:00 INFO the server plays square=" + move + " ok"))
        + "\n";
  }

  private static String kanji(String move) {
    return "" + move.charAt(0) + "一二三四五六七八".charAt(move.charAt(1) - '1');
  }

  private static String pairs(List<String> moves, String form, int first) {
    return moves.stream()
        .map(move -> form.formatted(move.charAt(0) - 'a' + first, move.charAt(1) - '1' + first))
        .collect(Collectors.joining(", ", "[", "]\n"));
  }

  private static String spelled(List<String> moves, String files) {
    return String.join(
            "", each(moves, move -> "" + files.charAt(move.charAt(0) - 'a') + move.charAt(1)))
        + "\n";
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void aGameIsReadInItsLayout(String words, Function<List<String>, String> written) {
    for (List<String> moves : games()) {
      Reading reading = Reading.of("Black: Ann\nWhite: Bob\n\n" + written.apply(moves));
      assertThat(reading.moves()).containsExactly(String.join("", moves));
      assertThat(reading.records().getFirst().header().black()).isEqualTo("Ann");
      assertThat(reading.findings().stream().anyMatch(each -> isNamed(each, words)))
          .isNotEqualTo(isInOrder(reading.games().getFirst(), moves));
    }
  }

  private static boolean isNamed(String finding, String layout) {
    return finding.contains("read as " + layout + " [layout]");
  }

  /** The order of the text is not a layout, however squares are spelt. */
  private static boolean isInOrder(ParsedGame game, List<String> moves) {
    return IntStream.range(1, moves.size())
        .allMatch(i -> game.origin().ofMove(i).offset() > game.origin().ofMove(i - 1).offset());
  }

  /** Each move keeps its place. */
  @Test
  void aMoveIsFoundWhereItStands() {
    List<String> moves = games().getFirst();
    String text = newestFirst(moves);
    Reading reading = Reading.of(text);
    for (int i = 0; i < moves.size(); i++) {
      assertThat(reading.games().getFirst().origin().ofMove(i))
          .hasToString("t:%d:1".formatted(moves.size() - i));
    }
    assertThat(reading.games().getFirst().origin().bytes()).asString().isEqualTo(text);
  }

  static List<Function<List<String>, String>> damageable() {
    return List.of(
        LayoutsTest::log, LayoutsTest::newestFirst, LayoutsTest::columns, LayoutsTest::glued);
  }

  /** A square that was lost or changed makes no other game of the rest. */
  @ParameterizedTest
  @MethodSource("damageable")
  void damageDoesNotGiveAnotherGame(Function<List<String>, String> written) {
    Random random = new Random(7);
    for (List<String> moves : games()) {
      List<String> damaged = new ArrayList<>(moves);
      int at = random.nextInt(5, 40);
      if (random.nextBoolean()) {
        damaged.set(at, "x9");
      } else {
        Collections.swap(damaged, at, at + 7);
      }
      assertThat(Reading.of(written.apply(damaged)).findings())
          .noneMatch(each -> each.contains("[layout]"));
    }
  }

  @Test
  void wordsAmongTheMovesAreTold() {
    assertThat(Reading.of(log(games().getFirst())).findings())
        .anyMatch(
            each ->
                each.contains("ignored 'INFO the ser...', and words in the next 59 lines")
                    || each.contains("pieces of text beside the moves"));
  }

  @Test
  void digitsThatAScannerTookForLettersAreRead() {
    String game = String.join(" ", games().getFirst());
    Reading reading = Reading.of(game.replace("g1", "gl").replace("b5", "bS") + "\n");
    assertThat(reading.moves()).containsExactly(game.replace(" ", ""));
    assertThat(reading.codes()).containsExactly("layout");
    Reading capital = Reading.of(game.replace("c6", "cG").replace("h8", "hB") + "\n");
    assertThat(capital.moves()).containsExactly(game.replace(" ", ""));
    assertThat(capital.codes()).containsExactly("layout");
    Reading six = Reading.of(game.replace("b6", "66") + "\n");
    assertThat(six.findings()).singleElement().asString().contains("ignored '66'");
  }

  /** A game of 2004 whose first sixteen moves, in two columns, are also a list of each side. */
  @Test
  void differentGamesInSeveralLayoutsAreTold() {
    String game = "f5d6c3f4f6d3f3b3c7d7e7d8c6b5c5f7e3b6";
    Reading unclear = Reading.of(columns(moves(game.substring(0, 32)), 2));
    assertThat(unclear.findings())
        .anySatisfy(
            each ->
                assertThat(each)
                    .startsWith("t:1:1: ")
                    .contains("a list of black's moves and a list of white's")
                    .contains("a score sheet of columns that are read down")
                    .endsWith("[layout-unclear]"));
    assertThat(unclear.codes()).doesNotContain("layout");
    assertThat(Reading.of(columns(moves(game), 2)).moves()).containsExactly(game);
  }

  @Test
  void aSixMayBeTheLetterGMisread() {
    String game = String.join(" ", games().getFirst());
    Reading reading = Reading.of(game.replace("g3", "63").replace("g5", "65") + "\n");
    assertThat(reading.moves()).containsExactly(game.replace(" ", ""));
    assertThat(reading.codes()).containsExactly("layout");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Black (Anna)~%s~~White (Bob)~%s"})
  void theListsOfBothSidesMayStandApart(String form) {
    for (List<String> moves : games()) {
      List<String> lists = colourLists(moves).lines().map(list -> list.substring(7)).toList();
      String text = form.formatted(down(lists.get(0)), down(lists.get(1))).replace('~', '\n');
      Reading reading = Reading.of(text + "\n" + text);
      assertThat(reading.moves()).containsExactly(String.join("", moves), String.join("", moves));
      assertThat(reading.records().getLast().header().black()).isEqualTo("Anna");
      assertThat(reading.records().getLast().header().white()).isEqualTo("Bob");
      assertThat(reading.codes()).containsExactly("layout", "layout");
    }
  }

  /** Moves of a list in the order of their numbers, a line each. */
  private static String down(String list) {
    List<String> moves = List.of(list.split(" ", -1));
    return IntStream.range(0, moves.size())
        .mapToObj(i -> numbered(moves, i) + "\n")
        .collect(Collectors.joining());
  }

  /** The lists of two games: neither is a game, and each is one that is not legal. */
  @Test
  void listsOfDifferentGamesDoNotGivePiecesOfGames() {
    String black = colourLists(games().get(0)).lines().toList().getFirst().substring(7);
    String white = colourLists(games().get(1)).lines().toList().getLast().substring(7);
    Reading reading = Reading.of("Black\n" + down(black) + "\nWhite\n" + down(white));
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).contains("moves-not-read");
  }

  @ParameterizedTest
  @ValueSource(strings = {"%-12s   %s", "%s\t%s", "%-12s%s"})
  void gamesSideBySideAreReadEach(String form) {
    List<List<String>> games = games();
    StringBuilder text = new StringBuilder();
    text.append(form.formatted("Anna - Bob  ", "   Carl - Dora")).append("\n\n");
    for (int i = 0; i < 30; i++) {
      String left = pair(games.get(0), i);
      text.append(form.formatted(left, pair(games.get(1), i)).stripTrailing()).append('\n');
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.moves())
        .containsExactly(String.join("", games.get(0)), String.join("", games.get(1)));
    assertThat(reading.codes()).containsExactly("layout", "layout");
    assertThat(reading.records().get(0).header().white()).isEqualTo("Bob");
    assertThat(reading.records().get(1).header().black()).isEqualTo("Carl");
    int at = text.toString().lines().toList().get(2).indexOf("1. ", 4) + 4;
    assertThat(reading.games().get(1).origin().ofMove(0)).hasToString("t:3:" + at);
  }

  private static String pair(List<String> moves, int i) {
    return "%2d. %s %s".formatted(i + 1, moves.get(2 * i), moves.get(2 * i + 1));
  }

  /** Two columns with the same numbers may be the moves of both sides. */
  @Test
  void numberedListsBesideEachOtherAreOneGame() {
    List<String> moves = games().getFirst();
    String text =
        IntStream.range(0, 30)
            .mapToObj(
                i ->
                    "%d. %s    %d. %s\n"
                        .formatted(i + 1, moves.get(2 * i), i + 1, moves.get(2 * i + 1)))
            .collect(Collectors.joining());
    assertThat(Reading.of(text).moves()).containsExactly(String.join("", moves));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s +%d\n",
        "%s %d\n",
        "%s: %d\n",
        "%s (+%d)\n",
      })
  void theDifferenceBehindTheMovesIsTheScore(String form) {
    Reading reading = Reading.of(form.formatted(WON_BY_34, 34));
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(49);
    Reading other = Reading.of(form.formatted(WON_BY_34, 32));
    assertThat(other.records().getFirst().declared().blackDiscs()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "49対15で黒勝ち",
        "結果：黒49石 白15石（黒の34石勝ち）",
        "Victoire 49 - 15. Qu'en pensez-vous ?",
        "White lost 15 to 49 today."
      })
  void aSentenceBelowTheMovesThatHasBothCountsIsTheScore(String sentence) {
    Reading reading = Reading.of(WON_BY_34 + "\n" + sentence + "\n");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(49);
    boolean isLabelled = sentence.startsWith("結果："); // and no comment then
    if (!isLabelled) {
      assertThat(reading.records().getFirst().remarks().getLast().text()).isEqualTo(sentence);
    }
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"We met on 49.15.", "49-16 it should have been", "at 4:49 to 5:15 pm"})
  void otherNumbersAreNotAScore(String sentence) {
    Reading reading = Reading.of(WON_BY_34 + "\n" + sentence + "\n");
    assertThat(reading.records().getFirst().declared().blackDiscs()).isEmpty();
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  private static final String WON_BY_34 =
      "f5d6c3d3c4f4f6f3e6e7c6g6f8f7h6c5b6d7g5g4g3b4g8b5e2h3h5e3e8h4h2b3f2a6d2d1e1f1c2c1a5g2h1g1"
          + "a4a3b2g7h7a1b1a2c8c7h8d8b8b7a7a8";
}
