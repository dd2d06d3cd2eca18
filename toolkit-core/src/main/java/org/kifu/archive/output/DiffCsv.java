package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.DiffCounts;
import org.kifu.archive.edition.Difference;
import org.kifu.archive.edition.Difference.Added;
import org.kifu.archive.edition.Difference.OtherFacts;
import org.kifu.archive.edition.Difference.OtherMoves;
import org.kifu.archive.edition.Difference.Removed;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/** Differences as a table, a row for each field; the sums are not in it. */
final class DiffCsv implements DiffWriter {
  private static final List<Column<Row>> COLUMNS =
      List.of(
          Column.text("change", Row::change),
          Column.text("a_source", row -> source(row.a)),
          Column.number("a_game", row -> number(row.a)),
          Column.text("b_source", row -> source(row.b)),
          Column.number("b_game", row -> number(row.b)),
          Column.text("field", Row::field),
          Column.text("a_value", Row::before),
          Column.text("b_value", Row::after));

  private final CsvRows<Row> rows;

  /** A field that differs; a game that is in one archive alone has its title as value. */
  private record Row(
      String change,
      Optional<GameTraits> a,
      Optional<GameTraits> b,
      String field,
      String before,
      String after) {}

  DiffCsv(Writer out) throws IOException {
    rows = new CsvRows<>(COLUMNS, out);
  }

  @Override
  public void write(Difference difference) throws IOException {
    switch (difference) {
      case Removed(GameTraits game) ->
          add("removed", Optional.of(game), Optional.empty(), "", game.facts().title(), "");
      case Added(GameTraits game) ->
          add("added", Optional.empty(), Optional.of(game), "", "", game.facts().title());
      case OtherFacts facts -> writeFacts(facts);
      case OtherMoves moves ->
          add(
              "moves",
              Optional.of(moves.before()),
              Optional.of(moves.after()),
              "from_move",
              "",
              "" + moves.fromMove());
    }
  }

  private void writeFacts(OtherFacts facts) throws IOException {
    GameTraits before = facts.before();
    GameTraits after = facts.after();
    Optional<GameTraits> a = Optional.of(before);
    Optional<GameTraits> b = Optional.of(after);
    if (facts.isTurned()) {
      add("facts", a, b, "turn", "" + before.line().turn(), "" + after.line().turn());
    }
    for (FactField field : facts.fields()) {
      add("facts", a, b, field.label(), field.of(before.facts()), field.of(after.facts()));
    }
  }

  private void add(
      String change,
      Optional<GameTraits> a,
      Optional<GameTraits> b,
      String field,
      String before,
      String after)
      throws IOException {
    rows.add(new Row(change, a, b, field, before, after));
  }

  private static Object source(Optional<GameTraits> game) {
    return game.map(known -> known.where().source()).orElse("");
  }

  private static Object number(Optional<GameTraits> game) {
    return game.<Object>map(GameTraits::number).orElse("");
  }

  @Override
  public void finish(DiffCounts counts) throws IOException {
    rows.flush();
  }
}
