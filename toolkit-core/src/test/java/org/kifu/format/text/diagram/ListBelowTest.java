package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Lists of moves below a board that go on from what it shows. */
class ListBelowTest {
  private static final String GAME = Games.match1997().getFirst();
  private static final String REST = GAME.substring(80);

  private static String position(int moves) {
    return Drawn.text(Drawn.labelled(Drawn.cells(GAME, moves, moves)));
  }

  private static String numbers(int moves) {
    return Drawn.text(Drawn.labelled(Drawn.cells(GAME, 0, moves)));
  }

  private static List<String> squares(String moves) {
    List<String> squares = new ArrayList<>();
    for (int i = 0; i < moves.length(); i += 2) {
      squares.add(moves.substring(i, i + 2));
    }
    return squares;
  }

  private static String counted(String moves, int first, String each, String between) {
    List<String> counted = new ArrayList<>();
    int number = first;
    for (String square : squares(moves)) {
      counted.add(each.formatted(number++, square));
    }
    return String.join(between, counted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\nSolution: %s",
        "Solution: %s",
        "\nThe game went on %s and ended there.",
        "\nBlack to play and win.\n\nSolution:\n\n%s\n",
        "\nここから %s と進みました。",
        "\n%s (%d-%d)",
      })
  void aListGoesOnFromThePosition(String below) {
    for (String list :
        List.of(
            REST,
            String.join(" ", squares(REST)),
            String.join(", ", squares(REST)),
            counted(REST, 41, "%d. %s", " "),
            counted(REST, 1, "%d.%s", "  "),
            counted(REST, 1, "%d) %S", "; "))) {
      String text = position(40) + below.replace("%s", list).replace("%d-%d", "30-34") + "\n";
      Reading reading = Reading.of(text);
      assertThat(reading.moves()).as(text).containsExactly(REST);
      assertThat(reading.codes()).contains("diagram-position").doesNotContain("moves-not-read");
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "41"})
  void aMoveALine(int first) {
    String list = counted(REST, first, "%d. %s", "\n");
    assertThat(Reading.of(position(40) + "\n" + list + "\n").moves()).containsExactly(REST);
    assertThat(Reading.of(numbers(40) + "\n" + list + "\n").moves()).containsExactly(GAME);
  }

  @Test
  void aListGoesOnFromTheLastNumber() {
    String list = "\nThe game went on " + counted(REST, 41, "%d. %s", " ") + " (30-34)\n";
    Reading reading = Reading.of(numbers(40) + list);
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.codes()).contains("layout");
    GameRecord record = reading.records().getFirst();
    assertThat(record.declared().blackDiscs()).hasValue(30);
    assertThat(record.remarks().isEmpty()).isEqualTo(reading.codes().contains("text-ignored"));
  }

  @Test
  void theLinesOfTheNextBoardStayWithIt() {
    String two = position(40) + "\n" + REST + "\n\nBlack: Ann\nWhite: Bob\n" + position(20) + "\n";
    Reading reading = Reading.of(two);
    assertThat(reading.moves()).containsExactly(REST, "");
    assertThat(reading.records().get(1).header().black()).isEqualTo("Ann");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\nb1 or b2, not a1: %s", // squares apart from the list
        "\nBlack: Ann\nWhite: Bob\n\n%s", // the list of another game
        "\nBlack might play %.4s here",
      })
  void whatIsNotAListOfThePositionIsNotAGameOfIt(String below) {
    Reading reading = Reading.of(position(40) + below.formatted(REST) + "\n");
    assertThat(reading.moves().getFirst()).isEmpty();
  }

  @Test
  void anIllegalListIsTold() {
    String list = String.join(" ", squares("a1b1" + REST.substring(4)).reversed());
    Reading reading = Reading.of(position(40) + "\nSolution: " + list + "\n");
    assertThat(reading.moves().getFirst()).isEmpty();
    assertThat(reading.codes()).contains("moves-not-read");
  }

  @Test
  void aGameFromTheStartBelowAPositionIsItsOwn() {
    String other = Games.match1997().get(1);
    Reading reading = Reading.of(position(40) + "\n" + other + "\n");
    assertThat(reading.moves()).endsWith(other);
    assertThat(reading.moves().size() == 2 || reading.findings().getFirst().contains("of a board"))
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Schwarz am Zug, X",
    "Weiß am Zug, O",
    "Trait aux blancs, O",
    "Juegan negras, X",
    "図は白番です。, O",
    "Ход чёрных, X",
    "Muove il bianco, O",
    "It is Black's turn, X",
    "White to move, O"
  })
  void wordsNameTheSideToMove(String words, String side) {
    Reading reading = Reading.of(words + "\n\n" + position(20));
    assertThat(reading.records().getFirst().start().toString()).endsWith(" " + side);
    assertThat(reading.findings().getFirst()).contains("by its caption");
  }
}
