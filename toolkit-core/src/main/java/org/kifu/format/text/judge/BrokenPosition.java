package org.kifu.format.text.judge;

import org.jspecify.annotations.Nullable;

/** The position of a game behind a move that is not legal: nobody knows what is legal there. */
enum BrokenPosition implements JudgedPosition {
  /** The only one. */
  BROKEN;

  @Override
  public @Nullable JudgedPosition play(int square) {
    return null;
  }

  @Override
  public boolean isOver() {
    return false;
  }

  @Override
  public boolean isBlackToMove() {
    return false;
  }

  @Override
  public boolean mustPass() {
    return false;
  }
}
