package org.kifu.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.evaluation.Score;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class BoardTest {
  private static final String START_TEXT =
      "---------------------------OX------XO--------------------------- X";

  @Test
  void theStartHasWhiteOnD4AndE5() {
    assertThat(Position.START).hasToString(START_TEXT);
    assertThat(Position.START.empties()).isEqualTo(60);
  }

  @Test
  void readsTheSameBoardInTheLettersOfOtherPrograms() {
    String edax = START_TEXT.replace('X', '*').replace('-', '.').replaceAll("(.{8})", "$1\n");
    assertThat(BoardText.parse(edax)).contains(Position.START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "X",
        "---------------------------OX------XO--------------------------- ",
        "---------------------------OX------XO--------------------------- -",
        "---------------------------OX------XO--------------------------- XX",
        "---------------------------OX------XO---------------------------?X"
      })
  void refusesWhatIsNotABoard(String text) {
    assertThat(BoardText.parse(text)).isEmpty();
  }

  @Property
  void readsBackWhatItWrites(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    Disc side = draw.oneOf(Disc.values());
    Position position = Position.of(a & ~b, b & ~a, side);
    assertThat(BoardText.parse(BoardText.write(position))).contains(position);
  }

  @Test
  void squaresCountFromTheTopLeft() {
    assertThat(Square.parse("a1")).isZero();
    assertThat(Square.parse("H1")).isEqualTo(7);
    assertThat(Square.parse("h8")).isEqualTo(63);
    assertThat(Square.name(Square.parse("F5"))).isEqualTo("f5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "f", "f55", "i5", "f9", "f0", "5f"})
  void refusesWhatIsNotASquare(String name) {
    assertThatThrownBy(() -> Square.parse(name)).hasMessageContaining("expected a square like f5");
  }

  /** Vectors of the tournament rule: empties to the winner, an equal count is a draw. */
  @ParameterizedTest
  @CsvSource({"13, 0, 64", "31, 31, 0", "20, 40, -24", "0, 20, -64", "33, 31, 2", "32, 32, 0"})
  void givesTheEmptiesToTheWinner(int own, int other, int score) {
    long player = own == 0 ? 0 : -1L >>> 64 - own;
    long opponent = other == 0 ? 0 : -1L << 64 - other;
    assertThat(Score.ofFinished(player, opponent)).isEqualTo(score);
    assertThat(Score.ofFinished(opponent, player)).isEqualTo(-score);
  }

  @Test
  void aSquareHoldsOneDisc() {
    assertThatThrownBy(() -> new Position(1, 1, Disc.BLACK)).hasMessageContaining("two discs");
  }
}
