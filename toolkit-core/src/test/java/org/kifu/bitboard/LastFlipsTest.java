package org.kifu.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.testing.Draw;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;

class LastFlipsTest {
  @Property
  void agreesWithThePlainBoard(Draw draw) {
    assertAgreement(draw.between(0, 63), draw.anyLong());
  }

  private static void assertAgreement(int square, long discs) {
    long player = discs & ~(1L << square);
    PlainBoard board = PlainBoard.of(new Position(player, ~player & ~(1L << square), Disc.BLACK));
    assertThat(LastFlips.count(square, player)).isEqualTo(board.flips(square).size());
  }

  /** Few discs of the mover leave long runs to turn, and many runs that nothing closes. */
  @Property
  void agreesWithThePlainBoardWhereTheMoverHasFewDiscs(Draw draw) {
    int square = draw.between(0, 63);
    long discs = draw.anyLong();
    for (int i = 0; i < 2; i++) {
      discs &= draw.anyLong();
    }
    assertAgreement(square, discs);
  }

  @ParameterizedTest
  @CsvSource({"0, 6", "7, 6", "63, 6", "1, 11", "27, 19"})
  void turnsWholeLinesThatTheEdgeOfTheBoardCloses(int square, int turned) {
    long border = 0xFF81_8181_8181_81FFL & ~(1L << square);
    assertThat(LastFlips.count(square, border)).isEqualTo(turned);
  }
}
