package org.kifu.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.export.AnnotationReader;
import org.kifu.format.Source;
import org.kifu.format.SystemReason;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The annotated games of several sources, one after the other. */
final class AnnotatedStream implements Iterator<AnnotationResult>, AutoCloseable {
  private final Iterator<Source> sources;
  private final Consumer<Problem> problems;
  private Iterator<AnnotationResult> games = Collections.emptyIterator();
  private String name = "";
  private @Nullable InputStream stream;

  /**
   * Starts before the first game.
   *
   * @param problems takes what is wrong with a source, and why a record was not annotated
   */
  AnnotatedStream(Iterator<Source> sources, Consumer<Problem> problems) {
    this.sources = sources;
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    while (!hasNextHere()) {
      close();
      if (!sources.hasNext()) {
        return false;
      }
      open(sources.next());
    }
    return true;
  }

  @Override
  public AnnotationResult next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    AnnotationResult result = games.next();
    if (result instanceof AnnotationFailure(Problem problem)) {
      problems.accept(problem);
    }
    return result;
  }

  private boolean hasNextHere() {
    try {
      return games.hasNext();
    } catch (UncheckedIOException e) {
      failed(SystemReason.of(e));
      return false;
    }
  }

  private void open(Source source) {
    name = source.name();
    try {
      InputStream in = source.open();
      stream = in;
      games = new AnnotationReader(name, in);
    } catch (IOException e) {
      failed(SystemReason.of(e));
    }
  }

  private void failed(String reason) {
    games = Collections.emptyIterator();
    problems.accept(new Problem(ProblemCode.IO_ERROR, SourceLocation.whole(name), 0, 0, reason));
  }

  @Override
  public void close() {
    games = Collections.emptyIterator();
    InputStream open = stream;
    stream = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException e) {
        failed(SystemReason.of(e));
      }
    }
  }
}
