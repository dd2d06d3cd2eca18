package org.kifu.opening.output;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.NopIndenter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.kifu.archive.query.GameFilter;
import org.kifu.game.GameRecord;
import org.kifu.json.JsonStream;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTable.Coverage;
import org.kifu.opening.OpeningTable.NamedPosition;
import org.kifu.opening.OpeningTable.Summary;
import org.kifu.opening.OpeningTable.ValuedBy;
import org.kifu.opening.OpeningTally.Exclusion;

/**
 * Opening statistics as one JSON document. Shares and means have four decimals, a half rounded to
 * the even digit. What is not known is left out: {@code years} has the games of known years, all
 * counted ones and those of a row, {@code theory} is there where the archive states theoretical
 * scores, {@code engine} where one was asked.
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
  /** The version of the shape; it grows when a field changes its meaning. */
  public static final int SCHEMA_VERSION = 1;

  /** About so long is a row. */
  private static final int ROW_CHARS = 700;

  private OpeningJson() {}

  /** Writes the whole table, a row a line; {@code out} stays open. */
  public static void write(OpeningTable table, Writer out) throws IOException {
    write(table, GameFilter.ALL, out, 1);
  }

  /**
   * Writes the whole table, a row a line, on several threads; {@code out} stays open.
   *
   * @param chosen which games it is of
   * @param jobs the number of working threads, at least 1; it changes nothing but the time
   */
  public static void write(OpeningTable table, GameFilter chosen, Writer out, int jobs)
      throws IOException {
    try (JsonGenerator json = generator(out, rowsOnLines())) {
      startDocument(table, chosen, json);
      json.writeObjectFieldStart("summary");
      writeSummary(table.summary(), json);
      json.writeEndObject();
      OpeningHistoryJson.writeYears(table.results(), json);
      writeRows(table.rows(), jobs, json);
      writeNamed(table.named(), json);
      writeCoverage(table.coverage(), json);
      json.writeEndObject();
    }
    out.write('\n');
  }

  /**
   * Writes what was looked at and no results: games, exclusions, distinct positions; {@code out}
   * stays open.
   *
   * @param chosen which games were looked at
   */
  public static void writeSummary(OpeningTable table, GameFilter chosen, Writer out)
      throws IOException {
    DefaultPrettyPrinter indented =
        new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
    try (JsonGenerator json = generator(out, indented)) {
      startDocument(table, chosen, json);
      writeSummary(table.summary(), json);
      json.writeEndObject();
    }
    out.write('\n');
  }

  private static JsonGenerator generator(Writer out, PrettyPrinter printer) throws IOException {
    return JsonStream.onto(out, "").setPrettyPrinter(printer);
  }

  private static PrettyPrinter rowsOnLines() {
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Spacing.NONE)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators)
        .withArrayIndenter(new DefaultIndenter("", "\n"))
        .withObjectIndenter(NopIndenter.instance);
  }

  private static void startDocument(OpeningTable table, GameFilter chosen, JsonGenerator json)
      throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    JsonStream.writeTool(json);
    writeSettings(table, chosen, json);
  }

  private static void writeSettings(OpeningTable table, GameFilter chosen, JsonGenerator json)
      throws IOException {
    OpeningSettings settings = table.settings();
    json.writeObjectFieldStart("settings");
    json.writeStringField("rules", GameRecord.OTHELLO);
    JsonStream.writeChosen(json, chosen);
    json.writeNumberField("plies", settings.plies());
    json.writeNumberField("minGames", settings.minGames());
    OpeningLine at = settings.at();
    if (at != null) {
      json.writeStringField("at", at.moves());
    }
    json.writeBooleanField("withRepeated", settings.withRepeated());
    if (table.engine().isPresent()) {
      writeEngine(table.engine().get(), json);
    }
    json.writeEndObject();
  }

  private static void writeEngine(ValuedBy engine, JsonGenerator json) throws IOException {
    json.writeStringField("engine", engine.description());
    json.writeNumberField("depth", engine.limits().depth());
    json.writeNumberField("exactEmpties", engine.limits().exactEmpties());
    json.writeNumberField("confidencePercent", engine.limits().confidencePercent());
    json.writeNumberField("probableEmpties", engine.limits().probableEmpties());
  }

  private static void writeSummary(Summary summary, JsonGenerator json) throws IOException {
    json.writeNumberField("games", summary.tally().games());
    json.writeNumberField("counted", summary.tally().counted());
    json.writeObjectFieldStart("excluded");
    for (Map.Entry<Exclusion, Long> entry : summary.tally().excluded().entrySet()) {
      json.writeNumberField(entry.getKey().label(), entry.getValue());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("distinctPositions");
    List<Long> distinct = summary.distinctPositions();
    for (int i = 0; i < distinct.size(); i++) {
      json.writeNumberField(Integer.toString(i + 1), distinct.get(i));
    }
    json.writeEndObject();
  }

  private static void writeRows(List<OpeningRow> rows, int jobs, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("rows");
    OpeningRows.write(rows, ROW_CHARS, jobs, OpeningJson::writeSome, json::writeRawValue);
    json.writeEndArray();
  }

  /** Some rows as they stand in the array. */
  private static void writeSome(List<OpeningRow> rows, Writer out) throws IOException {
    try (JsonGenerator json = JsonStream.onto(out, ",\n")) {
      for (OpeningRow row : rows) {
        writeRow(row, json);
      }
    }
  }

  private static void writeRow(OpeningRow row, JsonGenerator json) throws IOException {
    json.writeStartObject();
    writePlace(row.ply(), row.line(), row.name(), json);
    json.writeStringField("move", row.move());
    writeName("reached", "reachedAliases", row.reached(), json);
    writeStats(row.stats(), json);
    OpeningHistoryJson.write(row, json);
    json.writeEndObject();
  }

  private static void writeNamed(List<NamedPosition> named, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("named");
    for (NamedPosition position : named) {
      json.writeStartObject();
      writePlace(position.ply(), position.line(), position.name(), json);
      writeStats(position.stats(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeCoverage(List<Coverage> coverage, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("nameCoverage");
    for (Coverage each : coverage) {
      json.writeStartObject();
      json.writeNumberField("ply", each.ply());
      json.writeNumberField("games", each.games());
      json.writeNumberField("named", each.named());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writePlace(int ply, String line, OpeningName name, JsonGenerator json)
      throws IOException {
    json.writeNumberField("ply", ply);
    json.writeStringField("line", line);
    writeName("name", "aliases", name, json);
  }

  private static void writeName(String field, String aliases, OpeningName name, JsonGenerator json)
      throws IOException {
    json.writeStringField(field, name.name());
    if (!name.aliases().isEmpty()) {
      json.writeArrayFieldStart(aliases);
      for (String alias : name.aliases()) {
        json.writeString(alias);
      }
      json.writeEndArray();
    }
  }

  private static void writeStats(OpeningStats stats, JsonGenerator json) throws IOException {
    json.writeNumberField("games", stats.games());
    json.writeNumberField("blackWins", stats.blackWins());
    json.writeNumberField("draws", stats.draws());
    json.writeNumberField("whiteWins", stats.whiteWins());
    json.writeNumberField("blackScore", stats.blackScore());
    json.writeNumberField("blackScoreLow", stats.blackScoreLow());
    json.writeNumberField("blackScoreHigh", stats.blackScoreHigh());
    json.writeNumberField("meanBlackDiscDiff", stats.meanBlackDiscDiff());
    json.writeBooleanField("smallSample", stats.isSmallSample());
  }
}
