package org.kifu.command.report;

import java.io.IOException;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.command.input.ProblemReport;
import org.kifu.game.GameRecord;

/**
 * A writer of forms that show the board of the tournament game. It leaves out games by other rules,
 * and reports them.
 *
 * @param forms the writers of the forms
 * @param problems takes the games that are left out
 */
record OthelloWriter(List<AnnotationWriter> forms, ProblemReport problems)
    implements AnnotationWriter {
  @Override
  public void write(AnnotationResult result) throws IOException {
    if (result instanceof AnnotatedGame game && !isOfOthello(game)) {
      problems.notWritten(
          game.game().where(),
          game.game().number(),
          "games of %s can be written only as text, json or jsonl".formatted(game.game().rules()));
      return;
    }
    for (AnnotationWriter form : forms) {
      form.write(result);
    }
  }

  static boolean isOfOthello(AnnotatedGame game) {
    return game.game().rules().equals(GameRecord.OTHELLO);
  }

  @Override
  public void close() throws IOException {
    for (AnnotationWriter form : forms) {
      form.close();
    }
  }
}
