package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.Dedup.DedupSummary;
import org.kifu.archive.dedup.Dedup.GroupSink;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.DuplicateRemoval.Keep;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordFacts;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.game.Counted;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.TextTable;

/** A writer of groups in one form. It flushes the stream below at the end and leaves it open. */
public abstract class DedupWriter implements GroupSink {
  /** The columns of a game for programs. */
  private static final List<Column<GameTraits>> TRAITS = traits();

  private DedupWriter() {}

  private static List<Column<GameTraits>> traits() {
    List<Column<GameTraits>> columns = new ArrayList<>();
    columns.add(Column.text("source", game -> game.where().source()));
    columns.add(
        Column.number("offset", game -> game.where().offset() < 0 ? null : game.where().offset()));
    columns.add(
        Column.number("line", game -> game.where().line() > 0 ? game.where().line() : null));
    columns.add(Column.number("game", GameTraits::number));
    columns.add(Column.number("moves", GameTraits::moves));
    columns.add(Column.text("turn", game -> game.line().turn()));
    for (FactField field : FactField.values()) {
      columns.add(Column.text(field.label(), game -> known(field, game.facts())));
    }
    return List.copyOf(columns);
  }

  private static @Nullable Object known(FactField field, RecordFacts facts) {
    String text = field.of(facts);
    return field == FactField.NOTES ? (Object) facts.noteCount() : text.isEmpty() ? null : text;
  }

  /** Writes the sums, and ends the output. */
  public abstract void finish(DedupSummary summary) throws IOException;

  /** Text for people, with only the first games of a large group. */
  public static DedupWriter text(Writer out) {
    return new Text(out);
  }

  /** JSON lines with one object for each group; the last line is the summary. */
  public static DedupWriter jsonLines(Writer out, DedupSettings settings) throws IOException {
    return new Json(JsonOutput.onto(out, "\n"), settings);
  }

  /** CSV with a row for each game of each group. */
  public static DedupWriter csv(Writer out) throws IOException {
    return new Csv(out);
  }

  /**
   * The settings of a search for duplicates, as its output states them.
   *
   * @param reasons the reasons that are reported
   * @param boardFrom the fewest moves of a game whose final board is compared
   * @param removed the reasons for which a copy leaves games out; empty if no copy is written
   * @param keep the choice of the game of a group that stays in the copy; empty if there is no copy
   */
  public record DedupSettings(
      List<DuplicateReason> reasons,
      int boardFrom,
      List<DuplicateReason> removed,
      Optional<Keep> keep) {
    /** Copies the lists. */
    public DedupSettings {
      reasons = List.copyOf(reasons);
      removed = List.copyOf(removed);
    }
  }

  /** The place and the facts of a game, in one line. */
  static String line(GameTraits game) {
    String title = game.facts().title();
    return "%s: game %d, %s%s"
        .formatted(
            game.where(),
            game.number(),
            Counted.of(game.moves(), "move"),
            title.isEmpty() ? "" : ": " + title);
  }

  /** The place and the known facts of a game. */
  static JsonObject object(GameTraits game) {
    return new JsonObject().putRow(TRAITS, game);
  }

  /**
   * Groups for people.
   *
   * <pre>
   * same-moves: the same moves, but other names or results
   *   WTH_1988.wtb@152: game 3, 60 moves: Tamenori Hideshi - Inoue Hiroshi, Meijin, 1988
   *   WTH_1989.wtb@16: game 1, 60 moves: ...
   * </pre>
   */
  private static final class Text extends DedupWriter {
    private static final int SHOWN = 10;

    /** The numbers of groups and of games for one reason. */
    private record Sum(DuplicateReason reason, long groups, long games) {
      private static final List<Column<Sum>> COLUMNS =
          List.of(
              Column.<Sum>text("", 17, sum -> sum.reason.label()).fixed(),
              Column.<Sum>number("", 6, Sum::groups).fixed().after(1),
              Column.<Sum>text("", Sum::words).after(1));

      private String words() {
        return Counted.noun(groups, "group") + ", " + Counted.of(games, "game");
      }
    }

    private final Writer out;
    private long inGroup;

    private Text(Writer out) {
      this.out = out;
    }

