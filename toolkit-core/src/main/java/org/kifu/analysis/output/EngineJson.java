package org.kifu.analysis.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import org.kifu.analysis.Bound;
import org.kifu.analysis.Value;
import org.kifu.analysis.output.EngineWriter.EngineTotal;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.opening.output.BookJson;

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

  private final JsonOutput json;
  private final Optional<Map<String, Object>> solveSettings;

  /**
   * @param solveSettings given for exact scores, with the sums at the end; absent for searches
   */
  EngineJson(Writer out, Optional<Map<String, Object>> solveSettings) throws IOException {
    this.json = JsonOutput.onto(out, "");
    this.solveSettings = solveSettings;
  }

  @Override
  public void write(EngineAnswer answer) throws IOException {
    JsonObject object = JsonObject.ofVersion(SCHEMA_VERSION).put("index", answer.index());
    if (solveSettings.isPresent()) {
      object.put("empties", answer.empties());
    } else {
      object.put("rank", answer.rank());
    }
    answer.value().ifPresent(value -> put(value, object));
    object
        .put("winner", answer.winner())
        .put("best", answer.best().map(Object::toString))
        .putTexts("pv", answer.line())
        .put("nodes", answer.nodes())
        .put("seconds", seconds(answer.seconds()));
    if (answer.listedScore().isPresent()) {
      object.put("listedScore", answer.listedScore()).put("wrong", answer.wrong());
    }
    line(object.putAny(BookJson.FIELD, answer.book(), BookJson::of));
  }

  private void put(Value value, JsonObject object) {
    boolean isSolved = solveSettings.isPresent();
    if (!isSolved) {
      object.put("depth", value.depth());
    }
    object.putDiscs("score", value.centidiscs());
    if (!isSolved) {
      object
          .put("confidence", value.confidence().label())
          .put("confidencePercent", value.confidencePercent());
    }
    if (value.bound() != Bound.VALUE) {
      object.put("bound", value.bound().label());
    }
  }

  @Override
  public void finish(EngineTotal total) throws IOException {
    if (solveSettings.isPresent()) {
      JsonObject sums =
          new JsonObject()
              .put("positions", total.positions())
              .put("checked", total.checked())
              .put("wrong", total.wrong())
              .put("nodes", total.nodes())
              .put("seconds", seconds(total.seconds()));
      line(
          JsonObject.ofVersion(SCHEMA_VERSION)
              .put("total", sums)
              .putTool()
              .put("settings", solveSettings.get()));
    }
    json.close();
  }

  static BigDecimal seconds(double seconds) {
    return BigDecimal.valueOf(seconds).setScale(6, RoundingMode.HALF_UP);
  }

  private void line(JsonObject object) throws IOException {
    json.write(object);
    json.endLine();
    json.flush();
  }
}
