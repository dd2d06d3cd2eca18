package org.kifu.analysis.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import org.kifu.analysis.Bound;
import org.kifu.analysis.Value;
import org.kifu.annotate.output.BookJson;
import org.kifu.board.MoveToken;
import org.kifu.json.JsonStream;
import org.kifu.words.Discs;

/**
 * Answers of an engine as JSON lines. {@code best} and {@code pv} are squares or {@code pass}; a
 * position where the game is over has no {@code best}. An engine that gives a move and no value has
 * no {@code depth}, {@code score} and {@code confidence}.
 *
 * <pre>{@code
 * solve   {"schemaVersion","index","empties","score","bound","best","pv","nodes","seconds","listedScore","wrong"}
 *         {"schemaVersion","total":{"positions","checked","wrong","nodes","seconds"},"tool","settings"}
 * search  {"schemaVersion","index","rank","depth","score","confidence","confidencePercent","best","pv",
 *          "nodes","seconds","book"}
 * }</pre>
 *
 * <p>{@code book}, of the best answer and if it was asked for, is what games played from the
 * position: see {@link BookJson}. {@code bound} is there only if the score is one: {@code lower} or
 * {@code upper}; {@code winner} in games outside of the tournament game that somebody wins, as an
 * equal count need not be a draw.
 */
final class EngineJson implements EngineWriter {
  private static final int SCHEMA_VERSION = 1;

  private final JsonGenerator json;
  private final Optional<Map<String, Object>> solveSettings;

  /**
   * @param solveSettings given for exact scores, with the sums at the end; absent for searches
   */
  EngineJson(Writer out, Optional<Map<String, Object>> solveSettings) throws IOException {
    this.json = JsonStream.onto(out, "");
    this.solveSettings = solveSettings;
  }

  @Override
  public void write(EngineAnswer answer) throws IOException {
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeNumberField("index", answer.index());
    if (solveSettings.isPresent()) {
      json.writeNumberField("empties", answer.empties());
    } else {
      json.writeNumberField("rank", answer.rank());
    }
    if (answer.value().isPresent()) {
      writeValue(answer.value().get());
    }
    if (answer.winner().isPresent()) {
      json.writeStringField("winner", answer.winner().get());
    }
    writeLine(answer);
    json.writeNumberField("nodes", answer.nodes());
    writeSeconds(answer.seconds());
    if (answer.listedScore().isPresent()) {
      json.writeNumberField("listedScore", answer.listedScore().getAsInt());
      json.writeBooleanField("wrong", answer.wrong());
    }
    if (!answer.book().isEmpty()) {
      json.writeFieldName(BookJson.FIELD);
      json.writeRawValue(BookJson.of(answer.book()).toString());
    }
    endLine();
  }

  private void writeValue(Value value) throws IOException {
    if (solveSettings.isEmpty()) {
      json.writeNumberField("depth", value.depth());
    }
    json.writeFieldName("score");
    json.writeNumber(Discs.number(value.centidiscs()));
    if (solveSettings.isEmpty()) {
      json.writeStringField("confidence", value.confidence().label());
      json.writeNumberField("confidencePercent", value.confidencePercent());
    }
    if (value.bound() != Bound.VALUE) {
      json.writeStringField("bound", value.bound().label());
    }
  }

  private void writeLine(EngineAnswer answer) throws IOException {
    if (answer.best().isPresent()) {
      json.writeStringField("best", answer.best().get().toString());
    }
    json.writeArrayFieldStart("pv");
    for (MoveToken move : answer.line()) {
      json.writeString(move.toString());
    }
    json.writeEndArray();
  }

  @Override
  public void finish(EngineTotal total) throws IOException {
    if (solveSettings.isPresent()) {
      JsonStream.startObject(json, SCHEMA_VERSION);
      json.writeObjectFieldStart("total");
      json.writeNumberField("positions", total.positions());
      json.writeNumberField("checked", total.checked());
      json.writeNumberField("wrong", total.wrong());
      json.writeNumberField("nodes", total.nodes());
      writeSeconds(total.seconds());
      json.writeEndObject();
      JsonStream.writeTool(json);
      writeSettings(solveSettings.get());
      endLine();
    }
    json.close();
  }

  private void writeSettings(Map<String, Object> settings) throws IOException {
    json.writeObjectFieldStart("settings");
    for (Map.Entry<String, Object> setting : settings.entrySet()) {
      json.writeFieldName(setting.getKey());
      json.writePOJO(setting.getValue());
    }
    json.writeEndObject();
  }

  private void writeSeconds(double seconds) throws IOException {
    json.writeNumberField("seconds", BigDecimal.valueOf(seconds).setScale(6, RoundingMode.HALF_UP));
  }

  private void endLine() throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }
}
