package org.kifu.format.text.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The parts of a board, what is around it, and what is wrong with it. */
class BoardPartsTest {
  /** The board after f5 d6 c5 f4. */
  private static final String POSITION =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . O O O . .
      . . X X O X . .
      . . . O . . . .
      . . . . . . . .
      . . . . . . . .
      """;

  @ParameterizedTest
  @CsvSource({
    "11, 99, 5, the number 99 is above 60, f5d6c5f4e3c6d3f6e6d7",
    "11, 10, 8, the number 10 occurs twice, f5d6c5f4e3c6d3f6e6",
    "4 1, . 1, 4, the number 4 is missing, f5d6c5",
    "7, ?, 4, expected a number, f5d6c5f4e3c6",
    "'7  5', 75, 4, a row of 7 cells where there must be 8, f5d6c5f4",
  })
  void aDamagedBoardHasTheMovesBeforeItsFault(
      String written, String damaged, int line, String message, String moves) {
    int at = Games.ROSE.indexOf(written, Games.ROSE.indexOf("\n3"));
    String text =
        Games.ROSE.substring(0, at) + damaged + Games.ROSE.substring(at + written.length());
    Reading reading = Reading.of(Games.ROSE + "\n" + text + "\n" + Games.ROSE);
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES, moves, Games.ROSE_MOVES);
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .startsWith("t:" + (10 + line) + ":")
        .contains(message)
        .endsWith("[unreadable]");
  }

  @Test
  void aBoardThatIsCutIsTold() {
    Reading reading =
        Reading.of(Games.ROSE.substring(0, Games.ROSE.indexOf("\n6") + 1) + "\n" + Games.ROSE);
    assertThat(reading.moves()).containsExactly("f5", Games.ROSE_MOVES);
    assertThat(reading.findings())
        .containsExactly("t:6:26: game 1: the board ends after 5 rows [unreadable]");
  }

  @Test
  void theLinesOfABoardAreThoseOfItsGame() {
    var origin = Reading.of(Games.ROSE).games().getFirst().origin();
    assertThat(origin.start()).hasToString("t:1:1");
    assertThat(new String(origin.bytes(), StandardCharsets.UTF_8)).isEqualTo(Games.ROSE);
    assertThat(origin.board().orElseThrow().numbers()[37]).isEqualTo(1);
  }

  @Test
  void wordsAroundABoardAreComments() {
    Reading reading =
        Reading.of("Okayama, 1997\n\n" + Games.ROSE + "after white's lead\n\nthe end\n");
    assertThat(reading.records().getFirst().remarks())
        .containsExactly(new Remark(0, "Okayama, 1997"), new Remark(0, "after white's lead"));
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(strings = {"e3 c6 d3", "\nSolution: e3 c6 d3 f6 e6", "1. e3 c6 2. d3"})
  void aListBelowAPositionGoesOnFromIt(String list) {
    Reading reading = Reading.of(POSITION + list + "\n");
    assertThat(reading.moves()).singleElement().asString().startsWith("e3c6d3");
    assertThat(reading.records().getFirst().start().toString()).endsWith(" X");
    assertThat(reading.codes()).contains("diagram-position");
  }

  @ParameterizedTest
  @CsvSource({"To move: white, O", "Schwarz am Zug, X", "白番です, O", "'Trait aux blancs', O"})
  void wordsSayWhoseTurnItIs(String words, String side) {
    Reading reading = Reading.of(words + "\n" + POSITION);
    assertThat(reading.records().getFirst().start().toString()).endsWith(" " + side);
    assertThat(reading.findings()).singleElement().asString().contains("by its caption");
  }

  @Test
  void aBoardThatAListRepeatsBelongsToItsGame() {
    Reading reading = Reading.of(Games.ROSE + "\n" + Games.ROSE_MOVES + "\n");
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void rowsOnOneLineAreRowsOfATable() {
    String rows = Games.ROSE.substring(Games.ROSE.indexOf("\n1") + 1).replaceAll("(?m)^\\d +", "");
    String latex = rows.strip().replaceAll(" +", "&").replace("\n", "\\\\");
    assertThat(Reading.of(latex + "\\\\\n").moves()).containsExactly(Games.ROSE_MOVES);
  }
}
