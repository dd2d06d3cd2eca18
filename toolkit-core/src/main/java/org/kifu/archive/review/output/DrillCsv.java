package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.archive.review.Drill;
import org.kifu.board.BoardText;
import org.kifu.table.CsvRows;
import org.kifu.words.Discs;

/** Problems as CSV, a row each. Values are discs for the side to move. */
public final class DrillCsv {
  private static final List<String> HEADER =
      List.of(
          "number",
          "position",
          "played",
          "played_mover_disc_diff",
          "best",
          "best_mover_disc_diff",
          "loss_discs",
          "label",
          "confidence",
          "depth",
          "empties",
          "pv",
          "played_pv",
          "reasons",
          "black",
          "white",
          "event",
          "date",
          "source",
          "game",
          "ply");

  private DrillCsv() {}

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(List<Drill> drills, Writer out) throws IOException {
    CsvRows rows = new CsvRows(out, HEADER);
    for (int i = 0; i < drills.size(); i++) {
      rows.add(cells(i + 1, drills.get(i)));
    }
    rows.flush();
  }

  private static List<Object> cells(int number, Drill drill) {
    AnnotatedMove move = drill.move();
    List<Object> cells = new ArrayList<>();
    cells.add(number);
    cells.add(BoardText.write(drill.position()));
    cells.add(move.move());
    cells.add(Discs.number(move.moverCentidiscs()));
    cells.add(String.join(" ", move.best()));
    cells.add(Discs.number(move.bestMoverCentidiscs()));
    cells.add(Discs.number(move.lossCentidiscs()));
    cells.add(drill.label().label());
    cells.add(move.certainty().confidence().label());
    cells.add(move.certainty().depth());
    cells.add(move.empties());
    cells.add(String.join(" ", move.line()));
    cells.add(String.join(" ", move.playedLine()));
    cells.add(
        String.join(" ", move.reasons().stream().map(reason -> reason.motif().code()).toList()));
    cells.add(drill.header().black());
    cells.add(drill.header().white());
    cells.add(drill.header().event());
    cells.add(drill.header().date().toString());
    cells.add(drill.facts().where().source());
    cells.add(drill.facts().number());
    cells.add(move.ply());
    return cells;
  }
}
