package org.kifu.opening;

/**
 * Why a game is left out of the results. The first that applies, in this order, is counted. The
 * legal moves of games that could be read count for the distinct positions all the same.
 */
public enum Exclusion {
  /** The game could not be read to its end, or its start position could not. */
  UNREADABLE("unreadable"),
  /** A game by other rules. */
  OTHER_RULES("otherRules"),
  /** A move is not legal. */
  ILLEGAL("illegal"),
  /** The game began from a position of its own. */
  NON_STANDARD_START("nonStandardStart"),
  /** The moves stop while somebody can still move, as the source says because a side resigned. */
  RESIGNED("resigned"),
  /** The moves stop, as the source says on time, by agreement, or because a side left. */
  STOPPED("stopped"),
  /**
   * The moves stop, and the source does not say why. A declared score does not help: where archives
   * have one for such a game, it is often neither of the scores that its last position gives.
   */
  UNFINISHED("unfinished"),
  /** The same moves as an earlier game of the run, where such games are not to count. */
  REPEATED("repeated");

  private final String label;

  Exclusion(String label) {
    this.label = label;
  }

  /** The name in output. */
  public String label() {
    return label;
  }
}
