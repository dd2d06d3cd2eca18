package org.kifu.format.text.judge;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.SquareSpelling;

/** A position as the judge needs it, immutable; equal positions are equal. */
public interface JudgedPosition {
  /**
   * The position after a move of the side to move or, if it must pass, of the other side.
   *
   * @param square the {@link org.kifu.format.text.find.SquareNumber number} of its square, with the
   *     end of its line if a move {@linkplain #namesLines names} one; no negative number is legal
   * @return null if neither is legal
   */
  @Nullable JudgedPosition play(int square);

  /** The position of a board by the same rules; null if they have no such position. */
  default @Nullable JudgedPosition at(OthelloPosition board) {
    return null;
  }

  /** Whether a move of these rules may name the line that it flips, as in {@code e3>e5}. */
  default boolean namesLines() {
    return false;
  }

  /** The only spelling of the squares of a board that is larger than 8x8. */
  default Optional<SquareSpelling> spelling() {
    return Optional.empty();
  }

  /** Whether neither side can move. */
  boolean isOver();

  /** Whether black is to move. */
  boolean isBlackToMove();

  /** Whether the side to move must pass. */
  boolean mustPass();
}