    @Override
    public void begin(long number, DuplicateReason reason) throws IOException {
      inGroup = 0;
      out.write("%s: %s\n".formatted(reason.label(), reason.meaning()));
    }

    @Override
    public void member(GameTraits game) throws IOException {
      inGroup++;
      if (inGroup <= SHOWN) {
        out.write("  %s\n".formatted(line(game)));
      }
    }

    @Override
    public void end() throws IOException {
      if (inGroup > SHOWN) {
        out.write("  and %d more\n".formatted(inGroup - SHOWN));
      }
      out.write("\n");
    }

    @Override
    public void finish(DedupSummary summary) throws IOException {
      TextTable<Sum> sums = new TextTable<>(Sum.COLUMNS);
      summary
          .groups()
          .forEach(
              (reason, groups) ->
                  sums.add(new Sum(reason, groups, summary.games().getOrDefault(reason, 0L))));
      out.write(sums.body());
      long damaged = summary.read() - summary.compared();
      out.write(Counted.of(summary.compared(), "game") + " compared");
      out.write(damaged == 0 ? "\n" : ", %d could not be\n".formatted(damaged));
      out.flush();
    }
  }

  /**
   * Groups as JSON lines; unknown fields are left out.
   *
   * <pre>{@code
   * {"schemaVersion","group","reason","games":[{"source","offset","line","game","moves","turn",
   *   "black","white","event","place","date","round","result","theory","notes"}]}
   * ...
   * {"schemaVersion","summary":{"read","compared","removed","groups":{reason:count},
   *   "games":{reason:count}},"tool","settings"}
   * }</pre>
   */
  private static final class Json extends DedupWriter {
    private static final int SCHEMA_VERSION = 1;

    private final JsonOutput json;
    private final DedupSettings settings;

    private Json(JsonOutput json, DedupSettings settings) {
      this.json = json;
      this.settings = settings;
    }

    @Override
    public void begin(long number, DuplicateReason reason) throws IOException {
      JsonObject group = JsonObject.ofVersion(SCHEMA_VERSION);
      json.begin().putAll(group.put("group", number).put("reason", reason.label()));
      json.beginList("games");
    }

    @Override
    public void member(GameTraits game) throws IOException {
      json.write(object(game));
    }

    @Override
    public void end() throws IOException {
      json.endList().end();
    }

    @Override
    public void finish(DedupSummary summary) throws IOException {
      JsonObject sums =
          new JsonObject()
              .put("read", summary.read())
              .put("compared", summary.compared())
              .put("removed", summary.removed())
              .put("groups", counts(summary.groups()))
              .put("games", counts(summary.games()));
      json.finish(SCHEMA_VERSION, sums, settings());
    }

    private static JsonObject counts(Map<DuplicateReason, Long> counts) {
      JsonObject object = new JsonObject();
      counts.forEach((reason, count) -> object.put(reason.label(), count));
      return object;
    }

    private JsonObject settings() {
      JsonObject object =
          new JsonObject()
              .putEach("reasons", settings.reasons(), DuplicateReason::label)
              .put("boardFrom", settings.boardFrom());
      if (settings.keep().isPresent()) {
        object.putEach("remove", settings.removed(), DuplicateReason::label);
        object.put("keep", settings.keep().get().toString());
      }
      return object;
    }
  }

  /** Groups as a table, with a row for each of their games, without the sums. */
  private static final class Csv extends DedupWriter {
    private static final List<Column<Row>> COLUMNS = columns();

    private final CsvRows<Row> rows;
    private long group;
    private String reason = "";

    /** A game of a group. */
    private record Row(long group, String reason, GameTraits game) {}

    private Csv(Writer out) throws IOException {
      rows = new CsvRows<>(COLUMNS, out);
    }

    private static List<Column<Row>> columns() {
      List<Column<Row>> columns = new ArrayList<>();
      columns.add(Column.number("group", Row::group));
      columns.add(Column.text("reason", Row::reason));
      for (Column<GameTraits> trait : TRAITS) {
        columns.add(Column.of(trait.name(), trait.unit(), row -> trait.of(row.game)));
      }
      return List.copyOf(columns);
    }

    @Override
    public void begin(long number, DuplicateReason ofGroup) {
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
}
