package org.kifu.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Draws some games of a run at random, each as likely as any other. Each game is given a random
 * number when it is met, and those with the smallest stay; so a run is read once and only the games
 * that may be drawn are kept. The same run, count and seed draw the same games.
 *
 * @param count how many games, 1 or more; all of a run that has no more
 * @param seed where the random numbers begin
 */
public record RandomDraw(int count, long seed) {
  private static final Comparator<Lot<?>> BY_NUMBER = Comparator.comparingLong(Lot::number);

  private record Lot<T>(long number, long place, T game) {}

  /** Refuses a count below 1. */
  public RandomDraw {
    if (count < 1) {
      throw new IllegalArgumentException("at least one game is drawn, not " + count);
    }
  }

  /** Reads the whole run, and returns the drawn games in their order. */
  <T> Iterator<T> from(Iterator<T> games) {
    SplittableRandom random = new SplittableRandom(seed);
    PriorityQueue<Lot<T>> kept = new PriorityQueue<>(BY_NUMBER.reversed());
    for (long place = 0; games.hasNext(); place++) {
      kept.add(new Lot<>(random.nextLong(), place, games.next()));
      if (kept.size() > count) {
        kept.remove();
      }
    }
    List<Lot<T>> drawn = new ArrayList<>(kept);
    drawn.sort(Comparator.comparingLong(Lot::place));
    return drawn.stream().map(Lot::game).iterator();
  }

  @Override
  public String toString() {
    return count + ":" + seed;
  }
}
