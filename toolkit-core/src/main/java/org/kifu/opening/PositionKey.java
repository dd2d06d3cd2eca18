package org.kifu.opening;

import java.io.Serializable;
import java.util.List;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Symmetries;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/**
 * A position up to the eight symmetries of the board: the smallest of its images, with the side to
 * move compared first ({@link Symmetry#toCanonical}). A side that must pass has passed, so the key
 * of a position that is not over names the side that moves next.
 *
 * @param player the discs of the side to move; bit 0 is a1, bit 63 is h8
 * @param opponent the discs of the other side
 * @param sideToMove the colour of {@code player}
 */
public record PositionKey(long player, long opponent, Disc sideToMove) implements Serializable {
  /** The symmetries in the order of {@link Symmetries#image}. */
  private static final List<Symmetry> SYMMETRIES = List.of(Symmetry.values());

  // Written out because the methods that a record generates take tens of milliseconds to link when
  // they are first called, more than it takes to load all names.

  @Override
  public boolean equals(Object other) {
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

  /** The key of the position with the colours exchanged. */
  PositionKey exchanged() {
    return new PositionKey(player, opponent, sideToMove.opponent());
  }

  /** Whether {@link #of} can return this key. */
  public boolean isCanonical() {
    return (player & opponent) == 0 && of(position()).equals(this);
  }

  /** Whether the side to move may place a disc on a square. */
  public boolean allows(int square) {
    return (Mobility.legalMoves(player, opponent) >>> square & 1) != 0;
  }

  /** The position in its canonical form. */
  public Position position() {
    return new Position(player, opponent, sideToMove);
  }

  /** The position with the other side to move if the side to move must pass. */
  public static Position afterForcedPass(Position position) {
    return mustPass(position.player(), position.opponent()) ? position.passed() : position;
  }

  /** Whether {@code player} has no move and {@code opponent} has one. */
  static boolean mustPass(long player, long opponent) {
    return Mobility.legalMoves(player, opponent) == 0 && Mobility.legalMoves(opponent, player) != 0;
  }

  /**
   * The smallest name of a move in a position; in a symmetric position a move has several names.
   *
   * @param canonical the square in the orientation of the canonical form
   */
  public static String moveName(Position position, int canonical) {
    String smallest = "";
    int symmetries = Symmetries.toSmallest(position.player(), position.opponent());
    for (int rest = symmetries; rest != 0; rest &= rest - 1) {
      Symmetry symmetry = SYMMETRIES.get(Integer.numberOfTrailingZeros(rest));
      String name = Square.name(symmetry.inverse().apply(canonical));
      smallest = smallest.isEmpty() || name.compareTo(smallest) < 0 ? name : smallest;
    }
    return smallest;
  }

  /**
   * The square of a move in the orientation of the canonical form, the inverse of {@link
   * #moveName}. In a symmetric position, where a move is several squares, this is the smallest.
   */
  public static int canonical(Position position, int square) {
    int smallest = Square.COUNT;
    int symmetries = Symmetries.toSmallest(position.player(), position.opponent());
    for (int rest = symmetries; rest != 0; rest &= rest - 1) {
      Symmetry symmetry = SYMMETRIES.get(Integer.numberOfTrailingZeros(rest));
      smallest = Math.min(smallest, symmetry.apply(square));
    }
    return smallest;
  }
}
