package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kifu.archive.dedup.DedupSummary;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameFacts;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.Reason;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/** Groups as a table, a row for each of their games. The sums are not in it. */
final class DedupCsv implements DedupWriter {
  private static final List<Column<Row>> COLUMNS = columns();

  private final CsvRows<Row> rows;
  private long group;
  private String reason = "";

  /** A game of a group. */
  private record Row(long group, String reason, GameTraits game) {}

  DedupCsv(Writer out) throws IOException {
    rows = new CsvRows<>(COLUMNS, out);
  }

  private static List<Column<Row>> columns() {
    List<Column<Row>> columns = new ArrayList<>();
    columns.add(Column.number("group", Row::group));
    columns.add(Column.text("reason", Row::reason));
    columns.add(of("source", game -> game.where().source()));
    columns.add(of("offset", game -> game.where().offset() < 0 ? "" : game.where().offset()));
    columns.add(of("line", game -> game.where().line() > 0 ? game.where().line() : ""));
    columns.add(of("game", GameTraits::number));
    columns.add(of("moves", GameTraits::moves));
    columns.add(of("turn", game -> game.line().turn()));
    for (FactField field : FactField.values()) {
      columns.add(of(field.label(), game -> value(field, game.facts())));
    }
    return List.copyOf(columns);
  }

  private static Column<Row> of(String name, Function<GameTraits, Object> cell) {
    return Column.text(name, row -> cell.apply(row.game));
  }

  private static Object value(FactField field, GameFacts facts) {
    return field == FactField.NOTES ? facts.noteCount() : field.of(facts);
  }

  @Override
  public void begin(long number, Reason ofGroup) {
    group = number;
    reason = ofGroup.label();
  }

  @Override
  public void member(GameTraits game) throws IOException {
    rows.add(new Row(group, reason, game));
  }

  @Override
  public void end() {}

  @Override
  public void finish(DedupSummary summary) throws IOException {
    rows.flush();
  }
}
