package org.kifu.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.kifu.search.SplitPoint.Abandoned;

/**
 * Threads that search one position together. Whoever has searched the first move of a position in
 * vain offers the others to those who have nothing to do (the young brothers wait: R. Feldmann,
 * "Game Tree Search on Massively Parallel Systems", 1993); whoever waits for such help helps, in
 * turn, below.
 */
final class SearchTeam implements AutoCloseable {
  private static final long UNTIL_NOTIFIED = 0;

  /** How often somebody who waits for others looks whether the search is to end. */
  private static final long LOOK_MILLIS = 5;

  private final Object lock = new Object();
  private final Deque<SplitPoint> offers = new ArrayDeque<>();
  private final List<Thread> threads = new ArrayList<>();
  private volatile int idle;
  private volatile boolean closed;

  /** Starts a thread for each helper. */
  SearchTeam(List<Sharing> helpers) {
    for (Sharing helper : helpers) {
      threads.add(Thread.ofPlatform().daemon().name("search-helper").start(() -> serve(helper)));
    }
  }

  /** Whether somebody has nothing to do. */
  boolean hasIdle() {
    return idle > 0;
  }

  /** Offers moves to whoever has nothing to do. */
  void offer(SplitPoint split) {
    synchronized (lock) {
      offers.addLast(split);
      lock.notifyAll();
    }
  }

  /**
   * Returns when no other thread is at a split point; helps below it meanwhile. Ends the split
   * point if the owner is to end.
   */
  void await(SplitPoint split, Sharing owner) {
    withdraw(split);
    boolean interrupted = false;
    while (split.hasHelpers()) {
      SplitPoint below =
          next(
              split, () -> split.hasHelpers() && (split.isOver() || !owner.isSpent()), LOOK_MILLIS);
      if (below != null) {
        help(below, owner);
      }
      interrupted |= Thread.interrupted();
      if (interrupted || owner.isSpent()) {
        split.abandon();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void withdraw(SplitPoint split) {
    synchronized (lock) {
      offers.remove(split);
    }
  }

  private void serve(Sharing helper) {
    while (!closed) {
      SplitPoint split = next(null, () -> !closed, UNTIL_NOTIFIED);
      if (split != null) {
        help(split, helper);
      }
    }
  }

  private void help(SplitPoint split, Sharing helper) {
    try {
      helper.help(split);
    } finally {
      split.leave();
      synchronized (lock) {
        lock.notifyAll();
      }
    }
  }

  /**
   * Accepts an offer, or waits for one.
   *
   * @param above take only what is below this
   * @param waits whether to wait any longer
   * @param millis how often to ask that
   */
  private @Nullable SplitPoint next(
      @Nullable SplitPoint above, BooleanSupplier waits, long millis) {
    synchronized (lock) {
      idle++;
      try {
        SplitPoint offer = accepted(above);
        while (offer == null && waits.getAsBoolean()) {
          lock.wait(millis);
          offer = accepted(above);
        }
        return offer;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return null;
      } finally {
        idle--;
      }
    }
  }

  private @Nullable SplitPoint accepted(@Nullable SplitPoint above) {
    for (SplitPoint offer : offers) {
      if ((above == null || offer.isBelow(above)) && offer.enter()) {
        return offer;
      }
    }
    return null;
  }

  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      lock.notifyAll();
    }
    boolean interrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * One thread's part in searching a position together: it offers moves to the others of its {@link
   * SearchTeam}, and searches moves of theirs.
   */
  static final class Sharing {
    /** A search of moves of split points. */
    interface MoveSearch {
      /** Turns to a split point of another thread. */
      void turnTo(SplitPoint split);

      /** Returns what a move is worth for the side that plays it, or a bound of it. */
      int search(SplitPoint split, int square);
    }

    /** From this depth on, moves are worth sharing. */
    private static final int SHARED = 8;

    private final StopCheck stopCheck;
    private final MoveSearch moves;
    private @Nullable SearchTeam team;

    Sharing(StopCheck stopCheck, MoveSearch moves) {
      this.stopCheck = stopCheck;
      this.moves = moves;
    }

    /** From now on work is shared with these; with nobody if there are none. */
    void start(@Nullable SearchTeam others) {
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
      SearchTeam others = Objects.requireNonNull(team);
      others.offer(split);
      try {
        stopCheck.workFor(split);
        takeMoves(split);
      } catch (Abandoned e) {
        // The split point is over, perhaps because another one above it is.
      } catch (CancellationException e) {
        split.abandon();
        throw e;
      } finally {
        stopCheck.workFor(split.parent);
        others.await(split, this);
      }
      split.checkThatNobodyFailed();
      stopCheck.check();
      if (split.parent != null && split.parent.isOver()) {
        throw new Abandoned();
      }
    }

    /** Whether this thread may not search any more. */
    boolean isSpent() {
      return stopCheck.isSpent();
    }

    /** Searches moves of a split point of another thread. */
    void help(SplitPoint split) {
      SplitPoint before = stopCheck.task();
      try {
        stopCheck.workFor(split);
        moves.turnTo(split);
        takeMoves(split);
      } catch (Abandoned e) {
        // Nobody needs it any more.
      } catch (CancellationException e) {
        split.abandon(); // Nobody will need it; this thread finds that out again above.
      } catch (RuntimeException | Error e) {
        split.fail(e); // The one who shares it must not take the other moves for all of them.
      } finally {
        stopCheck.workFor(before);
      }
    }

    private void takeMoves(SplitPoint split) {
      for (int square = split.take(); square != SplitPoint.NONE; square = split.take()) {
        split.report(square, moves.search(split, square));
      }
    }
  }
}
