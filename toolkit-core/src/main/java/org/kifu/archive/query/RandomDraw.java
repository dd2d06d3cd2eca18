package org.kifu.archive.query;

import java.util.Iterator;

/**
 * How many things are drawn at random, such as games of a run. The same things, count and seed give
 * the same draw.
 *
 * @param count how many, 1 or more; all if there are no more
 * @param seed where the random numbers begin
 */
public record RandomDraw(int count, long seed) {
  /** Refuses a count below 1. */
  public RandomDraw {
    if (count < 1) {
      throw new IllegalArgumentException("at least one is drawn, not " + count);
    }
  }

  /** Reads the whole run, and returns the drawn games in their order. */
  <T> Iterator<T> from(Iterator<T> games) {
    Urn<T> urn = new Urn<>(this);
    games.forEachRemaining(urn::add);
    return urn.drawn().iterator();
  }

  @Override
  public String toString() {
    return count + ":" + seed;
  }
}
