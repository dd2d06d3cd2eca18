package org.kifu.opening.output;

import java.util.List;
import org.kifu.analysis.Value;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.table.TextTable.Column;
import org.kifu.words.Discs;
import org.kifu.words.OpeningWords;

/** What an engine thinks of moves, in columns of a text; none where none was asked. */
record EngineColumns(boolean isGiven, OpeningWords words) {
  private static final int VALUE_WIDTH = 6;

  static EngineColumns of(OpeningTable table, OpeningWords words) {
    return new EngineColumns(table.engine().isPresent(), words);
  }

  /** The value, and how far it can be trusted. */
  List<Column> columns() {
    return isGiven
        ? List.of(Column.number(words.of("text.engine"), VALUE_WIDTH), Column.text("", 0))
        : List.of();
  }

  /** A line that tells what the columns are. */
  String legend() {
    return isGiven ? words.of("text.legend.engine") + "\n" : "";
  }

  List<String> cells(OpeningRow row) {
    return row.value().map(this::cells).orElseGet(this::none);
  }

  List<String> none() {
    return isGiven ? List.of("", "") : List.of();
  }

  private List<String> cells(Value value) {
    return List.of(Discs.signed(value.centidiscs(), value.isExact()), words.certainty(value));
  }
}
