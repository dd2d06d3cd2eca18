package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.rating.RatingTable.Rating;
import org.kifu.archive.rating.RatingTable.RatingLine;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;

/** Ratings as one JSON document; {@code docs/schema/ratings.schema.json} describes it. */
public final class RatingJson {
  /** The version of the shape; it grows when a field changes its meaning. */
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
    Rating.Games games = rating.games();
    return new JsonObject()
        .put("rank", rating.rank())
        .put("player", rating.player())
        .put("rating", points(rating.value()))
        .put("margin", points(rating.margin()))
        .put("games", games.count())
        .put("wins", games.wins())
        .put("draws", games.draws())
        .put("losses", games.losses())
        .putText("first", games.first().toString())
        .putText("last", games.last().toString())
        .put("active", rating.active())
        .put("official", rating.official());
  }

  private static JsonObject object(RatingLine line) {
    return new JsonObject()
        .put("player", line.player())
        .putEach("points", line.points(), RatingJson::object);
  }

  private static JsonObject object(RatingLine.Point point) {
    return new JsonObject()
        .putText("date", point.date().toString())
        .put("rating", points(point.value()))
        .put("margin", points(point.margin()));
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

  private static BigDecimal points(double value) {
    return new BigDecimal(RatingList.points(value));
  }

  private static Optional<BigDecimal> points(OptionalDouble value) {
    return value.isPresent() ? Optional.of(points(value.getAsDouble())) : Optional.empty();
  }
}
