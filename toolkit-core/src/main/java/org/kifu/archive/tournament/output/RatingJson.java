package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.rating.RatingTable.Rating;
import org.kifu.archive.rating.RatingTable.RatingLine;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;

/** Ratings as one JSON document; {@code docs/schema/ratings.schema.json} describes it. */
public final class RatingJson {
  /** The version of the format; it increases when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private RatingJson() {}

  /** Writes the document; {@code out} stays open. */
  public static void write(RatingTable table, Writer out) throws IOException {
    JsonOutput.onto(out, "\n")
        .finish(
            JsonObject.ofVersion(SCHEMA_VERSION)
                .putText("asOf", table.asOf().toString())
                .put("games", table.games())
                .put("counted", table.counted())
                .put("players", table.players())
                .putEach("ratings", table.ratings(), RatingJson::object)
                .putEach("overTime", table.lines(), RatingJson::object)
                .putTool()
                .put("settings", object(table.settings())));
  }

  private static JsonObject object(Rating rating) {
    return new JsonObject().putRow(RatingList.COLUMNS, rating);
  }

  private static JsonObject object(RatingLine line) {
    return new JsonObject()
        .put("player", line.player())
        .putEach("points", line.points(), RatingJson::object);
  }

  private static JsonObject object(RatingLine.RatingPoint point) {
    return new JsonObject()
        .put("date", RatingList.date(point.date()))
        .put("rating", RatingList.points(point.value()))
        .put("margin", RatingList.margin(point.margin()));
  }

  private static JsonObject object(RatingSettings settings) {
    return new JsonObject()
        .put("system", settings.system().label())
        .put("k", settings.factor())
        .put("start", RatingSettings.START)
        .put("priorDraws", RatingSettings.PRIOR_DRAWS)
        .put("minGames", settings.minGames())
        .putTexts("programs", settings.programs());
  }
}
