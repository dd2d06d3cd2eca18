package org.kifu.command.everyday;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.command.ProblemReport;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;

/** Writes annotated games as records of a notation; what was not annotated has no place there. */
final class RecordAnnotations implements AnnotationWriter {
  private final String notation;
  private final Function<AnnotatedGame, GameRecord> records;
  private final Writer out;
  private final ProblemReport problems;

  /**
   * @param notation one that is text, by its name
   * @param records makes what is written
   * @param problems is told of games that the notation cannot hold
   */
  RecordAnnotations(
      String notation,
      Function<AnnotatedGame, GameRecord> records,
      Writer out,
      ProblemReport problems) {
    this.notation = notation;
    this.records = records;
    this.out = out;
    this.problems = problems;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    if (result instanceof AnnotatedGame game) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (GameWriter writer = GameWriter.open(notation, bytes)) {
        write(game, writer);
      }
      out.write(bytes.toString(StandardCharsets.UTF_8));
    }
  }

  private void write(AnnotatedGame game, GameWriter writer) throws IOException {
    GameRecord record = records.apply(game);
    Optional<String> refusal = writer.refusal(record);
    if (refusal.isPresent()) {
      problems.notWritten(game.game().where(), game.game().number(), refusal.get());
    } else {
      writer.write(record);
    }
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
