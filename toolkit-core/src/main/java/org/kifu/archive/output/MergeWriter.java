package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.archive.edition.MergeEvent;
import org.kifu.archive.edition.MergeEvent.MergeSink;
import org.kifu.archive.edition.MergePlan.MergeSummary;
import org.kifu.game.Counted;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/**
 * A writer of the events of a merger. It flushes the stream below at the end and leaves it open.
 */
public abstract class MergeWriter implements MergeSink {
  private MergeWriter() {}

  /** Writes the sums, and ends the output. */
  public abstract void finish(MergeSummary summary) throws IOException;

  /** Text for people. */
  public static MergeWriter text(Writer out) {
    return new Text(out);
  }

  /**
   * JSON lines with one object for each game with the same moves as another; the last is the
   * summary.
   */
  public static MergeWriter jsonLines(Writer out) throws IOException {
    return new Json(JsonOutput.onto(out, "\n"));
  }

  /** CSV with a row for each game with the same moves as another. */
  public static MergeWriter csv(Writer out) throws IOException {
    return new Csv(new CsvRows<>(Csv.COLUMNS, out));
  }

  private static String fields(MergeEvent event, String separator) {
    return event.fields().stream().map(FactField::label).collect(Collectors.joining(separator));
  }

  /**
   * A merger for people.
   *
   * <pre>
   * merged: new.ggf:3:1: game 3, 60 moves: ...
   *     into old.wtb@152: game 3; adds date
   * conflict: new.ggf:4:1: game 4, 60 moves: ...
   *     same moves as old.wtb@220: game 4; other white
   * </pre>
   */
  private static final class Text extends MergeWriter {
    private final Writer out;

    private Text(Writer out) {
      this.out = out;
    }

    @Override
    public void write(MergeEvent event) throws IOException {
      out.write("%s: %s\n".formatted(event.kind().label(), DedupWriter.line(event.game())));
      String other = "%s: game %d".formatted(event.kept().where(), event.kept().number());
      String fields = fields(event, ", ");
      out.write(
          switch (event.kind()) {
            case MERGED ->
                "    into %s%s\n".formatted(other, fields.isEmpty() ? "" : "; adds " + fields);
            case CONFLICT -> "    same moves as %s, both kept; other %s\n".formatted(other, fields);
            case AMBIGUOUS ->
                "    may be %s or another with these moves, kept; would add %s\n"
                    .formatted(other, fields);
          });
    }

    @Override
    public void finish(MergeSummary summary) throws IOException {
      out.write(
          "%s read, %d kept, %d merged into others (%d completed from others), %s"
              .formatted(
                  Counted.of(summary.read(), "game"),
                  summary.kept(),
                  summary.merged(),
                  summary.completed(),
                  Counted.of(summary.conflicts(), "conflict")));
      out.write(summary.leftOut() == 0 ? "" : ", %d left out".formatted(summary.leftOut()));
      out.write(summary.damaged() == 0 ? "\n" : ", %d damaged\n".formatted(summary.damaged()));
      out.flush();
    }
  }

  /**
   * A merger as JSON lines, with games as in the JSON lines of {@link DedupWriter}.
   *
   * <pre>{@code
   * {"schemaVersion","event":"merged"|"conflict"|"ambiguous","game":{...},"other":{...},
   *   "fields":[...]}
   * ...
   * {"schemaVersion","summary":{"read","kept","merged","completed","conflicts",
   *   "leftOut","damaged"},"tool","settings"}
   * }</pre>
   */
  private static final class Json extends MergeWriter {
    private static final int SCHEMA_VERSION = 1;

    private final JsonOutput json;

    private Json(JsonOutput json) {
      this.json = json;
    }

    @Override
    public void write(MergeEvent event) throws IOException {
      json.write(
          JsonObject.ofVersion(SCHEMA_VERSION)
              .put("event", event.kind().label())
              .put("game", DedupWriter.object(event.game()))
              .put("other", DedupWriter.object(event.kept()))
              .putEach("fields", event.fields(), FactField::label));
    }

    @Override
    public void finish(MergeSummary summary) throws IOException {
      JsonObject sums =
          new JsonObject()
              .put("read", summary.read())
              .put("kept", summary.kept())
              .put("merged", summary.merged())
              .put("completed", summary.completed())
              .put("conflicts", summary.conflicts())
              .put("leftOut", summary.leftOut())
              .put("damaged", summary.damaged());
      json.finish(SCHEMA_VERSION, sums, new JsonObject());
    }
  }

  /** A merger as a table, without the sums. */
  private static final class Csv extends MergeWriter {
    private static final List<Column<MergeEvent>> COLUMNS =
        List.of(
            Column.text("event", event -> event.kind().label()),
            Column.text("source", event -> event.game().where().source()),
            Column.number("game", event -> event.game().number()),
            Column.text("title", event -> event.game().facts().title()),
            Column.text("other_source", event -> event.kept().where().source()),
            Column.number("other_game", event -> event.kept().number()),
            Column.text("other_title", event -> event.kept().facts().title()),
            Column.text("fields", event -> fields(event, " ")));

    private final CsvRows<MergeEvent> rows;

    private Csv(CsvRows<MergeEvent> rows) {
      this.rows = rows;
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
}
