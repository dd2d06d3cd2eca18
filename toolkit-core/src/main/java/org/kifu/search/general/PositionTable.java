package org.kifu.search.general;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a search has found out about positions. It has room for a number of them; of two that want
 * the same place the one that was searched deeper stays there, and the other goes beside it.
 */
final class PositionTable<P, M> {
  /**
   * One position.
   *
   * @param depth plies that were searched below it
   * @param lower its value is this or more
   * @param upper its value is this or less
   * @param best the move that was found best
   */
  record Entry<P, M>(P position, int depth, int lower, int upper, M best) {}

  private final @Nullable Object[] entries;

  /**
   * An empty table.
   *
   * @param size how many positions it keeps, a power of two and at least 2
   */
  PositionTable(int size) {
    entries = new Object[size];
  }

  void clear() {
    Arrays.fill(entries, null);
  }

  /** What is known of a position that was searched to exactly this depth. */
  Optional<Entry<P, M>> find(P position, int depth) {
    int slot = slot(position);
    Entry<P, M> deep = at(slot);
    if (deep != null && deep.depth() == depth && deep.position().equals(position)) {
      return Optional.of(deep);
    }
    Entry<P, M> recent = at(slot ^ 1);
    return recent != null && recent.depth() == depth && recent.position().equals(position)
        ? Optional.of(recent)
        : Optional.empty();
  }

  void store(Entry<P, M> entry) {
    int slot = slot(entry.position());
    Entry<P, M> there = at(slot);
    boolean stays =
        there != null
            && there.depth() > entry.depth()
            && !there.position().equals(entry.position());
    entries[stays ? slot ^ 1 : slot] = entry;
  }

  @SuppressWarnings("unchecked") // nothing else is stored
  private @Nullable Entry<P, M> at(int slot) {
    return (Entry<P, M>) entries[slot];
  }

  /** The even place of a pair; the bits of the hash are spread by Fibonacci hashing. */
  private int slot(P position) {
    int spread = position.hashCode() * 0x9E3779B9;
    return (spread ^ spread >>> 15) & entries.length - 2;
  }
}
