package org.kifu.opening;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Symmetry;

/**
 * A position up to the eight symmetries of the board: the smallest of its images, the side to move
 * compared first ({@link Symmetry#toCanonical}). A side that must pass has passed, so that the key
 * of a position that goes on names the side that moves next.
 *
 * @param player the discs of the side to move; bit 0 is a1, bit 63 is h8
 * @param opponent the discs of the other side
 * @param sideToMove the colour of {@code player}
 */
public record PositionKey(long player, long opponent, Disc sideToMove) implements Serializable {
  // Written out, as the ones that a record makes for itself take tens of milliseconds to link when
  // they are first called: more than all the names take to load.

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PositionKey key
        && player == key.player
        && opponent == key.opponent
        && sideToMove == key.sideToMove;
  }

  @Override
  public int hashCode() {
    int discs = Long.hashCode(player * 0x9E37_79B9_7F4A_7C15L ^ opponent);
    return sideToMove == Disc.BLACK ? discs : ~discs;
  }

  /** Returns the key of a position. */
  public static PositionKey of(Position position) {
    Position next = afterForcedPass(position);
    Position smallest = Symmetry.toCanonical(next).apply(next);
    return new PositionKey(smallest.player(), smallest.opponent(), smallest.sideToMove());
  }

  /** Whether it is one that {@link #of} makes. */
  public boolean isCanonical() {
    return (player & opponent) == 0 && of(position()).equals(this);
  }

  /** Whether the side to move may place a disc on a square. */
  public boolean allows(int square) {
    return (Mobility.legalMoves(player, opponent) >>> square & 1) != 0;
  }

  /** The position in this form. */
  Position position() {
    return new Position(player, opponent, sideToMove);
  }

  /** The position with the other side to move if the side to move must pass. */
  static Position afterForcedPass(Position position) {
    return mustPass(position.player(), position.opponent()) ? position.passed() : position;
  }

  /** Whether {@code player} has no move and {@code opponent} has one. */
  static boolean mustPass(long player, long opponent) {
    return Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) != 0;
  }
}
