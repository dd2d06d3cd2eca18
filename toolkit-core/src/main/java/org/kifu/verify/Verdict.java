package org.kifu.verify;

/** What the moves of a game amount to; each game has exactly one. */
public enum Verdict {
  /** Every move is legal and nobody can move after the last. */
  COMPLETE,
  /** Every move is legal and somebody can still move; also a game without moves. */
  UNFINISHED,
  /** A move is forbidden by the rules or is no square. */
  ILLEGAL,
  /** There is no game to replay. */
  UNREADABLE
}
