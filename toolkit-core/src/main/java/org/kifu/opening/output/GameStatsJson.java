package org.kifu.opening.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.GameStats.Branching;
import org.kifu.game.GameRecord;
import org.kifu.json.JsonStream;
import org.kifu.opening.Exclusion;
import org.kifu.opening.OpeningStats;

/**
 * Statistics of whole games as one JSON document; means have four decimals, and are left out where
 * there is nothing to take them of.
 *
 * <pre>{@code
 * {"schemaVersion":1,"tool":{"name","version"},"settings":{"rules","chosen","random":{"games","seed"}},
 *  "games","counted","excluded":{"unfinished"},
 *  "results":{"blackWins","draws","whiteWins","blackScore","blackScoreLow","blackScoreHigh",
 *             "meanBlackDiscDiff","standardErrorBlackDiscDiff","blackWipeOuts","whiteWipeOuts",
 *             "blackDiscDiffs":{"-2"}},
 *  "decades":[{"firstYear","games","blackWins", and so on}],
 *  "length":{"meanDiscsPlaced","discsPlaced":{"60"}},
 *  "passes":{"mean","black","white","games":{"0"}},
 *  "branching":{"meanLegalMoves","byDiscsPlaced":[{"discs","positions","legalMoves","mean","least","most"}]}}
 * }</pre>
 */
final class GameStatsJson {
  private static final int SCHEMA_VERSION = 1;

  private GameStatsJson() {}

  static void write(GameStats stats, GameFilter chosen, Writer out) throws IOException {
    JsonGenerator json = JsonStream.onto(out, "").setPrettyPrinter(JsonStream.indented());
    JsonStream.startObject(json, SCHEMA_VERSION);
    JsonStream.writeTool(json);
    writeSettings(chosen, json);
    writeGames(stats, json);
    writeResults(stats, json);
    writeDecades(stats, json);
    json.writeObjectFieldStart("length");
    mean("meanDiscsPlaced", stats.meanDiscsPlaced(), json);
    counts("discsPlaced", stats.discsPlaced(), json);
    json.writeEndObject();
    json.writeObjectFieldStart("passes");
    mean("mean", stats.meanPasses(), json);
    json.writeNumberField("black", stats.blackPasses());
    json.writeNumberField("white", stats.whitePasses());
    counts("games", stats.passes(), json);
    json.writeEndObject();
    writeBranching(stats, json);
    JsonStream.finish(json);
  }

  private static void writeSettings(GameFilter chosen, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("settings");
    json.writeStringField("rules", GameRecord.OTHELLO);
    JsonStream.writeChosen(json, chosen);
    json.writeEndObject();
  }

  private static void writeGames(GameStats stats, JsonGenerator json) throws IOException {
    json.writeNumberField("games", stats.tally().games());
    json.writeNumberField("counted", stats.tally().counted());
    json.writeObjectFieldStart("excluded");
    for (Map.Entry<Exclusion, Long> entry : stats.tally().excluded().entrySet()) {
      json.writeNumberField(entry.getKey().label(), entry.getValue());
    }
    json.writeEndObject();
  }

  private static void writeResults(GameStats stats, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("results");
    writeScore(stats.score(), json);
    mean("standardErrorBlackDiscDiff", stats.discDiffError(), json);
    json.writeNumberField("blackWipeOuts", stats.blackWipeOuts());
    json.writeNumberField("whiteWipeOuts", stats.whiteWipeOuts());
    counts("blackDiscDiffs", stats.results().byDiscDiff(), json);
    json.writeEndObject();
  }

  private static void writeScore(OpeningStats score, JsonGenerator json) throws IOException {
    json.writeNumberField("blackWins", score.blackWins());
    json.writeNumberField("draws", score.draws());
    json.writeNumberField("whiteWins", score.whiteWins());
    if (score.games() > 0) {
      json.writeNumberField("blackScore", score.blackScore());
      json.writeNumberField("blackScoreLow", score.blackScoreLow());
      json.writeNumberField("blackScoreHigh", score.blackScoreHigh());
      json.writeNumberField("meanBlackDiscDiff", score.meanBlackDiscDiff());
    }
  }

  private static void writeDecades(GameStats stats, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("decades");
    for (GameStats.Decade decade : stats.decades()) {
      json.writeStartObject();
      json.writeNumberField("firstYear", decade.firstYear());
      json.writeNumberField("games", decade.score().games());
      writeScore(decade.score(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeBranching(GameStats stats, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("branching");
    mean("meanLegalMoves", stats.meanBranching(), json);
    json.writeArrayFieldStart("byDiscsPlaced");
    for (Branching each : stats.branching()) {
      json.writeStartObject();
      json.writeNumberField("discs", each.discs());
      json.writeNumberField("positions", each.positions());
      json.writeNumberField("legalMoves", each.moves());
      mean("mean", each.mean(), json);
      json.writeNumberField("least", each.least());
      json.writeNumberField("most", each.most());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void counts(String field, Map<Integer, Long> counts, JsonGenerator json)
      throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      json.writeNumberField(entry.getKey().toString(), entry.getValue());
    }
    json.writeEndObject();
  }

  private static void mean(String field, double value, JsonGenerator json) throws IOException {
    if (!Double.isNaN(value)) {
      json.writeNumberField(field, GameStatsCsv.rounded(value));
    }
  }
}
