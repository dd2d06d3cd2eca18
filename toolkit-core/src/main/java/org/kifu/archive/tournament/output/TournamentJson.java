package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.review.BestGames.BestGame;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.Standing.Meeting;
import org.kifu.archive.tournament.TournamentRules;
import org.kifu.archive.tournament.TournamentRules.TieBreak;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;

/** A tournament as one JSON document; {@code docs/schema/tournament.schema.json} describes it. */
public final class TournamentJson {
  /** The version of the format; it increases when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  private static final double PERCENT = 100;

  private TournamentJson() {}

  /**
   * Writes the document; {@code out} stays open.
   *
   * @param best the best games; empty if none are known
   */
  public static void write(TournamentTable table, List<BestGame> best, Writer out)
      throws IOException {
    JsonOutput.onto(out, "\n")
        .finish(
            JsonObject.ofVersion(SCHEMA_VERSION)
                .putTexts("events", table.events())
                .put("players", table.standings().size())
                .put("games", table.games())
                .putPositive("rounds", table.rounds())
                .putEach("standings", table.standings(), TournamentJson::object)
                .putAny("bestGames", best, TournamentJson::object)
                .putEach("findings", table.findings(), TournamentJson::object)
                .putTool()
                .put("settings", object(table.rules())));
  }

  private static JsonObject object(Standing row) {
    JsonObject object = new JsonObject();
    for (Column<Standing> column : CrossTable.STANDING) {
      String name = column.name().equals("bq") ? "brightwellQuotient" : column.field();
      object.put(name, column.of(row));
    }
    return object.putEach("results", row.meetings(), TournamentJson::object);
  }

  private static JsonObject object(Meeting meeting) {
    JsonObject object =
        new JsonObject().put("kind", meeting.kind().label()).putPositive("round", meeting.round());
    if (meeting.colour().isPresent()) {
      object.put("opponent", meeting.opponent()).put("colour", meeting.colour().get().label());
    }
    return object
        .put("score", CrossTable.halves(meeting.halves()))
        .put("discs", meeting.discs())
        .put("opponentDiscs", meeting.opponentDiscs());
  }

  private static JsonObject object(BestGame best) {
    return new JsonObject()
        .putPlace(best.game().where())
        .put("game", best.game().number())
        .put("black", best.game().header().black())
        .put("white", best.game().header().white())
        .put("accuracyPercent", best.accuracy() / PERCENT)
        .put("blackAccuracyPercent", best.blackAccuracy() / PERCENT)
        .put("whiteAccuracyPercent", best.whiteAccuracy() / PERCENT);
  }

  private static JsonObject object(ResultFinding finding) {
    return new JsonObject()
        .put("code", finding.kind().label())
        .putPlace(finding.where())
        .putPositive("game", finding.game())
        .put("message", finding.message());
  }

  private static JsonObject object(TournamentRules rules) {
    return new JsonObject()
        .put("points", rules.points().label())
        .put("bqFactor", rules.bqFactor())
        .putEach("tieBreaks", rules.tieBreaks(), TieBreak::label)
        .put("timeForfeits", rules.timeForfeits().label())
        .put("byeDiscs", rules.byeDiscs());
  }
}
