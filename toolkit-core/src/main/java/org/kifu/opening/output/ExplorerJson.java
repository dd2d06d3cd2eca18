package org.kifu.opening.output;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;

/** The moves of opening statistics as data for the script of a page; not a format for programs. */
public final class ExplorerJson {
  private ExplorerJson() {}

  /** The moves as one JSON array, with scores and values for black. */
  public static String of(List<OpeningRow> rows) {
    StringWriter text = new StringWriter();
    try (JsonOutput json = JsonOutput.elementsOnLines(text, "")) {
      json.write(rows.stream().map(ExplorerJson::object).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text in memory does not fail
    }
    return text.toString();
  }

  private static JsonObject object(OpeningRow row) {
    OpeningStats stats = row.stats();
    JsonObject years = new JsonObject();
    for (Map.Entry<Integer, OpeningStats> year : row.history().results().byYear().entrySet()) {
      if (year.getKey() > 0) {
        years.put(year.getKey().toString(), year.getValue().games());
      }
    }
    JsonObject object =
        new JsonObject()
            .put("line", row.line())
            .put("move", row.step())
            .put("mover", row.mover().label())
            .put("name", row.reached().name())
            .put("games", stats.games())
            .put("black", stats.blackWins())
            .put("draws", stats.draws())
            .put("score", stats.blackScore())
            .put("low", stats.blackScoreLow())
            .put("high", stats.blackScoreHigh())
            .put("discs", stats.meanBlackDiscDiff())
            .put("years", years);
    row.value().ifPresent(value -> object.putDiscs("value", value.centidiscs()));
    return object;
  }
}
