package org.kifu.rules.grid;

/**
 * The numbers that an estimate of a position is made of: differences between the side to move and
 * the other side. They follow from the lines of the board alone, so they exist on every board.
 *
 * <p>A square is safe if no line runs through it, such as a corner, and on an edge if only one line
 * does.
 */
interface EstimateTerms {
  /** The number of terms. */
  int COUNT = 9;

  /** The number of the term of settled discs. */
  int SETTLED = 7;

  /** The terms of a position, in the order of the weights of {@link GridEstimate}. */
  int[] of(GridPosition position);

  /** Returns the terms of a board: those of one word in the faster way. */
  static EstimateTerms on(GridShape shape) {
    return shape.words() == 1 ? new SmallBoardTerms(shape) : new LargeBoardTerms(shape);
  }
}
