package org.kifu.archive.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * A random draw of items, such as games of a run. The same items, count and seed give the same
 * draw.
 *
 * @param count the number of items to draw, 1 or more; all if there are fewer
 * @param seed the seed of the random numbers
 */
public record RandomDraw(int count, long seed) {
  /** Refuses a count below 1. */
  public RandomDraw {
    if (count < 1) {
      throw new IllegalArgumentException(
          "the number of games to draw must be 1 or more, not " + count);
    }
  }

  /** Reads the whole run, and returns the drawn games in order. */
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
   * A sample of the items that are added to it; each is equally likely. Each gets a random number
   * when it is added, and those with the smallest numbers stay, so only items that may be drawn are
   * kept.
   *
   * @param <T> an item
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

    /** Adds an item. */
    public void add(T thing) {
      kept.add(new Lot<>(random.nextLong(), added, thing));
      added++;
      if (kept.size() > draw.count()) {
        kept.remove();
      }
    }

    /** The number of items that were added. */
    public long added() {
      return added;
    }

    /** The drawn items, in the order in which they were added. */
    public List<T> drawn() {
      List<Lot<T>> drawn = new ArrayList<>(kept);
      drawn.sort(Comparator.comparingLong(Lot::place));
      return drawn.stream().map(Lot::thing).toList();
    }
  }
}
