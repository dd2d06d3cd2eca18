package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.archive.edition.ArchiveDiff.DiffCounts;
import org.kifu.archive.edition.ArchiveDiff.DiffSink;
import org.kifu.archive.edition.ArchiveDiff.Difference;
import org.kifu.archive.edition.ArchiveDiff.Difference.Added;
import org.kifu.archive.edition.ArchiveDiff.Difference.ChangedFacts;
import org.kifu.archive.edition.ArchiveDiff.Difference.ChangedMoves;
import org.kifu.archive.edition.ArchiveDiff.Difference.Removed;
import org.kifu.game.Counted;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/**
 * A writer of differences in one form. It flushes the stream below at the end and leaves it open.
 */
public abstract class DiffWriter implements DiffSink {
  private DiffWriter() {}

  /** Writes the sums, and ends the output. */
  public abstract void finish(DiffCounts counts) throws IOException;

  /** Text for people, with one difference in each line. */
  public static DiffWriter text(Writer out) {
    return new Text(out);
  }

  /** JSON lines with one object for each difference; the last line is the summary. */
  public static DiffWriter jsonLines(Writer out) throws IOException {
    return new Json(JsonOutput.onto(out, "\n"));
  }

  /** CSV with a row for each field that differs, or for each game that differs as a whole. */
  public static DiffWriter csv(Writer out) throws IOException {
    return new Csv(out);
  }

  /**
   * Differences for people.
   *
   * <pre>
   * - old.wtb@16: game 1, 60 moves: ...
   * + new.wtb@84: game 2, 60 moves: ...
   * ~ old.wtb@152: game 3, 60 moves: ...
   *     white: Heiberg -> Heiberg Thomas
   * ~ old.wtb@220: game 4, 60 moves: ...
   *     other moves from move 41 on
   * </pre>
   */
  private static final class Text extends DiffWriter {
    private final Writer out;

    private Text(Writer out) {
      this.out = out;
    }

    @Override
    public void write(Difference difference) throws IOException {
      switch (difference) {
        case Removed(GameTraits game) -> line("- ", game);
        case Added(GameTraits game) -> line("+ ", game);
        case ChangedFacts facts -> {
          line("~ ", facts.before());
          out.write(now(facts.after()));
          for (String change : changes(facts)) {
            out.write("    " + change + "\n");
          }
        }
        case ChangedMoves moves -> {
          line("~ ", moves.before());
          out.write(now(moves.after()));
          out.write("    other moves from move %d on\n".formatted(moves.fromMove()));
        }
      }
    }

    private void line(String sign, GameTraits game) throws IOException {
      out.write(sign + DedupWriter.line(game) + "\n");
    }

    private static String now(GameTraits game) {
      return "    now %s: game %d\n".formatted(game.where(), game.number());
    }

    private static List<String> changes(ChangedFacts facts) {
      List<String> changes = new ArrayList<>();
      if (facts.isTurned()) {
        changes.add("the board turned");
      }
      for (FactField field : facts.fields()) {
        changes.add(
            field == FactField.NOTES
                ? "notes: %d -> %d"
                    .formatted(
                        facts.before().facts().noteCount(), facts.after().facts().noteCount())
                : "%s: %s -> %s"
                    .formatted(
                        field.label(),
                        shown(field.of(facts.before().facts())),
                        shown(field.of(facts.after().facts()))));
      }
      return changes;
    }

    private static String shown(String text) {
      return text.isEmpty() ? "(nothing)" : text;
    }

    @Override
    public void finish(DiffCounts counts) throws IOException {
      out.write(
          ("%s in A, %d in B: %d same, %d only in A, %d only in B, %d with other facts,"
                  + " %d with other moves\n")
              .formatted(
                  Counted.of(counts.first(), "game"),
                  counts.second(),
                  counts.same(),
                  counts.removed(),
                  counts.added(),
                  counts.otherFacts(),
                  counts.otherMoves()));
      out.flush();
    }
  }

  /**
   * Differences as JSON lines, with games as in the JSON lines of {@link DedupWriter}.
   *
   * <pre>{@code
   * {"schemaVersion","change":"removed"|"added"|"facts"|"moves","a":{...},"b":{...},
   *   "fields":[...],"turned","fromMove"}
   * ...
   * {"schemaVersion","summary":{"a","b","same","removed","added","facts","moves"},"tool","settings"}
   * }</pre>
   */
  private static final class Json extends DiffWriter {
    private static final int SCHEMA_VERSION = 1;

    private final JsonOutput json;

    private Json(JsonOutput json) {
      this.json = json;
    }

    @Override
    public void write(Difference difference) throws IOException {
      json.write(
          switch (difference) {
            case Removed(GameTraits game) -> change("removed").put("a", DedupWriter.object(game));
            case Added(GameTraits game) -> change("added").put("b", DedupWriter.object(game));
            case ChangedFacts facts ->
                change("facts")
                    .put("a", DedupWriter.object(facts.before()))
                    .put("b", DedupWriter.object(facts.after()))
                    .putEach("fields", facts.fields(), FactField::label)
                    .put("turned", facts.isTurned());
            case ChangedMoves moves ->
                change("moves")
                    .put("a", DedupWriter.object(moves.before()))
                    .put("b", DedupWriter.object(moves.after()))
                    .put("fromMove", moves.fromMove());
          });
    }

    private static JsonObject change(String kind) {
      return JsonObject.ofVersion(SCHEMA_VERSION).put("change", kind);
    }

    @Override
    public void finish(DiffCounts counts) throws IOException {
      JsonObject sums =
          new JsonObject()
              .put("a", counts.first())
              .put("b", counts.second())
              .put("same", counts.same())
              .put("removed", counts.removed())
              .put("added", counts.added())
              .put("facts", counts.otherFacts())
              .put("moves", counts.otherMoves());
      json.finish(SCHEMA_VERSION, sums, new JsonObject());
    }
  }

  /** Differences as a table, with a row for each field, without the sums. */
  private static final class Csv extends DiffWriter {
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

    /** A field that differs; for a game that is only in one archive, the value is its title. */
    private record Row(
        String change,
        Optional<GameTraits> a,
        Optional<GameTraits> b,
        String field,
        String before,
        String after) {
      static Row of(
          String change, GameTraits a, GameTraits b, String field, String before, String after) {
        return new Row(change, Optional.of(a), Optional.of(b), field, before, after);
      }
    }

    private Csv(Writer out) throws IOException {
      rows = new CsvRows<>(COLUMNS, out);
    }

    @Override
    public void write(Difference difference) throws IOException {
      switch (difference) {
        case Removed(GameTraits game) ->
            rows.add(
                new Row(
                    "removed", Optional.of(game), Optional.empty(), "", game.facts().title(), ""));
        case Added(GameTraits game) ->
            rows.add(
                new Row(
                    "added", Optional.empty(), Optional.of(game), "", "", game.facts().title()));
        case ChangedFacts(GameTraits a, GameTraits b) -> writeFacts(a, b);
        case ChangedMoves moves ->
            rows.add(
                Row.of(
                    "moves",
                    moves.before(),
                    moves.after(),
                    "from_move",
                    "",
                    "" + moves.fromMove()));
      }
    }

    private void writeFacts(GameTraits a, GameTraits b) throws IOException {
      ChangedFacts facts = new ChangedFacts(a, b);
      if (facts.isTurned()) {
        rows.add(Row.of("facts", a, b, "turn", "" + a.line().turn(), "" + b.line().turn()));
      }
      for (FactField field : facts.fields()) {
        rows.add(Row.of("facts", a, b, field.label(), field.of(a.facts()), field.of(b.facts())));
      }
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
}
