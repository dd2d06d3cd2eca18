package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.analysis.Value;
import org.kifu.archive.query.GameFilter;
import org.kifu.json.JsonColumns;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTable.Coverage;
import org.kifu.opening.OpeningTable.NamedPosition;
import org.kifu.opening.OpeningTable.Summary;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.Trap;

/**
 * Opening statistics as one JSON document. Shares and means have four decimals, with a half rounded
 * to the even digit. Unknown values are left out: {@code years} has only games of known years, both
 * for all counted games and for a row. {@code theory} is present if the archive states theoretical
 * scores, {@code engine} if an engine was asked.
 *
 * <pre>{@code
 * {"schemaVersion":1,"tool":{"name","version"},
 *  "settings":{"rules","chosen","random":{"games","seed"},"plies","minGames","at","withRepeated",
 *              "engine","depth","exactEmpties","confidencePercent","probableEmpties"},
 *  "summary":{"games","counted","excluded":{"unfinished"},"distinctPositions":{"1"}},
 *  "years":{"1997"},
 *  "rows":[{"ply","line","name","aliases":[],"move","reached","reachedAliases":[],"games","blackWins","draws","whiteWins",
 *           "blackScore","blackScoreLow","blackScoreHigh","meanBlackDiscDiff","smallSample",
 *           "mover","lowerQuartileBlackDiscDiff","medianBlackDiscDiff",
 *           "upperQuartileBlackDiscDiff","blackDiscDiffs":{"-2"},"years":{"1997"},
 *           "halfLifeYears","theory":{"games","meanBlackDiscDiff"},
 *           "first":{"date","black","white","event","source","game"},
 *           "trap":{"replies","losingShare","lossDiscs","index"},
 *           "engine":{"blackDiscDiff","confidence","confidencePercent","depth"}}],
 *  "named":[{"ply","line","name","aliases":[],"games", and so on}],
 *  "nameCoverage":[{"ply","games","named"}]}
 * }</pre>
 */
public final class OpeningJson {
  /** The version of the shape; it increases when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private static final JsonColumns<OpeningStats> RESULTS =
      new JsonColumns<>(
          ResultColumns.joined(ResultColumns.ALL, List.of(ResultColumns.SMALL_SAMPLE)));

  private static final JsonColumns<ResultsByYear> QUARTILES =
      new JsonColumns<>(OpeningColumns.QUARTILES);

  private static final JsonColumns<Trap> TRAP = new JsonColumns<>(OpeningColumns.TRAP);
  private static final JsonColumns<Value> VALUE = new JsonColumns<>(OpeningColumns.VALUE);

  /** The approximate length of a row. */
  private static final int ROW_CHARS = 700;

  private OpeningJson() {}

  /** Writes the whole table, with one line for each row; {@code out} stays open. */
  public static void write(OpeningTable table, Writer out) throws IOException {
    write(table, GameFilter.ALL, out, 1);
  }

  /**
   * Writes the whole table, with one line for each row, on several threads; {@code out} stays open.
   *
   * @param chosen the choice of games in the table
   * @param jobs the number of working threads, at least 1; it affects only the time
   */
  public static void write(OpeningTable table, GameFilter chosen, Writer out, int jobs)
      throws IOException {
    try (JsonOutput json = JsonOutput.elementsOnLines(out, "")) {
      json.begin()
          .putAll(head(table, chosen))
          .put("summary", of(table.summary()))
          .put("years", years(table.results()))
          .beginList("rows");
      OpeningRows.write(table.rows(), ROW_CHARS, jobs, OpeningJson::writeSome, json::writeRaw);
      json.endList()
          .putAll(
              new JsonObject()
                  .putEach("named", table.named(), OpeningJson::of)
                  .putEach("nameCoverage", table.coverage(), OpeningJson::of))
          .end();
    }
    out.write('\n');
  }

  /**
   * Writes the summary without results: games, exclusions, distinct positions; {@code out} stays
   * open.
   *
   * @param chosen the choice of games
   */
  public static void writeSummary(OpeningTable table, GameFilter chosen, Writer out)
      throws IOException {
    JsonOutput.indented(out).finish(head(table, chosen).putAll(of(table.summary())));
  }

  private static JsonObject head(OpeningTable table, GameFilter chosen) {
    return JsonObject.ofVersion(SCHEMA_VERSION).putTool().put("settings", settings(table, chosen));
  }

