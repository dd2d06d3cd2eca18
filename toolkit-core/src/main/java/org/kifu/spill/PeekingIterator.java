package org.kifu.spill;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An iterator whose next record can be looked at before it is taken.
 *
 * @param <T> the records
 */
public final class PeekingIterator<T> {
  private final Iterator<T> rest;
  private @Nullable T next;

  /** Starts before the first record. */
  public PeekingIterator(Iterator<T> all) {
    rest = all;
    next = rest.hasNext() ? rest.next() : null;
  }

  /** Whether there is a next record. */
  public boolean hasNext() {
    return next != null;
  }

  /** Whether there is a next record that satisfies the condition. */
  public boolean hasNext(Predicate<T> such) {
    return next != null && such.test(next);
  }

  /** Takes the next record. */
  public T next() {
    T taken = next;
    if (taken == null) {
      throw new NoSuchElementException();
    }
    next = rest.hasNext() ? rest.next() : null;
    return taken;
  }
}
