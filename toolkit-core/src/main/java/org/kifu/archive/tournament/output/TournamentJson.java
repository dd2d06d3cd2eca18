package org.kifu.archive.tournament.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.tournament.Meeting;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TieBreak;
import org.kifu.archive.tournament.TournamentRules;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.json.JsonStream;

/** A tournament as one JSON document; {@code docs/schema/tournament.schema.json} describes it. */
public final class TournamentJson {
  /** The version of the shape; it grows when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private static final double PERCENT = 100;

  private final JsonGenerator json;

  private TournamentJson(JsonGenerator json) {
    this.json = json;
  }

  /**
   * Writes the document; {@code out} stays open.
   *
   * @param best the best games; none if none are known
   */
  public static void write(TournamentTable table, List<BestGame> best, Writer out)
      throws IOException {
    new TournamentJson(JsonStream.onto(out, "\n")).write(table, best);
  }

  private void write(TournamentTable table, List<BestGame> best) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeArrayFieldStart("events");
    for (String event : table.events()) {
      json.writeString(event);
    }
    json.writeEndArray();
    json.writeNumberField("players", table.standings().size());
    json.writeNumberField("games", table.games());
    if (table.rounds() > 0) {
      json.writeNumberField("rounds", table.rounds());
    }
    json.writeArrayFieldStart("standings");
    for (Standing row : table.standings()) {
      write(row);
    }
    json.writeEndArray();
    if (!best.isEmpty()) {
      json.writeArrayFieldStart("bestGames");
      for (BestGame game : best) {
        write(game);
      }
      json.writeEndArray();
    }
    json.writeArrayFieldStart("findings");
    for (ResultFinding finding : table.findings()) {
      write(finding);
    }
    json.writeEndArray();
    JsonStream.writeTool(json);
    write(table.rules());
    JsonStream.finish(json);
  }

  private void write(Standing row) throws IOException {
    json.writeStartObject();
    json.writeNumberField("number", row.number());
    json.writeNumberField("place", row.place());
    json.writeStringField("player", row.player());
    writeHalves("points", row.points());
    writeHalves("brightwellQuotient", row.bq());
    json.writeNumberField("discs", row.discs());
    json.writeNumberField("discDifference", row.discDifference());
    writeHalves("opponentPoints", row.opponentPoints());
    json.writeNumberField("wins", row.score().wins());
    json.writeNumberField("draws", row.score().draws());
    json.writeNumberField("losses", row.score().losses());
    json.writeNumberField("byes", row.score().byes());
    json.writeBooleanField("withdrawn", row.withdrawn());
    json.writeArrayFieldStart("results");
    for (Meeting meeting : row.meetings()) {
      write(meeting);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Meeting meeting) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", meeting.kind().label());
    if (meeting.round() > 0) {
      json.writeNumberField("round", meeting.round());
    }
    if (meeting.colour().isPresent()) {
      json.writeNumberField("opponent", meeting.opponent());
      json.writeStringField("colour", meeting.colour().get().name().toLowerCase(Locale.ROOT));
    }
    writeHalves("score", meeting.halves());
    writeDiscs("discs", meeting.discs());
    writeDiscs("opponentDiscs", meeting.opponentDiscs());
    json.writeEndObject();
  }

  private void write(BestGame best) throws IOException {
    json.writeStartObject();
    JsonStream.writePlace(json, best.game().where());
    json.writeNumberField("game", best.game().number());
    json.writeStringField("black", best.game().header().black());
    json.writeStringField("white", best.game().header().white());
    json.writeNumberField("accuracyPercent", best.accuracy() / PERCENT);
    json.writeNumberField("blackAccuracyPercent", best.blackAccuracy() / PERCENT);
    json.writeNumberField("whiteAccuracyPercent", best.whiteAccuracy() / PERCENT);
    json.writeEndObject();
  }

  private void write(ResultFinding finding) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", finding.kind().label());
    JsonStream.writePlace(json, finding.where());
    if (finding.game() > 0) {
      json.writeNumberField("game", finding.game());
    }
    json.writeStringField("message", finding.message());
    json.writeEndObject();
  }

  private void write(TournamentRules rules) throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeStringField("points", rules.points().label());
    json.writeNumberField("bqFactor", rules.bqFactor());
    json.writeArrayFieldStart("tieBreaks");
    for (TieBreak tieBreak : rules.tieBreaks()) {
      json.writeString(tieBreak.label());
    }
    json.writeEndArray();
    json.writeStringField("timeForfeits", rules.timeForfeits().label());
    json.writeNumberField("byeDiscs", rules.byeDiscs());
    json.writeEndObject();
  }

  private void writeDiscs(String name, OptionalInt discs) throws IOException {
    if (discs.isPresent()) {
      json.writeNumberField(name, discs.getAsInt());
    }
  }

  private void writeHalves(String name, long halves) throws IOException {
    json.writeFieldName(name);
    json.writeNumber(Halves.text(halves));
  }
}
