package org.kifu.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

@Slow
class KernelTest {
  /** Leaves from the start by depth, from 1, a pass being one ply. */
  private static final long[] LEAVES = {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};

  @Test
  void agreesWithThePlainBoardInPlay() {
    for (PlainBoard board : Games.randomPositions(1997, 60)) {
      assertAgrees(board, Games.position(board));
    }
  }

  /** Positions that no game reaches: any discs anywhere. */
  @Property(tries = 400)
  void agreesWithThePlainBoardAnywhere(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    Position position = new Position(a & ~b, b & ~a, Disc.BLACK);
    assertAgrees(PlainBoard.of(position), position);
  }

  /** With few empties, runs are long. */
  @Property(tries = 400)
  void agreesWithThePlainBoardWhereItIsCrowded(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    long c = draw.anyLong();
    long d = draw.anyLong();
    long occupied = a | b | c;
    Position position = new Position(occupied & d, occupied & ~d, Disc.BLACK);
    assertAgrees(PlainBoard.of(position), position);
  }

  @ParameterizedTest
  @EnumSource
  void countsThePublishedLeavesInEveryForm(Form form) {
    for (int depth = 1; depth <= LEAVES.length; depth++) {
      assertThat(form.perft(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, depth))
          .as("depth %d", depth)
          .isEqualTo(LEAVES[depth - 1]);
    }
  }

  private static void assertAgrees(PlainBoard board, Position position) {
    long legal = 0;
    for (int square = 0; square < 64; square++) {
      long flips = 0;
      for (int flipped : board.flips(square)) {
        flips |= 1L << flipped;
      }
      if (((position.player() | position.opponent()) & 1L << square) == 0) {
        assertFlips(square, position, flips);
      }
      legal |= flips != 0 ? 1L << square : 0;
    }
    for (Form form : Form.values()) {
      assertThat(form.legalMoves(position.player(), position.opponent()))
          .as("%s: legal moves of %s", form, position)
          .isEqualTo(legal);
    }
  }

  private static void assertFlips(int square, Position position, long flips) {
    for (Form form : Form.values()) {
      assertThat(form.flips(square, position.player(), position.opponent()))
          .as("%s: flips of %s in %s", form, square, position)
          .isEqualTo(flips);
    }
  }
}
