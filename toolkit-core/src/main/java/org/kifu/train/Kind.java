package org.kifu.train;

/** What is done to a position of a game before it becomes a training position. */
enum Kind {
  /** Nothing. */
  PLAYED(0),
  /** The last one or two moves are random ones: what a search meets, and players avoid. */
  PERTURBED(2);

  private final int mostRandomMoves;

  Kind(int mostRandomMoves) {
    this.mostRandomMoves = mostRandomMoves;
  }

  /** The most random moves. */
  int mostRandomMoves() {
    return mostRandomMoves;
  }
}
