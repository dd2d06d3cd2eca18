package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import org.apache.commons.csv.CSVFormat;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.GameFacts;
import org.kifu.annotate.MoveLabel;
import org.kifu.game.GameHeader;
import org.kifu.game.Problem;
import org.kifu.opening.NamedOpening;

/**
 * A row a ply. Squares of {@code best} and {@code pv} are separated by spaces; what is unknown or
 * does not apply is empty.
 */
final class CsvAnnotationWriter implements AnnotationWriter {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private static final String NONE = "";

  private final Writer out;

  CsvAnnotationWriter(Writer out) throws IOException {
    this.out = out;
    FORMAT.printRecord(
        out,
        "source",
        "game",
        "black",
        "white",
        "event",
        "date",
        "opening",
        "ply",
        "mover",
        "move",
        "empties",
        "forced",
        "black_disc_diff",
        "best",
        "best_black_disc_diff",
        "mover_loss_discs",
        "confidence",
        "confidence_percent",
        "depth",
        "label",
        "pv",
        "error_code",
        "error_message");
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    switch (result) {
      case AnnotatedGame game -> {
        for (AnnotatedMove move : game.moves()) {
          write(game, move);
        }
      }
      case AnnotationFailure(Problem problem) -> write(problem);
    }
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }

  private void write(AnnotatedGame game, AnnotatedMove move) throws IOException {
    GameFacts facts = game.game();
    GameHeader header = facts.header();
    Certainty certainty = move.certainty();
    FORMAT.printRecord(
        out,
        facts.where().source(),
        facts.number(),
        CsvRows.written(header.black()),
        CsvRows.written(header.white()),
        CsvRows.written(header.event()),
        header.date(),
        game.opening().map(NamedOpening::name).orElse(NONE),
        move.ply(),
        move.mover().label(),
        move.move(),
        move.empties(),
        move.forced(),
        Discs.number(move.blackCentidiscs()),
        String.join(" ", move.best()),
        Discs.number(move.bestBlackCentidiscs()),
        Discs.number(move.lossCentidiscs()),
        certainty.confidence().label(),
        certainty.percent(),
        certainty.depth(),
        move.label().map(MoveLabel::label).orElse(NONE),
        String.join(" ", move.line()),
        NONE,
        NONE);
  }

  /** The place of the error and, as far as it concerns one, its ply; nothing of the game. */
  private void write(Problem problem) throws IOException {
    FORMAT.printRecord(
        out,
        problem.where().source(),
        orNone(problem.game()),
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        orNone(problem.ply()),
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        problem.code().code(),
        problem.message());
  }

  /** A number that is unknown where it is 0. */
  private static Object orNone(int number) {
    return number > 0 ? number : NONE;
  }
}
