package org.kifu.format.text.judge;

import org.jspecify.annotations.Nullable;

/** A position as the judge needs it, immutable; equal positions are equal. */
public interface JudgedPosition {
  /**
   * The position after a move of the side to move or, if it must pass, of the other side.
   *
   * @param square 8 times the rank plus the file, both from 0; no negative number is legal
   * @return null if neither is legal
   */
  @Nullable JudgedPosition play(int square);

  /** Whether neither side can move. */
  boolean isOver();

  /** Whether black is to move. */
  boolean isBlackToMove();

  /** Whether the side to move must pass. */
  boolean mustPass();
}
