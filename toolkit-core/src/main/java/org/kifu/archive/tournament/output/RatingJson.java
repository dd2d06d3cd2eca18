package org.kifu.archive.tournament.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.rating.Rating;
import org.kifu.archive.rating.RatingLine;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingTable;
import org.kifu.game.GameDate;
import org.kifu.json.JsonStream;

/** Ratings as one JSON document; {@code docs/schema/ratings.schema.json} describes it. */
public final class RatingJson {
  /** The version of the shape; it grows when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;

  private RatingJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the document; {@code out} stays open. */
  public static void write(RatingTable table, Writer out) throws IOException {
    new RatingJson(JsonStream.onto(out, "\n")).write(table);
  }

  private void write(RatingTable table) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    writeDate("asOf", table.asOf());
    json.writeNumberField("games", table.games());
    json.writeNumberField("counted", table.counted());
    json.writeNumberField("players", table.players());
    json.writeArrayFieldStart("ratings");
    for (Rating rating : table.ratings()) {
      write(rating);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("overTime");
    for (RatingLine line : table.lines()) {
      write(line);
    }
    json.writeEndArray();
    JsonStream.writeTool(json);
    write(table.settings());
    JsonStream.finish(json);
  }

  private void write(Rating rating) throws IOException {
    Rating.Games games = rating.games();
    json.writeStartObject();
    json.writeNumberField("rank", rating.rank());
    json.writeStringField("player", rating.player());
    writeNumber("rating", RatingColumns.points(rating.value()));
    writeNumber("margin", RatingColumns.margin(rating.margin()));
    json.writeNumberField("games", games.count());
    json.writeNumberField("wins", games.wins());
    json.writeNumberField("draws", games.draws());
    json.writeNumberField("losses", games.losses());
    writeDate("first", games.first());
    writeDate("last", games.last());
    json.writeBooleanField("active", rating.active());
    json.writeBooleanField("official", rating.official());
    json.writeEndObject();
  }

  private void write(RatingLine line) throws IOException {
    json.writeStartObject();
    json.writeStringField("player", line.player());
    json.writeArrayFieldStart("points");
    for (RatingLine.Point point : line.points()) {
      json.writeStartObject();
      writeDate("date", point.date());
      writeNumber("rating", RatingColumns.points(point.value()));
      writeNumber("margin", RatingColumns.margin(point.margin()));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(RatingSettings settings) throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeStringField("system", settings.system().label());
    json.writeNumberField("k", settings.factor());
    json.writeNumberField("start", RatingSettings.START);
    json.writeNumberField("priorDraws", RatingSettings.PRIOR_DRAWS);
    json.writeNumberField("minGames", settings.minGames());
    json.writeArrayFieldStart("programs");
    for (String program : settings.programs()) {
      json.writeString(program);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeNumber(String name, String number) throws IOException {
    if (!number.isEmpty()) {
      json.writeFieldName(name);
      json.writeNumber(number);
    }
  }

  private void writeDate(String name, GameDate date) throws IOException {
    JsonStream.writeText(json, name, date.toString());
  }
}
