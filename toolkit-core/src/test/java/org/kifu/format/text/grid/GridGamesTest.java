package org.kifu.format.text.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.replay.CompactReplay;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Kifu diagrams and boards of the match of 1997. */
class GridGamesTest {
  private static final String FILES = "a b c d e f g h";

  /** The content of each square of a diagram: a number, or a disc of the start. */
  private static Map<Integer, String> squares(String game, int from, int to) {
    Map<Integer, String> squares = new HashMap<>(Map.of(27, "O", 28, "X", 35, "X", 36, "O"));
    byte[] moves = Games.squares(game);
    for (int i = from; i < Math.min(to, moves.length); i++) {
      squares.put((int) moves[i], Integer.toString(i + 1));
    }
    return squares;
  }

  private static String row(Map<Integer, String> squares, int rank, String form, String empty) {
    return IntStream.range(0, 8)
        .mapToObj(file -> form.formatted(squares.getOrDefault(8 * rank + file, empty)))
        .collect(Collectors.joining());
  }

  private static String diagram(
      Map<Integer, String> squares, String form, String empty, Function<Integer, String> label) {
    return IntStream.range(0, 8)
        .mapToObj(rank -> label.apply(rank) + row(squares, rank, form, empty) + "\n")
        .collect(Collectors.joining());
  }

  private static String none(int rank) {
    return "";
  }

  static List<Function<String, String>> diagrams() {
    return List.of(
        game -> diagram(squares(game, 0, 64), "%3s", ".", GridGamesTest::none),
        game -> "   " + FILES + "\n" + diagram(squares(game, 0, 64), "%3s", "-", r -> r + 1 + " "),
        game -> diagram(squares(game, 0, 64), "|%2s", "", r -> "+--+--+--+--+--+--+--+--+\n"),
        game -> diagram(squares(game, 0, 64), "%4s", " ", GridGamesTest::none),
        game -> diagram(squares(game, 0, 64), "%s,", "", GridGamesTest::none),
        game -> diagram(squares(game, 0, 64), "%s\t", "", GridGamesTest::none),
        game -> fromBelow(diagram(squares(game, 0, 64), "%3s", ".", r -> r + 1 + " ")),
        game ->
            diagram(squares(game, 0, 30), "%3s", ".", GridGamesTest::none)
                + "\n"
                + diagram(squares(game, 30, 64), "%3s", ".", GridGamesTest::none));
  }

