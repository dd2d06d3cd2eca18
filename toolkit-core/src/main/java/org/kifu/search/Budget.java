package org.kifu.search;

import java.time.Duration;
import java.util.function.LongPredicate;

/** How much may be spent on a question. */
@FunctionalInterface
public interface Budget {
  /** A time from the question on. What can be found in it depends on the speed of the machine. */
  static Budget ofTime(Duration time) {
    return () -> {
      long start = System.nanoTime();
      return nodes -> System.nanoTime() - start > time.toNanos();
    };
  }

  /**
   * A number of nodes, as {@link Engine} counts them. What one thread can find in it is the same
   * every time.
   */
  static Budget ofNodes(long most) {
    return () -> nodes -> nodes > most;
  }

  /** Starts a question; returns whether so many nodes, searched by now, are too much for it. */
  LongPredicate start();
}
