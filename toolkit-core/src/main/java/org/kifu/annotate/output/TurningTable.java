package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.TurningPoint;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.words.Glyphs;
import org.kifu.words.Words;

/** The turning points of a game as a table, the largest loss first. */
record TurningTable(Glyphs glyphs, Words words) {
  /** The table with its heading; empty if there are no turning points. */
  String text(List<TurningPoint> turns) {
    return turns.isEmpty()
        ? ""
        : words.of("heading.turns") + "\n" + TextTable.of(columns(turns), turns).toString();
  }

  /** The table alone; empty if there are no turning points. */
  String markdown(List<TurningPoint> turns) {
    return turns.isEmpty() ? "" : MarkdownTable.of(columns(turns), turns);
  }

  /** The columns; that of the chances only if there are any. */
  private List<Column<TurningPoint>> columns(List<TurningPoint> turns) {
    List<Column<TurningPoint>> columns = new ArrayList<>();
    columns.add(Column.number(words.of("moves.ply"), 4, turn -> turn.move().ply()));
    columns.add(Column.text(words.of("moves.move"), 6, turn -> move(turn.move())));
    columns.add(
        Column.number(words.of("moves.loss"), 6, turn -> MetricText.loss(turn.move(), words)));
    if (turns.stream().anyMatch(turn -> turn.chanceBefore().isPresent())) {
      columns.add(Column.text(words.of("turn.chance"), 11, this::chances));
    }
    columns.add(Column.text(words.of("moves.label"), turn -> label(turn.move())));
    columns.add(Column.text(words.of("moves.best"), turn -> words.moves(turn.move().best())));
    columns.add(Column.text("", turn -> turn.decides() ? words.of("turn.decides") : ""));
    return columns;
  }

  private String move(AnnotatedMove move) {
    return glyphs.disc(move.shown()) + " " + words.move(move.move());
  }

  private String label(AnnotatedMove move) {
    return move.label().map(new AnnotationWords(words)::of).orElse("");
  }

  /** The mover's chance before and after the move. */
  private String chances(TurningPoint turn) {
    OptionalInt before = turn.chanceBefore();
    OptionalInt after = turn.chanceAfter();
    return before.isPresent() && after.isPresent()
        ? percent(before) + " " + glyphs.arrow() + " " + percent(after)
        : "";
  }

  private static String percent(OptionalInt hundredths) {
    return (hundredths.getAsInt() + 50) / 100 + " %";
  }
}
