package org.kifu.annotate.reason;

import java.util.List;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Stability;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The position to which a line of play leads, for the side that begins it.
 *
 * @param own the discs of that side
 * @param others the discs of the other side
 * @param taken the squares that the other side played
 * @param passes how often the side that begins has to pass
 */
record LineEnd(long own, long others, long taken, int passes) {
  /** The end of a line, or of its first moves. */
  static LineEnd of(Position before, List<Move> line) {
    Position position = before;
    long taken = 0;
    int passes = 0;
    boolean ownTurn = true;
    for (Move move : line) {
      if (move.isPass()) {
        passes += ownTurn ? 1 : 0;
        position = position.passed();
      } else {
        taken |= ownTurn ? 0 : 1L << move.square();
        position = Trial.after(position, move.square());
      }
      ownTurn = !ownTurn;
    }
    return ownTurn
        ? new LineEnd(position.player(), position.opponent(), taken, passes)
        : new LineEnd(position.opponent(), position.player(), taken, passes);
  }

  /** Whether neither side has a move. */
  boolean isOver() {
    return moves() == 0 && Mobility.legalMoves(others, own) == 0;
  }

  /** The moves of the side that begins the line, if it is its turn. */
  int moves() {
    return Long.bitCount(Mobility.legalMoves(own, others));
  }

  /** The discs of the side that begins the line that nothing can turn any more. */
  int ownStable() {
    return Long.bitCount(Stability.stable(own, others));
  }

  /** Those of the other side. */
  int otherStable() {
    return Long.bitCount(Stability.stable(others, own));
  }

  /** The discs of the side that begins the line on some squares, less those of the other side. */
  int balance(long squares) {
    return Long.bitCount(own & squares) - Long.bitCount(others & squares);
  }
}
