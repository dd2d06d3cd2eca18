package org.kifu.batch;

import java.util.Iterator;
import java.util.function.Function;

/**
 * Items made from others, each when it is asked for.
 *
 * @param <A> what they are made from
 * @param <B> the items
 * @param from those others
 * @param maker makes one
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