  private static JsonObject settings(OpeningTable table, GameFilter chosen) {
    OpeningSettings settings = table.settings();
    JsonObject object =
        new JsonObject()
            .put("rules", settings.rules())
            .putAll(chosen(chosen))
            .put("plies", settings.plies())
            .put("minGames", settings.minGames());
    OpeningLine at = settings.at();
    if (at != null) {
      object.put("at", at.moves());
    }
    object.put("withRepeated", settings.withRepeated());
    table.engine().ifPresent(each -> object.putEngine(each.description(), each.limits()));
    return object;
  }

  /** The choice of games; no fields if all were chosen. */
  static JsonObject chosen(GameFilter chosen) {
    return new JsonObject()
        .putText("chosen", chosen.toString())
        .put(
            "random",
            chosen
                .random()
                .map(draw -> new JsonObject().put("games", draw.count()).put("seed", draw.seed())));
  }

  private static JsonObject of(Summary summary) {
    JsonObject distinct = new JsonObject();
    for (long positions : summary.distinctPositions()) {
      distinct.put(Integer.toString(distinct.fields().size() + 1), positions);
    }
    return games(summary.tally()).put("distinctPositions", distinct);
  }

  /** The number of games that were read and counted, and the reasons why the others were not. */
  static JsonObject games(OpeningTally tally) {
    JsonObject excluded = new JsonObject();
    tally.excluded().forEach((why, games) -> excluded.put(why.label(), games));
    return new JsonObject()
        .put("games", tally.games())
        .put("counted", tally.counted())
        .put("excluded", excluded);
  }

  /** The number of games of each known year. */
  private static JsonObject years(ResultsByYear results) {
    JsonObject years = new JsonObject();
    results
        .byYear()
        .forEach((year, stats) -> years.put(year.toString(), year > 0 ? stats.games() : null));
    return years;
  }

  /** Writes some rows as elements of the array. */
  private static void writeSome(List<OpeningRow> rows, Writer out) throws IOException {
    try (JsonOutput json = JsonOutput.onto(out, ",\n")) {
      for (OpeningRow row : rows) {
        json.write(of(row));
      }
    }
  }

  private static JsonObject of(OpeningRow row) {
    OpeningHistory history = row.history();
    ResultsByYear results = history.results();
    JsonObject object =
        place(row.ply(), row.line(), row.name())
            .put("move", row.move())
            .putAll(name("reached", "reachedAliases", row.reached()))
            .putAll(RESULTS.of(row.stats()))
            .put("mover", row.mover().label())
            .putAll(QUARTILES.of(results))
            .put("blackDiscDiffs", results.byDiscDiff())
            .put("years", years(results))
            .put("halfLifeYears", row.halfLifeYears());
    if (history.theory().games() > 0) {
      object.put("theory", of(history.theory()));
    }
    FirstGame first = history.first();
    if (first != null) {
      object.put("first", of(first));
    }
    return object
        .put("trap", row.trap().map(OpeningJson::of))
        .put("engine", row.value().map(VALUE::of));
  }

  private static JsonObject of(TheorySum theory) {
    return new JsonObject()
        .put("games", theory.games())
        .put("meanBlackDiscDiff", theory.meanBlackDiscDiff());
  }

  private static JsonObject of(FirstGame first) {
    return new JsonObject()
        .putText("date", first.date().toString())
        .putText("black", first.black())
        .putText("white", first.white())
        .putText("event", first.event())
        .put("source", first.source())
        .put("game", first.number());
  }

  private static JsonObject of(Trap trap) {
    return new JsonObject()
        .put("replies", trap.replies())
        .put("losingShare", trap.share())
        .putAll(TRAP.of(trap));
  }

  private static JsonObject of(NamedPosition position) {
    return place(position.ply(), position.line(), position.name())
        .putAll(RESULTS.of(position.stats()));
  }

  private static JsonObject of(Coverage each) {
    return new JsonObject()
        .put("ply", each.ply())
        .put("games", each.games())
        .put("named", each.named());
  }

  private static JsonObject place(int ply, String line, OpeningName name) {
    return new JsonObject().put("ply", ply).put("line", line).putAll(name("name", "aliases", name));
  }

  private static JsonObject name(String field, String aliases, OpeningName name) {
    return new JsonObject().put(field, name.name()).putAny(aliases, name.aliases(), alias -> alias);
  }
}
