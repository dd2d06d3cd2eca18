package org.kifu.opening.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import org.kifu.analysis.Value;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.Trap;
import org.kifu.words.Discs;

/** What an object of {@link OpeningJson} says besides counts: distribution, years, first game. */
final class OpeningHistoryJson {
  private OpeningHistoryJson() {}

  static void write(OpeningRow row, JsonGenerator json) throws IOException {
    json.writeStringField("mover", row.mover().label());
    OpeningHistory history = row.history();
    writeResults(history.results(), json);
    if (row.halfLifeYears().isPresent()) {
      json.writeNumberField("halfLifeYears", row.halfLifeYears().getAsInt());
    }
    writeTheory(history.theory(), json);
    FirstGame first = history.first();
    if (first != null) {
      writeFirst(first, json);
    }
    if (row.trap().isPresent()) {
      writeTrap(row.trap().get(), json);
    }
    if (row.value().isPresent()) {
      writeValue(row.value().get(), json);
    }
  }

  private static void writeResults(ResultsByYear results, JsonGenerator json) throws IOException {
    json.writeNumberField("lowerQuartileBlackDiscDiff", results.discDiffQuantile(1, 4));
    json.writeNumberField("medianBlackDiscDiff", results.discDiffQuantile(1, 2));
    json.writeNumberField("upperQuartileBlackDiscDiff", results.discDiffQuantile(3, 4));
    json.writeObjectFieldStart("blackDiscDiffs");
    for (Map.Entry<Integer, Long> diff : results.byDiscDiff().entrySet()) {
      json.writeNumberField(diff.getKey().toString(), diff.getValue());
    }
    json.writeEndObject();
    writeYears(results, json);
  }

  /** The number of games of each known year. */
  static void writeYears(ResultsByYear results, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("years");
    for (Map.Entry<Integer, OpeningStats> year : results.byYear().entrySet()) {
      if (year.getKey() > 0) {
        json.writeNumberField(year.getKey().toString(), year.getValue().games());
      }
    }
    json.writeEndObject();
  }

  private static void writeTheory(TheorySum theory, JsonGenerator json) throws IOException {
    if (theory.games() > 0) {
      json.writeObjectFieldStart("theory");
      json.writeNumberField("games", theory.games());
      json.writeNumberField("meanBlackDiscDiff", theory.meanBlackDiscDiff());
      json.writeEndObject();
    }
  }

  private static void writeValue(Value value, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("engine");
    json.writeNumberField("blackDiscDiff", Discs.number(value.centidiscs()));
    json.writeStringField("confidence", value.confidence().label());
    json.writeNumberField("confidencePercent", value.confidencePercent());
    json.writeNumberField("depth", value.depth());
    json.writeEndObject();
  }

  private static void writeFirst(FirstGame first, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("first");
    writeKnown("date", first.date().toString(), json);
    writeKnown("black", first.black(), json);
    writeKnown("white", first.white(), json);
    writeKnown("event", first.event(), json);
    json.writeStringField("source", first.source());
    json.writeNumberField("game", first.number());
    json.writeEndObject();
  }

  private static void writeKnown(String field, String text, JsonGenerator json) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(field, text);
    }
  }

  private static void writeTrap(Trap trap, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("trap");
    json.writeNumberField("replies", trap.replies());
    json.writeNumberField("losingShare", trap.share());
    json.writeNumberField("lossDiscs", trap.lossDiscs());
    json.writeNumberField("index", trap.index());
    json.writeEndObject();
  }
}
