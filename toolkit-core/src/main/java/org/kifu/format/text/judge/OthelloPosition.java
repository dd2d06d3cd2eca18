package org.kifu.format.text.judge;

import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.Position;

/**
 * A position of the tournament game, as two sets of bits.
 *
 * @param player the discs of the side to move; bit 0 is a1
 * @param opponent the discs of the other side
 */
public record OthelloPosition(long player, long opponent, boolean isBlackToMove)
    implements JudgedPosition {
  /** The start of a game. */
  public static final OthelloPosition START =
      new OthelloPosition(Position.START.player(), Position.START.opponent(), true);

  /** The same position for the board of records. */
  public Position board() {
    return new Position(player, opponent, isBlackToMove ? Disc.BLACK : Disc.WHITE);
  }

  @Override
  public @Nullable OthelloPosition play(int square) {
    long disc = 1L << square;
    if (square < 0 || ((player | opponent) & disc) != 0) {
      return null;
    }
    long flips = Flips.flips(square, player, opponent);
    if (flips != 0) {
      return new OthelloPosition(opponent & ~flips, player | flips | disc, !isBlackToMove);
    }
    long ofOther = mustPass() ? Flips.flips(square, opponent, player) : 0;
    return ofOther == 0
        ? null
        : new OthelloPosition(player & ~ofOther, opponent | ofOther | disc, isBlackToMove);
  }

  @Override
  public OthelloPosition at(OthelloPosition board) {
    return board;
  }

  @Override
  public boolean isOver() {
    return Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) == 0;
  }

  @Override
  public boolean mustPass() {
    return Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) != 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(player * 0x9E3779B97F4A7C15L + opponent) + (isBlackToMove ? 1 : 0);
  }
}
