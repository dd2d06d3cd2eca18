package org.kifu.command.report;

import java.io.IOException;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.GameWords;
import org.kifu.command.input.ProblemReport;

/**
 * A writer of a form that tells of two players. It leaves out games of one player, and reports
 * them.
 *
 * @param form the writer of the form
 * @param problems takes the games that are left out
 */
record TwoPlayerWriter(AnnotationWriter form, ProblemReport problems) implements AnnotationWriter {
  /** The reason why a game of one player is left out. */
  static final String REASON =
      "games of one player can be written only as text, json, jsonl, csv or parquet";

  @Override
  public void write(AnnotationResult result) throws IOException {
    if (result instanceof AnnotatedGame game && isOfOne(game)) {
      problems.notWritten(game.game().where(), game.game().number(), REASON);
    } else {
      form.write(result);
    }
  }

  /** Whether a game has only one player. */
  static boolean isOfOne(AnnotatedGame game) {
    return GameWords.isOfOnePlayer(game);
  }

  @Override
  public void close() throws IOException {
    form.close();
  }
}
