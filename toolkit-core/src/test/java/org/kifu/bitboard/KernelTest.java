package org.kifu.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;

class KernelTest {
  @Test
  void agreesWithThePlainBoardInPlay() {
    for (PlainBoard board : Games.randomPositions(1997, 60)) {
      assertAgrees(board, Games.position(board));
    }
  }

  /** Positions that no game reaches: any discs anywhere. */
  @Property(tries = 400)
  void agreesWithThePlainBoardAnywhere(@ForAll long a, @ForAll long b) {
    Position position = new Position(a & ~b, b & ~a, Disc.BLACK);
    assertAgrees(PlainBoard.of(position), position);
  }

  private static void assertAgrees(PlainBoard board, Position position) {
    long legal = 0;
    for (int square = 0; square < 64; square++) {
      long flips = 0;
      for (int flipped : board.flips(square)) {
        flips |= 1L << flipped;
      }
      if (((position.player() | position.opponent()) & 1L << square) == 0) {
        assertThat(Flips.flips(square, position.player(), position.opponent()))
            .as("flips of %s in %s", square, position)
            .isEqualTo(flips);
      }
      legal |= flips != 0 ? 1L << square : 0;
    }
    assertThat(Mobility.legalMoves(position.player(), position.opponent()))
        .as("legal moves of %s", position)
        .isEqualTo(legal);
  }
}
