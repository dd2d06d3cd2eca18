package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.MergeEvent;
import org.kifu.archive.edition.MergeSummary;
import org.kifu.table.CsvRows;

/** What a merger did as a table; the sums are not in it. */
final class MergeCsv implements MergeWriter {
  private final CsvRows rows;

  MergeCsv(Writer out) throws IOException {
    rows =
        new CsvRows(
            out,
            List.of(
                "event",
                "source",
                "game",
                "title",
                "other_source",
                "other_game",
                "other_title",
                "fields"));
  }

  @Override
  public void write(MergeEvent event) throws IOException {
    GameTraits game = event.game();
    GameTraits other = event.kept();
    rows.add(
        List.of(
            event.kind().label(),
            game.where().source(),
            game.number(),
            game.facts().title(),
            other.where().source(),
            other.number(),
            other.facts().title(),
            event.fields().stream().map(FactField::label).collect(Collectors.joining(" "))));
  }

  @Override
  public void finish(MergeSummary summary) throws IOException {
    rows.flush();
  }
}
