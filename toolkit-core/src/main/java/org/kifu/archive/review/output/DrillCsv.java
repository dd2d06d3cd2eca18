package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.archive.review.Drill;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.words.Discs;

/** Problems as CSV, a row each. Values are discs for the side to move. */
public final class DrillCsv {
  private static final List<Column<Numbered>> COLUMNS =
      List.of(
          Column.number("number", Numbered::number),
          of("position", drill -> BoardText.write(drill.position())),
          ofMove("played", AnnotatedMove::move),
          ofMove("played_mover_disc_diff", move -> Discs.number(move.moverCentidiscs())),
          ofMove("best", move -> MoveToken.joined(move.best())),
          ofMove("best_mover_disc_diff", move -> Discs.number(move.bestMoverCentidiscs())),
          ofMove("loss_discs", move -> Discs.number(move.lossCentidiscs())),
          of("label", drill -> drill.label().label()),
          ofMove("confidence", move -> move.certainty().confidence().label()),
          ofMove("depth", move -> move.certainty().depth()),
          ofMove("empties", AnnotatedMove::empties),
          ofMove("pv", move -> MoveToken.joined(move.line())),
          ofMove("played_pv", move -> MoveToken.joined(move.playedLine())),
          ofMove("reasons", DrillCsv::reasons),
          of("black", drill -> drill.header().black()),
          of("white", drill -> drill.header().white()),
          of("event", drill -> drill.header().event()),
          of("date", drill -> drill.header().date().toString()),
          of("source", drill -> drill.facts().where().source()),
          of("game", drill -> drill.facts().number()),
          ofMove("ply", AnnotatedMove::ply));

  /** A problem with its number, from 1. */
  private record Numbered(int number, Drill drill) {}

  private DrillCsv() {}

  private static Column<Numbered> of(String name, Function<Drill, Object> cell) {
    return Column.text(name, row -> cell.apply(row.drill));
  }

  private static Column<Numbered> ofMove(String name, Function<AnnotatedMove, Object> cell) {
    return of(name, drill -> cell.apply(drill.move()));
  }

  private static String reasons(AnnotatedMove move) {
    return move.reasons().stream()
        .map(reason -> reason.motif().code())
        .collect(Collectors.joining(" "));
  }

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(List<Drill> drills, Writer out) throws IOException {
    CsvRows<Numbered> rows = new CsvRows<>(COLUMNS, out);
    for (int i = 0; i < drills.size(); i++) {
      rows.add(new Numbered(i + 1, drills.get(i)));
    }
    rows.flush();
  }
}