  private static String fromBelow(String diagram) {
    return String.join("\n", diagram.lines().toList().reversed()) + "\n";
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void theNumbersOfADiagramAreTheMoves(Function<String, String> written) {
    for (String game : Games.match1997()) {
      assertThat(Reading.of(written.apply(game)).moves()).containsExactly(game);
    }
  }

  @Test
  void diagramsMayStandSideBySide() {
    List<String> games = Games.match1997().subList(0, 2);
    String text =
        IntStream.range(0, 8)
            .mapToObj(
                rank ->
                    row(squares(games.get(0), 0, 64), rank, "%3s", ".")
                        + "     "
                        + row(squares(games.get(1), 0, 64), rank, "%3s", "."))
            .collect(Collectors.joining("\n", "", "\n"));
    assertThat(Reading.of(text).moves()).containsExactlyElementsOf(games);
  }

  @Test
  void aMoveIsFoundWhereItsNumberStands() {
    String game = Games.match1997().getFirst();
    String text = diagram(squares(game, 0, 64), "%3s", ".", GridGamesTest::none);
    Reading reading = Reading.of(text);
    assertThat(reading.games().getFirst().origin().ofMove(0)).hasToString("t:5:18");
    assertThat(reading.games().getFirst().origin().ofMove(9)).hasToString("t:4:5");
  }

  @Test
  void aDiagramWithTwoNumbersExchangedIsADamagedRecord() {
    String game = Games.match1997().getFirst();
    String text = diagram(squares(game, 0, 64), "%3s", ".", GridGamesTest::none);
    String damaged = text.replace(" 33", " ??").replace(" 20", " 33").replace(" ??", " 20");
    Reading reading = Reading.of(damaged);
    assertThat(reading.moves()).hasSize(1);
    assertThat(reading.moves().getFirst()).isNotEqualTo(game).hasSameSizeAs(game);
  }

  @Test
  void aDiagramOfAGameInTheTextIsNotAnotherGame() {
    String game = Games.match1997().getFirst();
    String text = game + "\n\n" + diagram(squares(game, 0, 20), "%3s", ".", GridGamesTest::none);
    assertThat(Reading.of(text).moves()).containsExactly(game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\nnext board\n", " 1 2 3 4 5 6 7 8\nO =>\n"})
  void boardsInTurnAreAGame(String between) {
    String game = Games.match1997().getFirst();
    CompactReplay replay = new CompactReplay();
    replay.start();
    StringBuilder text = new StringBuilder(board(replay));
    for (byte square : Games.squares(game)) {
      assertThat(replay.step(square)).isTrue();
      text.append(between).append(board(replay));
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.moves()).containsExactly(game);
    assertThat(reading.codes()).contains("layout");
  }

  private static String board(CompactReplay replay) {
    return IntStream.range(0, 8)
        .mapToObj(
            rank ->
                IntStream.range(0, 8)
                    .mapToObj(file -> sign(replay, 8 * rank + file))
                    .collect(Collectors.joining(" ")))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String sign(CompactReplay replay, int square) {
    return (replay.black() >>> square & 1) != 0
        ? "X"
        : (replay.white() >>> square & 1) != 0 ? "O" : ".";
  }

  @Test
  void discsAndLaterNumbersAreTheRestOfAGame() {
    Reading reading =
        Reading.of(
            """
            60  39  26  28  38  21  56  54
            50  47   X  23   X   O  43  55
            30   O   O   O   O   O   X  42
            29   O   O   O   O   O   O  25
            32  33   O   O   X   X  27  41
            59   X   O   O   X  24  34  40
            58  51  37  22   X  31  45  44
            49  48  36  35  53  57  46  52
            """);
    assertThat(reading.codes()).containsExactly("diagram-position");
    assertThat(reading.moves().getFirst()).startsWith("f1d7d2").hasSize(80);
    assertThat(reading.records().getFirst().start().toString())
        .startsWith("----------X-XO---OOOOOX--OOOOOO---OOXX---XOOX-------X----------- X");
  }

  @Test
  void fourDigitsInAShortRowAreTwoNumbers() {
    String whole =
        diagram(squares(Games.match1997().getFirst(), 0, 64), "%3s", ".", GridGamesTest::none);
    Reading reading = Reading.of(whole.replaceFirst("(\\d\\d) (\\d\\d)", "$1$2"));
    assertThat(reading.codes()).containsExactly("merged-numbers");
    assertThat(reading.moves()).isEqualTo(Reading.of(whole).moves());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "黒番~ | X | by its caption",
        "~White to move | O | by its caption",
        "~ | X | by the number of discs"
      })
  void aBoardAloneIsAPosition(String around, String side, String basis) {
    String board =
        diagram(squares(Games.match1997().getFirst(), 0, 0), "%2s", ".", GridGamesTest::none);
    Reading reading = Reading.of(around.replace("~", "\n" + board) + "\n");
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.records().getFirst().moves()).isEmpty();
    assertThat(reading.findings()).singleElement().asString().contains(basis);
    assertThat(reading.records().getFirst().start().toString())
        .isIn(
            "standard", "---------------------------OX------XO--------------------------- " + side);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 2 3 4 5 6 7 8\n",
        "9 17 33 4 5 6 7 8\n",
        "X O . . . . . .\n",
        "●○●○●○●○\n",
        "(1)(2)(3)\n",
        "( )( )( )( )( )( )( )( )\n",
        "64 64 64 64 64 64 64 64\n"
      })
  void hostileGridsTakeTimeInTheirLength(String row) {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(Reading.of(row.repeat(20_000)).moves()).isEmpty());
  }
}
