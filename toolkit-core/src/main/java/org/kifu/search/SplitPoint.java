package org.kifu.search;

import org.jspecify.annotations.Nullable;
import org.kifu.evaluation.Score;
import org.kifu.search.TreeSearch.SearchDepth;

/**
 * The later moves of one position, shared among threads: each takes the next move until none is
 * left or one has beaten alpha. The object's lock guards all fields that change, except {@code
 * over}.
 */
final class SplitPoint {
  /** The result of {@link #take} if no move is left. */
  static final int NONE = -1;

  final @Nullable SplitPoint parent;
  final long player;
  final long opponent;
  final int depth;
  final int alpha;
  final Selectivity selectivity;

  private final int[] squares;
  private int next;
  private int helpers;
  private int best = Score.MIN - 1;
  private int bestMove = TranspositionTable.NO_MOVE;
  private volatile boolean over;
  private @Nullable Throwable failure;

  /**
   * Shares the moves of a position.
   *
   * @param parent the split point whose move led here; null if there is none
   * @param alpha the lower end of the window {@code (alpha, alpha + 1)}, in discs for the side to
   *     move
   * @param squares the moves, the most promising first
   */
  SplitPoint(
      @Nullable SplitPoint parent,
      long player,
      long opponent,
      SearchDepth reach,
      int alpha,
      int[] squares) {
    this.parent = parent;
    this.player = player;
    this.opponent = opponent;
    this.depth = reach.depth();
    this.selectivity = reach.selectivity();
    this.alpha = alpha;
    this.squares = squares;
  }

  /** Returns the next move, or {@link #NONE}. */
  synchronized int take() {
    return over || next == squares.length ? NONE : squares[next++];
  }

  /** Records the value of a move for the side to move. */
  synchronized void report(int square, int score) {
    if (score > best) {
      best = score;
      bestMove = square;
    }
    over |= score > alpha;
  }

  /** Ends the search of the remaining moves, whatever their values. */
  void abandon() {
    over = true;
  }

  /** Ends the search because a thread has failed, so that the move of that thread has no score. */
  synchronized void fail(Throwable cause) {
    failure = cause;
    over = true;
  }

  /**
   * Checks that all moves that were taken have a score.
   *
   * @throws IllegalStateException if a thread has failed at a move
   */
  synchronized void checkThatNobodyFailed() {
    if (failure != null) {
      throw new IllegalStateException("a thread of the search failed", failure);
    }
  }

  /** Whether the result of this split point is not needed any more. */
  boolean isOver() {
    for (SplitPoint at = this; at != null; at = at.parent) {
      if (at.over) {
        return true;
      }
    }
    return false;
  }

  /** Whether this split point is below another, directly or indirectly. */
  boolean isBelow(SplitPoint other) {
    SplitPoint at = parent;
    while (at != null && at != other) {
      at = at.parent;
    }
    return at == other;
  }

  /** Lets another thread in, unless there are no moves left to take. */
  synchronized boolean enter() {
    if (over || next == squares.length) {
      return false;
    }
    helpers++;
    return true;
  }

  synchronized void leave() {
    helpers--;
  }

  synchronized boolean hasHelpers() {
    return helpers > 0;
  }

  /**
   * The best score found, at most alpha if no move beats it; below every score if no move was
   * searched.
   */
  synchronized int best() {
    return best;
  }

  synchronized int bestMove() {
    return bestMove;
  }

  /**
   * The end of the search of a move that is not needed any more, because another move was enough.
   * It is thrown often, so it has no stack trace.
   */
  static final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1;

    Abandoned() {
      super("another move was enough", null, false, false);
    }
  }
}
