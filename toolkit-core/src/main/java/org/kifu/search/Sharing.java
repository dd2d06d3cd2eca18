package org.kifu.search;

import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * One thread's part in searching a position together: it offers moves to the others of its {@link
 * Team}, and searches moves of theirs.
 */
final class Sharing {
  /** Searches moves of split points. */
  interface MoveSearch {
    /** Turns to a split point of another thread. */
    void turnTo(SplitPoint split);

    /** Returns what a move is worth for the side that plays it, or a bound of it. */
    int search(SplitPoint split, int square);
  }

  /** From this depth on, moves are worth sharing. */
  private static final int SHARED = 8;

  private final Patience patience;
  private final MoveSearch moves;
  private @Nullable Team team;

  Sharing(Patience patience, MoveSearch moves) {
    this.patience = patience;
    this.moves = moves;
  }

  /** From now on work is shared with these; with nobody if there are none. */
  void start(@Nullable Team others) {
    team = others;
  }

  /** Whether somebody has nothing to do, and this is worth his while. */
  boolean isWorthwhile(int depth, int movesLeft) {
    return team != null && depth >= SHARED && movesLeft > 1 && team.hasIdle();
  }

  /**
   * Searches moves together with whoever has nothing to do, until all are searched or one of them
   * beats alpha.
   *
   * @param split the moves; its parent is what this thread works for
   * @throws CancellationException if the search is to end
   * @throws Abandoned if nobody needs the outcome any more
   */
  void share(SplitPoint split) {
    Team others = Objects.requireNonNull(team);
    others.offer(split);
    try {
      patience.workFor(split);
      takeMoves(split);
    } catch (Abandoned e) {
      // The split point is over, perhaps because another one above it is.
    } catch (CancellationException e) {
      split.abandon();
      throw e;
    } finally {
      patience.workFor(split.parent);
      others.await(split, this);
    }
    split.checkThatNobodyFailed();
    patience.check();
    if (split.parent != null && split.parent.isOver()) {
      throw new Abandoned();
    }
  }

  /** Whether this thread may not search any more. */
  boolean isSpent() {
    return patience.isSpent();
  }

  /** Searches moves of a split point of another thread. */
  void help(SplitPoint split) {
    SplitPoint before = patience.task();
    try {
      patience.workFor(split);
      moves.turnTo(split);
      takeMoves(split);
    } catch (Abandoned e) {
      // Nobody needs it any more.
    } catch (CancellationException e) {
      split.abandon(); // Nobody will need it; this thread finds that out again above.
    } catch (RuntimeException | Error e) {
      split.fail(e); // The one who shares it must not take the other moves for all of them.
    } finally {
      patience.workFor(before);
    }
  }

  private void takeMoves(SplitPoint split) {
    for (int square = split.take(); square != SplitPoint.NONE; square = split.take()) {
      split.report(square, moves.search(split, square));
    }
  }
}
