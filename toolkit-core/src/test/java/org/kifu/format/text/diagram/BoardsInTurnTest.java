package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Boards of discs that a program prints after each move. */
class BoardsInTurnTest {
  private static final String GAME = Games.match1997().getFirst();

  /** The board after some moves, with labels. */
  private static String board(String game, int moves) {
    return Drawn.text(Drawn.labelled(Drawn.cells(game, moves, moves)));
  }

  /** The boards after some moves and after more of them, each with words below it. */
  private static String boards(String game, int from, int to, IntFunction<String> below) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(moves -> board(game, moves) + below.apply(moves))
        .collect(Collectors.joining("\n"));
  }

  private static String move(String game, int index) {
    return 2 * index < game.length() ? game.substring(2 * index, 2 * index + 2) : "";
  }

  private static String counts(int moves) {
    PlainBoard board = Drawn.after(GAME, moves);
    return "X: %d  O: %d%n"
        .formatted(board.count(PlainBoard.Cell.BLACK), board.count(PlainBoard.Cell.WHITE));
  }

  @Test
  void boardsAfterEachMoveAreOneGame() {
    for (String game : Games.match1997()) {
      Reading reading = Reading.of(boards(game, 0, game.length() / 2, _ -> ""));
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.codes()).containsExactly("layout");
      assertThat(reading.records().getFirst().remarks()).isEmpty();
    }
  }

  /** A log of a server may have each board as one word, behind the time and a label. */
  @ParameterizedTest
  @CsvSource({"0, b, w", "., X, O", "-, x, o"})
  void boardsThatAreWordsOfALogAreOneGame(char empty, char black, char white) {
    String log =
        IntStream.rangeClosed(0, 60)
            .mapToObj(moves -> Drawn.after(GAME, moves))
            .map(board -> "[12.52]: board: " + word(board, empty, black, white) + "\n")
            .collect(Collectors.joining("[12.52]: next available: 3D 4C\n"));
    Reading reading = Reading.of(log);
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.codes()).contains("layout");
  }

  private static String word(PlainBoard board, char empty, char black, char white) {
    StringBuilder word = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      word.append(
          switch (board.at(square)) {
            case BLACK -> black;
            case WHITE -> white;
            default -> empty;
          });
    }
    return word.toString();
  }

  @Test
  void theFirstBoardMayBeTheOneAfterTheFirstMove() {
    Reading reading = Reading.of(boards(GAME, 1, 60, _ -> ""));
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.codes()).containsExactly("layout");
  }

  @Test
  void boardsOfAnEndgameAreAGameFromItsPosition() {
    Reading reading = Reading.of(boards(GAME, 40, 60, _ -> ""));
    assertThat(reading.moves()).containsExactly(GAME.substring(80));
    assertThat(reading.codes()).containsExactly("diagram-position", "layout");
    assertThat(reading.records().getFirst().start().toString()).hasSize(66);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "X to move: %s",
        "Your move> %S",
        "Schwarz/Weiss zieht: %s",
        "次の手: %s",
        "%s",
        "Coup %s"
      })
  void linesThatNameTheMovesAndCountAreNotRemarks(String line) {
    String text =
        boards(
            GAME,
            0,
            60,
            moves -> counts(moves) + line.formatted(move(GAME, moves)).stripTrailing() + "\n");
    Reading reading = Reading.of("Black: Ann\nWhite: Bob\n\n" + text);
    assertThat(reading.moves()).containsExactly(GAME);
    GameRecord record = reading.records().getFirst();
    assertThat(record.header().black()).isEqualTo("Ann");
    assertThat(record.header().white()).isEqualTo("Bob");
    assertThat(record.remarks()).allMatch(remark -> !remark.text().matches(".*[a-h][1-8].*"));
  }

  @Test
  void theMoveBelowTheLastBoardIsOfTheGame() {
    String text = boards(GAME, 0, 20, moves -> "Move: " + move(GAME, moves) + "\n");
    assertThat(Reading.of(text).moves()).containsExactly(GAME.substring(0, 42));
    String illegal =
        boards(GAME, 0, 20, moves -> moves < 20 ? "Move: " + move(GAME, moves) : "Move: a1");
    assertThat(Reading.of(illegal).moves()).containsExactly(GAME.substring(0, 40));
  }

  @Test
  void aMoveThatTheBoardsDoNotShowIsTold() {
    String text =
        boards(GAME, 0, 10, moves -> "Move: " + (moves == 4 ? "h8" : move(GAME, moves)) + "\n");
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(GAME.substring(0, 20));
    assertThat(reading.records().getFirst().remarks()).contains(new Remark(0, "Move: h8"));
  }

  @Test
  void boardsAfterEveryOtherMoveNeedTheMovesBetween() {
    String text =
        IntStream.rangeClosed(0, 10)
            .mapToObj(
                turn ->
                    board(GAME, 2 * turn)
                        + (turn == 10
                            ? ""
                            : "You: " + move(GAME, 2 * turn) + "\nMe: " + move(GAME, 2 * turn + 1)))
            .collect(Collectors.joining("\n\n"));
    assertThat(Reading.of(text).moves()).containsExactly(GAME.substring(0, 40));
  }

  @Test
  void aBoardThatIsPrintedAgainDoesNotShowAMove() {
    String text =
        board(GAME, 0)
            + "\n"
            + board(GAME, 0)
            + "\nno such move\n\n"
            + boards(GAME, 0, 12, _ -> "");
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(GAME.substring(0, 24));
    assertThat(reading.records().getFirst().remarks())
        .containsExactly(new Remark(0, "no such move"));
  }

  @Test
  void boardsFromTheOtherStartAreTurnedOver() {
    String turned =
        IntStream.rangeClosed(0, 12)
            .mapToObj(moves -> Drawn.rows(Drawn.cells(GAME, moves, moves)).reversed())
            .map(Drawn::text)
            .collect(Collectors.joining("\n"));
    Reading reading = Reading.of(turned);
    assertThat(reading.moves()).containsExactly(GAME.substring(0, 24));
    assertThat(reading.codes()).contains("diagram-mirrored", "layout");
  }

  @ParameterizedTest
  @CsvSource({"20,30", "20,22", "20,21", "0,5"})
  void boardsThatDoNotFollowStayPositions(int one, int other) {
    Reading reading = Reading.of(board(GAME, one) + "\n" + board(GAME, other));
    assertThat(reading.moves()).containsExactly("", "");
    assertThat(reading.codes()).doesNotContain("layout");
  }

  @Test
  void anotherPlayerOrAnotherBoardEndsTheGame() {
    String other = Games.match1997().get(1);
    Reading two = Reading.of(boards(GAME, 0, 10, _ -> "") + "\n" + boards(other, 0, 12, _ -> ""));
    assertThat(two.moves()).containsExactly(GAME.substring(0, 20), other.substring(0, 24));
    String parted =
        "Black: Eva\n"
            + boards(GAME, 0, 10, _ -> "")
            + "\nBlack: Ann\nWhite: Bob\n"
            + boards(GAME, 11, 12, _ -> "");
    assertThat(Reading.of(parted).moves()).containsExactly(GAME.substring(0, 20), "", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"●○.", "X O-", "*o.", "##()--", "@O.", "bw_"})
  void anySignsDrawThem(String signs) {
    int width = signs.length() / 3;
    String text =
        IntStream.rangeClosed(0, 60)
            .mapToObj(moves -> Drawn.text(Drawn.labelled(Drawn.cells(GAME, moves, moves))))
            .map(board -> signed(board, signs.length() == 4 ? "XO-" : signs, width))
            .collect(Collectors.joining("\n"));
    assertThat(Reading.of(text).moves()).containsExactly(GAME);
  }

  private static String signed(String board, String signs, int width) {
    return board
        .replace("●", signs.substring(0, width))
        .replace("○", signs.substring(width, 2 * width))
        .replace(".", signs.substring(2 * width));
  }

  @Slow
  @Test
  void gamesOfAYearAreReadFromTheirBoards() {
    List<String> games = Drawn.someOfAYear().stream().limit(50).toList();
    for (String game : games) {
      Reading reading =
          Reading.of(
              boards(
                  game,
                  0,
                  game.length() / 2,
                  moves -> "move " + move(game, moves).toUpperCase(Locale.ROOT) + "\n"));
      assertThat(reading.moves()).containsExactly(game);
    }
  }
}
