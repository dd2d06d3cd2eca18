package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.edition.MergeEvent;
import org.kifu.archive.edition.MergeSummary;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/** What a merger did as a table; the sums are not in it. */
final class MergeCsv implements MergeWriter {
  private static final List<Column<MergeEvent>> COLUMNS =
      List.of(
          Column.text("event", event -> event.kind().label()),
          Column.text("source", event -> event.game().where().source()),
          Column.number("game", event -> event.game().number()),
          Column.text("title", event -> event.game().facts().title()),
          Column.text("other_source", event -> event.kept().where().source()),
          Column.number("other_game", event -> event.kept().number()),
          Column.text("other_title", event -> event.kept().facts().title()),
          Column.text("fields", MergeCsv::fields));

  private final CsvRows<MergeEvent> rows;

  MergeCsv(Writer out) throws IOException {
    rows = new CsvRows<>(COLUMNS, out);
  }

  private static String fields(MergeEvent event) {
    return event.fields().stream().map(FactField::label).collect(Collectors.joining(" "));
  }

  @Override
  public void write(MergeEvent event) throws IOException {
    rows.add(event);
  }

  @Override
  public void finish(MergeSummary summary) throws IOException {
    rows.flush();
  }
}
