package org.kifu.verify;

/** What an exact solve says of a game's theoretical score. */
public enum TheoryVerdict {
  /** It was not asked, or the game has no theoretical score. */
  NOT_ASKED,
  /** The game does not reach the position, or nobody says which one it is. */
  LEFT_OUT,
  /** It is the score of best play. */
  AGREES,
  /** Best play gives another. */
  DIFFERS
}
