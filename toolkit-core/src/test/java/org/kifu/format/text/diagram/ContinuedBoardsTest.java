package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Games on several boards, and lists of moves that say once more what a board draws. */
class ContinuedBoardsTest {
  private static final String GAME = Games.match1997().getFirst();

  private static String board(String game, int from, int to) {
    return Drawn.text(Drawn.labelled(Drawn.cells(game, from, to)));
  }

  private static String onTwo(String game, int moves) {
    return board(game, 0, moves) + "\n" + board(game, moves, game.length() / 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 29, 30, 45, 59})
  void twoBoardsAreOneGame(int moves) {
    for (String game : Games.match1997()) {
      Reading reading = Reading.of(onTwo(game, moves));
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.findings()).isEmpty();
    }
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {20, 40})
  void aGameOfAYearOnTwoBoardsIsOneGame(int moves) {
    List<String> games =
        Drawn.someOfAYear().stream().filter(game -> game.length() > 2 * moves).toList();
    String text = games.stream().map(game -> onTwo(game, moves)).collect(Collectors.joining("\n"));
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).isEqualTo(games);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void threeBoardsAreOneGameAndTheRestOfOneGoesOnToo() {
    String rest = board(GAME, 20, 40) + "\n" + board(GAME, 40, 60);
    assertThat(Reading.of(board(GAME, 0, 20) + "\n" + rest).moves()).containsExactly(GAME);
    Reading reading = Reading.of(rest);
    assertThat(reading.moves()).containsExactly(GAME.substring(40));
    assertThat(reading.codes()).containsExactly("diagram-position");
  }

  @Test
  void theFactsOfBothBoardsAreOfTheGame() {
    String text =
        "Black: Ann\nWhite: Bob\n"
            + board(GAME, 0, 30)
            + "\nMoves 31 to 60\n"
            + board(GAME, 30, 60)
            + "Score: 30-34\n";
    GameRecord game = Reading.of(text).records().getFirst();
    assertThat(game.header().black()).isEqualTo("Ann");
    assertThat(game.declared().blackDiscs()).hasValue(30);
    assertThat(game.remarks()).containsExactly(new Remark(0, "Moves 31 to 60"));
    String twice = text.replace("Moves 31 to 60\n", "Black: Ann\nWhite: Bob\n");
    assertThat(Reading.of(twice).records()).hasSize(1);
    assertThat(Reading.of(twice).records().getFirst().remarks()).isEmpty();
  }

  @Test
  void thePlacesOfMovesAreOnTheirBoards() {
    Origin origin = Reading.of(onTwo(GAME, 30)).games().getFirst().origin();
    for (int move = 0; move < 60; move++) {
      int square = Drawn.squares(GAME).get(move);
      assertThat(origin.ofMove(move).line()).isEqualTo((move < 30 ? 2 : 12) + square / 8);
      int digits = move < 9 ? 1 : 2;
      assertThat(origin.ofMove(move).column()).isEqualTo(5 + 3 * (square % 8) - digits);
      assertThat(origin.board().orElseThrow().numbers()[square]).isEqualTo(move + 1);
    }
  }

  @Test
  void oneGameOnTwoBoardsSideBySide() {
    List<String> left = Drawn.labelled(Drawn.cells(GAME, 0, 30));
    List<String> right = Drawn.labelled(Drawn.cells(GAME, 30, 60));
    List<String> lines = new ArrayList<>();
    IntStream.range(0, 9).forEach(i -> lines.add(left.get(i) + "   " + right.get(i)));
    Reading reading = Reading.of(Drawn.text(lines));
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void aBoardThatDoesNotShowDiscsIsTold() {
    String rest = board(GAME, 30, 60).replaceAll("[●○]", ".");
    Reading reading = Reading.of(board(GAME, 0, 30) + "\n" + rest);
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.codes()).containsExactly("layout");
  }

  @Test
  void whatIsOfAnotherGameStaysApart() {
    String first = board(GAME, 0, 30);
    String next = board(GAME, 30, 60);
    String other = board(Games.match1997().get(1), 30, 60);
    Reading reading = Reading.of(first + "\n" + other);
    assertThat(reading.records()).hasSize(2);
    assertThat(reading.findings()).singleElement().asString().contains("do not [diagram-position]");
    assertThat(Reading.of(first + "\nBlack: Ann\n" + next).records()).hasSize(1);
    String players = "Black: Ann\nWhite: Bob\n";
    String others = "Black: Carl\nWhite: Dora\n";
    assertThat(Reading.of(players + first + "\n" + others + next).records()).hasSize(2);
    assertThat(Reading.of(first + "\n" + board(GAME, 31, 60)).records()).hasSize(2);
  }

  static List<String> lists() {
    List<String> moves = GAME.replaceAll("(..)", "$1 ").strip().lines().toList();
    String spaced = moves.getFirst();
    String[] squares = spaced.split(" ", -1);
    String numbered =
        IntStream.range(0, squares.length)
            .mapToObj(i -> (i + 1) + ". " + squares[i])
            .collect(Collectors.joining(" "));
    return List.of(
        GAME,
        spaced,
        GAME.toUpperCase(Locale.ROOT),
        numbered,
        spaced.replace(" ", ", "),
        spaced.replace(" ", "-"),
        GAME.replaceAll("(.{20})", "$1\n"),
        spaced.replaceAll("(.{30})", "$1\n"),
        numbered.replaceAll("(\\d+\\. .. \\d+\\. .. \\d+\\. ..) ", "$1\n"),
        "Moves: " + spaced,
        "棋譜：" + GAME,
        "Moves:\n" + GAME.replaceAll("(.{40})", "$1\n"));
  }

  /** The same game in a list is no second one, wherever it stands. */
  @ParameterizedTest
  @MethodSource("lists")
  void aListThatRepeatsTheBoardIsNotAGame(String list) {
    String board = board(GAME, 0, 60);
    String again = list.strip() + "\n";
    String other = board(Games.match1997().getLast(), 0, 60);
    for (String text :
        List.of(
            board + again,
            board + "\n" + again,
            board + "\n\n" + again,
            again + board,
            again + "\n" + board,
            onTwo(GAME, 30) + again,
            onTwo(GAME, 30) + "\n" + again)) {
      Reading reading = Reading.of(text + "\nBlack: Ann\n" + other);
      assertThat(reading.moves()).containsExactly(GAME, Games.match1997().getLast());
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.records().getLast().header().black()).isEqualTo("Ann");
    }
  }

  @Test
  void aListOfAnotherGameStaysAnother() {
    String other = Games.match1997().get(1);
    Reading reading = Reading.of(board(GAME, 0, 60) + "\n" + other.replaceAll("(.{40})", "$1\n"));
    assertThat(reading.moves()).containsExactly(GAME, other);
    assertThat(reading.codes()).isEmpty();
  }

  @Test
  void aListThatGoesOnBeyondTheBoardIsRead() {
    Reading reading = Reading.of(board(GAME, 0, 30) + "\n" + GAME.replaceAll("(.{60})", "$1\n"));
    assertThat(reading.moves()).containsExactly(GAME);
  }
}
