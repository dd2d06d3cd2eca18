package org.kifu.archive.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * A number of things drawn at random, such as games of a run. The same things, count and seed give
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
    RandomSample<T> sample = new RandomSample<>(this);
    games.forEachRemaining(sample::add);
    return sample.drawn().iterator();
  }

  @Override
  public String toString() {
    return count + ":" + seed;
  }

  /**
   * A sample of the things that are put into it, each as likely as any other. Each is given a
   * random number when it is added, and those with the smallest stay; so only the things that may
   * be drawn are kept.
   *
   * @param <T> a thing
   */
  public static final class RandomSample<T> {
    private record Lot<T>(long number, long place, T thing) {}

    private final RandomDraw draw;
    private final SplittableRandom random;
    private final PriorityQueue<Lot<T>> kept =
        new PriorityQueue<>(Comparator.<Lot<T>>comparingLong(Lot::number).reversed());
    private long added;

    /** An empty sample. */
    public RandomSample(RandomDraw draw) {
      this.draw = draw;
      this.random = new SplittableRandom(draw.seed());
    }

    /** Adds a thing. */
    public void add(T thing) {
      kept.add(new Lot<>(random.nextLong(), added, thing));
      added++;
      if (kept.size() > draw.count()) {
        kept.remove();
      }
    }

    /** How many were added. */
    public long added() {
      return added;
    }

    /** What is drawn of all that was added, in the order in which it was. */
    public List<T> drawn() {
      List<Lot<T>> drawn = new ArrayList<>(kept);
      drawn.sort(Comparator.comparingLong(Lot::place));
      return drawn.stream().map(Lot::thing).toList();
    }
  }
}
