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
 * Threads that search one position together. A thread that has searched the first move of a
 * position without a cutoff offers the other moves to idle threads (the young brothers wait: R.
 * Feldmann, "Game Tree Search on Massively Parallel Systems", 1993). A thread that waits for such
 * help itself helps below.
 */
final class SearchTeam implements AutoCloseable {
  private static final long UNTIL_NOTIFIED = 0;

  /** The interval at which a waiting thread checks whether the search must end. */
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

  /** Whether a thread is idle. */
  boolean hasIdle() {
    return idle > 0;
  }

  /** Offers moves to idle threads. */
  void offer(SplitPoint split) {
    synchronized (lock) {
      offers.addLast(split);
      lock.notifyAll();
    }
  }

  /**
   * Waits until no other thread is at a split point, and helps below it meanwhile. Ends the split
   * point if its owner must end.
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
   * @param above the split point below which offers are accepted; null for all offers
   * @param waits the test whether to wait longer
   * @param millis the interval of that test
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
   * The part of one thread in a common search: it offers moves to the other threads of its {@link
   * SearchTeam}, and searches their moves.
   */
  static final class Sharing {
    /** A search of moves of split points. */
    interface MoveSearch {
      /** Turns to a split point of another thread. */
      void turnTo(SplitPoint split);

      /** Returns the value of a move for the side that plays it, or a bound. */
      int search(SplitPoint split, int square);
    }

    /** The least depth at which moves are worth sharing. */
    private static final int SHARED = 8;

    private final StopCheck stopCheck;
    private final MoveSearch moves;
    private @Nullable SearchTeam team;

    Sharing(StopCheck stopCheck, MoveSearch moves) {
      this.stopCheck = stopCheck;
      this.moves = moves;
    }

    /** Starts to share work with a team; null to work alone. */
    void start(@Nullable SearchTeam others) {
      team = others;
    }

    /** Whether a thread is idle and the moves are worth sharing. */
    boolean isWorthwhile(int depth, int movesLeft) {
      return team != null && depth >= SHARED && movesLeft > 1 && team.hasIdle();
    }

    /**
     * Searches moves together with idle threads, until all are searched or one of them beats alpha.
     *
     * @param split the moves; the parent is the split point for which this thread works
     * @throws CancellationException if the search must end
     * @throws Abandoned if the result is not needed any more
     */
    void share(SplitPoint split) {
      SearchTeam others = Objects.requireNonNull(team);
      others.offer(split);
      try {
        stopCheck.workFor(split);
        takeMoves(split);
      } catch (Abandoned e) {
        // The split point is over, perhaps because one above it is.
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

    /** Whether the budget of this thread is spent. */
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
        // The result is not needed any more.
      } catch (CancellationException e) {
        split.abandon(); // The result is not needed; this thread notices that again above.
      } catch (RuntimeException | Error e) {
        split.fail(e); // The owner must learn that one move has no score.
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
