package org.kifu.repair;

import org.kifu.game.Labelled;

/** The evidence for a proposal from the end of its game, the best first. */
public enum Evidence implements Labelled {
  /** The game is finished, or the record says why not, and it has the declared score. */
  SCORE,
  /** The game is finished, or the record says why not; no score is declared. */
  END,
  /** The game stops early, and the record does not say why. */
  UNFINISHED,
  /**
   * The declared score is not the score of the moves, or the game stops early although a score is
   * declared.
   */
  CONTRADICTED
}
