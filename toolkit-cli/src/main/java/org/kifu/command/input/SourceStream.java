package org.kifu.command.input;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.file.SystemReason;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;

/**
 * The items of several sources, one source after the other. A source that cannot be read is
 * reported, and reading continues with the next.
 *
 * @param <E> an item of a source
 */
public abstract class SourceStream<E> implements Iterator<E>, AutoCloseable {
  private final InputSources sources;
  private final Consumer<Problem> problems;
  private Iterator<E> items = Collections.emptyIterator();
  private String name = "";
  private @Nullable Closeable open;

  /**
   * Starts before the first source.
   *
   * @param problems takes the problems of sources
   */
  protected SourceStream(InputSources sources, Consumer<Problem> problems) {
    this.sources = sources;
    this.problems = problems;
  }

  /** A source that is open: its items, and the resource to close after them. */
  public record OpenSource<E>(Iterator<E> items, Closeable resource) {}

  /** Opens a source. */
  protected abstract OpenSource<E> open(Source source) throws IOException;

  /** Notes the end of the source that was open, if any. */
  protected void ended() {}

  @Override
  public boolean hasNext() {
    while (!hasNextInSource()) {
      endSource();
      if (!sources.hasNext()) {
        return false;
      }
      start(sources.next());
    }
    return true;
  }

  @Override
  public E next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return items.next();
  }

  private boolean hasNextInSource() {
    try {
      return items.hasNext();
    } catch (UncheckedIOException e) {
      failed(SystemReason.of(e));
      return false;
    }
  }

  private void start(Source source) {
    name = source.name();
    try {
      OpenSource<E> opened = open(source);
      open = opened.resource();
      items = opened.items();
    } catch (IOException e) {
      failed(SystemReason.of(e));
    } catch (UncheckedIOException e) {
      failed(SystemReason.of(e));
    }
  }

  private void failed(String reason) {
    items = Collections.emptyIterator();
    problems.accept(new Problem(ProblemCode.IO_ERROR, SourceLocation.whole(name), 0, 0, reason));
  }

  @Override
  public void close() {
    endSource();
    sources.close();
  }

  private void endSource() {
    ended();
    items = Collections.emptyIterator();
    Closeable resource = open;
    open = null;
    if (resource != null) {
      close(resource);
    }
  }

  private void close(Closeable resource) {
    try {
      resource.close();
    } catch (IOException e) {
      failed(SystemReason.of(e));
    } catch (UncheckedIOException e) {
      failed(SystemReason.of(e));
    }
  }
}
