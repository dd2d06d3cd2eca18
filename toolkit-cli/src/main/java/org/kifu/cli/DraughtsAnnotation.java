package org.kifu.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationSink;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.OpeningNamer;
import org.kifu.batch.Batch;
import org.kifu.export.AnnotationWriter;
import org.kifu.export.Tool;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.rules.draughts.DraughtsEngine;
import org.kifu.rules.draughts.DraughtsMove;
import org.kifu.rules.draughts.DraughtsPosition;
import org.kifu.rules.draughts.RussianDraughts;

/** Annotates games of draughts, whose values are men: without openings, chances and reasons. */
final class DraughtsAnnotation {
  /** From half a man, a man and two on; an estimate may be wrong by a fifth of one. */
  private static final LabelRule USUAL = new LabelRule(50, 100, 200, 0, 20);

  private final RussianDraughts rules;
  private final Annotator<DraughtsPosition, DraughtsMove> annotator;
  private final int jobs;

  DraughtsAnnotation(RussianDraughts rules, Limits limits, LabelOption labels, int jobs) {
    this.rules = rules;
    this.annotator =
        new Annotator<DraughtsPosition, DraughtsMove>(
                rules, OpeningNamer.none(), Tool.version(), limits)
            .labelledBy(labels.rule(USUAL));
    this.jobs = jobs;
  }

  /**
   * Annotates games and writes them as they come.
   *
   * @param failures is told of games that cannot be annotated
   */
  void write(Iterator<ParsedGame> games, AnnotationWriter writer, Consumer<Problem> failures) {
    annotator.annotate(
        games, new Batch(jobs, 1), () -> new DraughtsEngine(rules), new Sink(writer, failures));
  }

  private record Sink(AnnotationWriter writer, Consumer<Problem> failures)
      implements AnnotationSink {
    @Override
    public void game(AnnotationResult result) {
      if (result instanceof AnnotationFailure(Problem problem)) {
        failures.accept(problem);
      }
      try {
        writer.write(result);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void progress(int done, int plies) {}
  }
}
