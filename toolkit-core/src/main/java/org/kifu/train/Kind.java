package org.kifu.train;

/** What is done to a position of a game before it becomes a training position. */
enum Kind {
  /** Nothing. */
  PLAYED(0, false),
  /** The last one or two moves are random ones: what a search meets, and players avoid. */
  PERTURBED(2, false),
  /** The last move answers one or two random ones as well as a small search can. */
  ANSWERED(2, true);

  private final int mostRandomMoves;
  private final boolean answered;

  Kind(int mostRandomMoves, boolean answered) {
    this.mostRandomMoves = mostRandomMoves;
    this.answered = answered;
  }

  /** The most random moves. */
  int mostRandomMoves() {
    return mostRandomMoves;
  }

  /** Whether a chosen move follows the random ones. */
  boolean answered() {
    return answered;
  }
}
