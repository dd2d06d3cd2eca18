package org.kifu.command.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.game.Problem;

/** A sink of annotated games, which writes them as they come and counts them. */
public final class AnnotationSink implements Consumer<AnnotationResult> {
  private final AnnotationWriter writer;
  private final AnnotationReport report;
  private final Consumer<Problem> failures;
  private Optional<AnnotatedGame> last = Optional.empty();
  private long count;

  /**
   * @param writer takes each result
   * @param report takes each result
   * @param failures takes the problem of each record that was not annotated
   */
  public AnnotationSink(
      AnnotationWriter writer, AnnotationReport report, Consumer<Problem> failures) {
    this.writer = writer;
    this.report = report;
    this.failures = failures;
  }

  @Override
  public void accept(AnnotationResult result) {
    count++;
    switch (result) {
      case AnnotatedGame game -> last = Optional.of(game);
      case AnnotationFailure(Problem problem) -> failures.accept(problem);
    }
    try {
      writer.write(result);
      report.write(result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The games so far, annotated or not. */
  public long count() {
    return count;
  }

  /** The last game that was annotated. */
  public Optional<AnnotatedGame> last() {
    return last;
  }
}
