package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.kifu.board.Square;
import org.kifu.game.NumberedBoard;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Reading;

/**
 * Boards with numbers: what stands there is kept, right or wrong, for those who may know better.
 */
class NumberedBoardTest {
  private static final String SHEET =
      """
         a  b  c  d  e  f  g  h
      1 57 48 33 34 47 32 56 55
      2 50 59 35 24 31 30 52 21
      3 43 36 22 19  7  8 11 18
      4 41 38 10  O  X  4 16 20
      5 46 49  9  X  O  1  5 17
      6 44 37 12 13  3  2 27 23
      7 58 45 15 14  6 39 40 54
      8 60 51 28 29 25 26 42 53
      """;

  private static NumberedBoard board(String sheet) {
    byte[] bytes = sheet.getBytes(StandardCharsets.UTF_8);
    return ArchiveReading.of("sheet.txt", bytes).games().getFirst().origin().board().orElseThrow();
  }

  private static int at(NumberedBoard board, String square) {
    return board.numbers()[Square.parse(square)];
  }

  @Test
  void numbersAndBlanksStandWhereTheyAreWritten() {
    NumberedBoard board = board(SHEET.replace("41 38 10", "41  . 10"));
    assertThat(board.rows()).isEqualTo(8);
    assertThat(at(board, "a1")).isEqualTo(57);
    assertThat(at(board, "h8")).isEqualTo(53);
    assertThat(at(board, "b4")).isEqualTo(NumberedBoard.BLANK);
    assertThat(at(board, "d4")).isEqualTo(NumberedBoard.BLANK);
  }

  @Test
  void numbersThatAMoveDoesNotHaveOrThatStandTwiceAreKept() {
    NumberedBoard board = board(SHEET.replace("41 38 10", "41 88 10").replace("57 48", "41 48"));
    assertThat(at(board, "b4")).isEqualTo(88);
    assertThat(at(board, "a1")).isEqualTo(41);
    assertThat(at(board, "a4")).isEqualTo(41);
  }

  /** The one move before the fault is the first of the other game too. */
  @Test
  void aDamagedDiagramBesideAGameIsNotTakenAsAPictureOfIt() {
    String damaged = SHEET.replace("3 43 36 22 19  7  8 11 18\n", "");
    Reading reading = Reading.of(damaged + "\nf5d6c3d3c4f4c5b3c2\n");
    assertThat(reading.codes()).contains("unreadable");
    assertThat(reading.moves()).contains("f5d6c3d3c4f4c5b3c2").hasSize(2);
  }

  @Test
  void aLetterOnADamagedBoardIsNotAPlayer() {
    Reading reading = Reading.of(SHEET.replace("O  1  5 17", "○  l  5 17"));
    assertThat(reading.records()).allMatch(game -> game.header().white().isEmpty());
  }

  @Test
  void aRowThatIsMissingIsToldByTheLabelsOfTheOthers() {
    NumberedBoard board = board(SHEET.replace("5 46 49  9  X  O  1  5 17\n", ""));
    assertThat(board.rows()).isEqualTo(7);
    assertThat(at(board, "a5")).isEqualTo(NumberedBoard.BLANK);
    assertThat(at(board, "a6")).isEqualTo(44);
  }

  @Test
  void aListOfMovesHasNoBoard() {
    byte[] bytes = "f5d6c3".getBytes(StandardCharsets.UTF_8);
    assertThat(ArchiveReading.of("t.txt", bytes).games().getFirst().origin().board()).isEmpty();
  }

  @Test
  void aBoardHasSixtyFourSquares() {
    assertThatThrownBy(() -> new NumberedBoard(new int[63], 8))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
