package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.DiffCounts;
import org.kifu.archive.edition.Difference;
import org.kifu.archive.edition.Difference.Added;
import org.kifu.archive.edition.Difference.OtherFacts;
import org.kifu.archive.edition.Difference.OtherMoves;
import org.kifu.archive.edition.Difference.Removed;
import org.kifu.table.CsvRows;

/** Differences as a table, a row for each field; the sums are not in it. */
final class DiffCsv implements DiffWriter {
  private final CsvRows rows;

  DiffCsv(Writer out) throws IOException {
    rows =
        new CsvRows(
            out,
            List.of(
                "change",
                "a_source",
                "a_game",
                "b_source",
                "b_game",
                "field",
                "a_value",
                "b_value"));
  }

  @Override
  public void write(Difference difference) throws IOException {
    switch (difference) {
      case Removed(GameTraits game) ->
          rows.add(
              List.of(
                  "removed", source(game), game.number(), "", "", "", game.facts().title(), ""));
      case Added(GameTraits game) ->
          rows.add(
              List.of("added", "", "", source(game), game.number(), "", "", game.facts().title()));
      case OtherFacts facts -> writeFacts(facts);
      case OtherMoves moves ->
          add("moves", moves.before(), moves.after(), "from_move", "", "" + moves.fromMove());
    }
  }

  private void writeFacts(OtherFacts facts) throws IOException {
    GameTraits before = facts.before();
    GameTraits after = facts.after();
    if (facts.isTurned()) {
      add("facts", before, after, "turn", "" + before.line().turn(), "" + after.line().turn());
    }
    for (FactField field : facts.fields()) {
      add("facts", before, after, field.label(), field.of(before.facts()), field.of(after.facts()));
    }
  }

  private void add(
      String change, GameTraits a, GameTraits b, String field, String before, String after)
      throws IOException {
    rows.add(List.of(change, source(a), a.number(), source(b), b.number(), field, before, after));
  }

  private static String source(GameTraits game) {
    return game.where().source();
  }

  @Override
  public void finish(DiffCounts counts) throws IOException {
    rows.flush();
  }
}
