package org.kifu.batch;

import java.util.Iterator;
import java.util.function.Function;

/**
 * Items that are made from other items, each when it is asked for.
 *
 * @param <A> the type that the items are made from
 * @param <B> the type of the items
 * @param from the items to map
 * @param maker maps one item
 */
public record MappedIterator<A, B>(Iterator<? extends A> from, Function<? super A, B> maker)
    implements Iterator<B> {
  @Override
  public boolean hasNext() {
    return from.hasNext();
  }

  @Override
  public B next() {
    return maker.apply(from.next());
  }
}
