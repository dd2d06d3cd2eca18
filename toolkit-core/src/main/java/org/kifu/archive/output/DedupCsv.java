package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.dedup.DedupSummary;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.Reason;
import org.kifu.table.CsvRows;

/** Groups as a table, a row for each of their games. The sums are not in it. */
final class DedupCsv implements DedupWriter {
  private final CsvRows rows;
  private long group;
  private String reason = "";

  DedupCsv(Writer out) throws IOException {
    List<String> names = new ArrayList<>(List.of("group", "reason"));
    names.addAll(gameColumns());
    rows = new CsvRows(out, names);
  }

  /** The names of the columns of {@link #gameValues}. */
  static List<String> gameColumns() {
    List<String> names =
        new ArrayList<>(List.of("source", "offset", "line", "game", "moves", "turn"));
    for (FactField field : FactField.values()) {
      names.add(field.label());
    }
    return names;
  }

  /** Where a game stands and what is known of it. */
  static List<Object> gameValues(GameTraits game) {
    List<Object> values = new ArrayList<>();
    values.add(game.where().source());
    values.add(game.where().offset() < 0 ? "" : game.where().offset());
    values.add(game.where().line() > 0 ? game.where().line() : "");
    values.add(game.number());
    values.add(game.moves());
    values.add(game.line().turn());
    for (FactField field : FactField.values()) {
      values.add(field == FactField.NOTES ? game.facts().noteCount() : field.of(game.facts()));
    }
    return values;
  }

  @Override
  public void begin(long number, Reason ofGroup) {
    group = number;
    reason = ofGroup.label();
  }

  @Override
  public void member(GameTraits game) throws IOException {
    List<Object> row = new ArrayList<>(List.of(group, reason));
    row.addAll(gameValues(game));
    rows.add(row);
  }

  @Override
  public void end() {}

  @Override
  public void finish(DedupSummary summary) throws IOException {
    rows.flush();
  }
}
