package org.kifu.repair;

import org.kifu.game.Labelled;

/** Evidence of the end of a game for a proposal, the best first. */
public enum Evidence implements Labelled {
  /** The game comes to its end, or the record says why not, with the declared score. */
  SCORE,
  /** It comes to its end, or the record says why not; no score is declared. */
  END,
  /** It stops early, and the record does not say why. */
  UNFINISHED,
  /** A declared score is another than that of the moves, or the game stops before it. */
  CONTRADICTED
}
