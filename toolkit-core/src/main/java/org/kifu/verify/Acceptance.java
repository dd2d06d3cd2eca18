package org.kifu.verify;

/** What becomes of a game; each game has exactly one. */
public enum Acceptance {
  /** As it stands. */
  ACCEPTED,
  /** Taken by a tolerance, which is said. */
  REPAIRED,
  /** Set aside: illegal, unreadable, or in need of a tolerance where none is granted. */
  QUARANTINED
}
