package org.kifu.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.function.Consumer;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.game.Problem;
import org.kifu.source.Source;

/** The annotated games of several sources, one after the other. */
final class AnnotatedStream extends SourceStream<AnnotationResult> {
  private final Consumer<Problem> problems;

  /**
   * Starts before the first game.
   *
   * @param problems takes what is wrong with a source, and why a record was not annotated
   */
  AnnotatedStream(Iterator<Source> sources, Consumer<Problem> problems) {
    super(sources, problems);
    this.problems = problems;
  }

  @Override
  Opened<AnnotationResult> open(Source source) throws IOException {
    InputStream stream = source.open();
    return new Opened<>(new AnnotationReader(source.name(), stream), stream);
  }

  @Override
  public AnnotationResult next() {
    AnnotationResult result = super.next();
    if (result instanceof AnnotationFailure(Problem problem)) {
      problems.accept(problem);
    }
    return result;
  }
}
