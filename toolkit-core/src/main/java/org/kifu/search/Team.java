package org.kifu.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Threads that search one position together. Whoever has searched the first move of a position in
 * vain offers the others to those who have nothing to do (the young brothers wait: R. Feldmann,
 * "Game Tree Search on Massively Parallel Systems", 1993); whoever waits for such help helps, in
 * turn, below.
 */
final class Team implements AutoCloseable {
  private final Object lock = new Object();
  private final Deque<SplitPoint> offers = new ArrayDeque<>();
  private final List<Thread> threads = new ArrayList<>();
  private volatile int idle;
  private boolean closed;

  /** Starts a thread for each helper. */
  Team(List<Sharing> helpers) {
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

  /** Returns when no other thread is at a split point; helps below it meanwhile. */
  void await(SplitPoint split, Sharing owner) {
    withdraw(split);
    while (true) {
      SplitPoint below = next(split);
      if (below == null) {
        return;
      }
      help(below, owner);
    }
  }

  private void withdraw(SplitPoint split) {
    synchronized (lock) {
      offers.remove(split);
    }
  }

  private void serve(Sharing helper) {
    while (true) {
      SplitPoint split = next(null);
      if (split == null) {
        return;
      }
      help(split, helper);
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
   * Waits for an offer and accepts it.
   *
   * @param above take only what is below this, and wait no longer than there are helpers at it
   */
  private @Nullable SplitPoint next(@Nullable SplitPoint above) {
    synchronized (lock) {
      idle++;
      try {
        while (above == null ? !closed : above.hasHelpers()) {
          for (SplitPoint offer : offers) {
            if ((above == null || offer.isBelow(above)) && offer.enter()) {
              return offer;
            }
          }
          lock.wait();
        }
        return null;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return null;
      } finally {
        idle--;
      }
    }
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
}
