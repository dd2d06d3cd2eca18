package org.kifu.search;

import org.jspecify.annotations.Nullable;
import org.kifu.evaluation.Score;
import org.kifu.search.TreeSearch.SearchDepth;

/**
 * The later moves of one position, shared among threads: each takes the next until none is left or
 * one has beaten alpha. All but the constants is guarded by the object's lock.
 */
final class SplitPoint {
  /** The move taken when there is none. */
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
   * @param parent the split point whose move led here, if any
   * @param alpha discs for the side to move; the window is {@code (alpha, alpha + 1)}
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

  /** Takes note of what a move is worth, for the side to move. */
  synchronized void report(int square, int score) {
    if (score > best) {
      best = score;
      bestMove = square;
    }
    over |= score > alpha;
  }

  /** Ends the search of the moves that are left, whatever they are worth. */
  void abandon() {
    over = true;
  }

  /** Ends the search because a thread has failed, so that its move has no score. */
  synchronized void fail(Throwable cause) {
    failure = cause;
    over = true;
  }

  /**
   * Looks whether all moves that were taken have a score.
   *
   * @throws IllegalStateException if a thread has failed at one
   */
  synchronized void checkThatNobodyFailed() {
    if (failure != null) {
      throw new IllegalStateException("a thread of the search failed", failure);
    }
  }

  /** Whether nobody needs what is searched here any more. */
  boolean isOver() {
    for (SplitPoint at = this; at != null; at = at.parent) {
      if (at.over) {
        return true;
      }
    }
    return false;
  }

  /** Whether this is a move, or a move of a move and so on, of another one. */
  boolean isBelow(SplitPoint other) {
    SplitPoint at = parent;
    while (at != null && at != other) {
      at = at.parent;
    }
    return at == other;
  }

  /** Lets one more thread in, unless there is nothing left to take. */
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
   * The best score found, at most alpha if no move beats it; below every score if none was
   * searched.
   */
  synchronized int best() {
    return best;
  }

  synchronized int bestMove() {
    return bestMove;
  }

  /**
   * The end of the search of a move that nobody needs any more, since another one was enough. It is
   * thrown often and says nothing, so it has no stack trace.
   */
  static final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1;

    Abandoned() {
      super("another move was enough", null, false, false);
    }
  }
}
