package org.kifu.command.everyday;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.output.AnnotationCheckWriter;
import org.kifu.annotate.output.AnnotationComparison;
import org.kifu.annotate.output.AnnotationComparison.AnnotationDifference;

/** Compares games as they are annotated with what a file says of them, one after the other. */
final class AnnotationCheck implements Receiver {
  private final Iterator<AnnotationResult> recorded;
  private final AnnotationCheckWriter writer;
  private long games;
  private long plies;
  private long differences;

  /**
   * @param recorded the games of the file
   */
  AnnotationCheck(Iterator<AnnotationResult> recorded, AnnotationCheckWriter writer) {
    this.recorded = recorded;
    this.writer = writer;
  }

  @Override
  public void game(AnnotationResult now) {
    compare(recorded.hasNext() ? recorded.next() : null, now);
    plies += now instanceof AnnotatedGame game ? game.moves().size() : 0;
  }

  private void compare(@Nullable AnnotationResult was, @Nullable AnnotationResult now) {
    games++;
    try {
      for (AnnotationDifference each : AnnotationComparison.differences(was, now)) {
        differences++;
        writer.write(each);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Tells of games that are in the file alone, and the sum; returns whether all is the same. */
  boolean finish(AnnotationSettings settings) throws IOException {
    while (recorded.hasNext()) {
      compare(recorded.next(), null);
    }
    writer.finish(new AnnotationCheckWriter.CheckTotal(games, plies, differences), settings);
    return differences == 0;
  }
}
