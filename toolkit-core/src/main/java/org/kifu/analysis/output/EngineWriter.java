package org.kifu.analysis.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Bound;
import org.kifu.analysis.Value;
import org.kifu.board.MoveToken;
import org.kifu.game.Counted;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.opening.output.BookJson;
import org.kifu.opening.output.BookText;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.Discs;

/**
 * A writer of the answers of an engine in one form. It flushes the stream below and leaves it open.
 */
public abstract class EngineWriter {
  private EngineWriter() {}

  /** Writes an answer and flushes it. */
  public abstract void write(EngineAnswer answer) throws IOException;

  /** Writes the sums, if the form has any, and ends the output. */
  public abstract void finish(EngineTotal total) throws IOException;

  /** A table for people, with the sums last. */
  public static EngineWriter text(Writer out) {
    return new Text(out);
  }

  /**
   * Exact scores as JSON lines, with the sums in the last one.
   *
   * @param settings the settings of the run: each name with a number, a text or a truth value
   */
  public static EngineWriter solvedLines(Writer out, Map<String, Object> settings)
      throws IOException {
    return new Json(out, Optional.of(settings));
  }

  /** The answers of searches as JSON lines. */
  public static EngineWriter searchLines(Writer out) throws IOException {
    return new Json(out, Optional.empty());
  }

  /**
   * The sums of a run over positions.
   *
   * @param positions number of positions that were searched
   * @param checked number of answers that were compared with a score that their source lists
   * @param wrong number of those answers that contradict it
   * @param nodes number of positions searched, all together
   * @param seconds the wall times of all searches, added up
   */
  public record EngineTotal(int positions, int checked, int wrong, long nodes, double seconds) {
    /** The sums before the first answer. */
    public static final EngineTotal ZERO = new EngineTotal(0, 0, 0, 0, 0);

    /** The sums with one more answer. */
    public EngineTotal plus(EngineAnswer answer) {
      return new EngineTotal(
          positions + 1,
          checked + (answer.listedScore().isPresent() ? 1 : 0),
          wrong + (answer.wrong() ? 1 : 0),
          nodes + answer.nodes(),
          seconds + answer.seconds());
    }
  }

  /** Answers of an engine for people, one a line. */
  private static final class Text extends EngineWriter {
    private static final TextTable<EngineAnswer> TABLE = new TextTable<>(columns());

    private final Writer out;
    private boolean started;

    Text(Writer out) {
      this.out = out;
    }

    @Override
    public void write(EngineAnswer answer) throws IOException {
      out.write(started ? "" : TABLE.head());
      started = true;
      String row = TABLE.line(answer).stripTrailing();
      out.write(row + (answer.wrong() ? wrong(answer) : "") + tie(answer) + "\n");
      if (!answer.book().isEmpty()) {
        out.write("      games played: " + BookText.of(answer.book()) + "\n");
      }
      out.flush();
    }

    private static List<Column<EngineAnswer>> columns() {
      return Stream.<Column<EngineAnswer>>of(
              Column.number("#", 4, EngineAnswer::index),
              Column.number("empties", 7, EngineAnswer::empties),
              Column.number("depth", 5, answer -> orDash(answer.value().map(Value::depth))),
              Column.number("score", 7, answer -> orDash(answer.value().map(Text::score))),
              Column.text("best", 4, answer -> orDash(answer.best())),
              Column.number("nodes", 12, EngineAnswer::nodes),
              Column.number(
                  "seconds", 8, answer -> String.format(Locale.ROOT, "%.3f", answer.seconds())),
              Column.text("line", Text::line))
          .map(Column::fixed)
          .toList();
    }

    private static Object orDash(Optional<?> known) {
      return known.<Object>map(value -> value).orElse("-");
    }

    private static String line(EngineAnswer answer) {
      return answer.line().stream().map(MoveToken::toString).collect(Collectors.joining(" "));
    }

    private static String score(Value value) {
      return Discs.signed(value.centidiscs(), value.isExact());
    }

    /** A remark that names the winner of an equal count, which the score does not show. */
    private static String tie(EngineAnswer answer) {
      boolean isEqual =
          answer.value().filter(value -> Math.abs(value.centidiscs()) == 1).isPresent();
      return isEqual ? answer.winner().map(name -> "  equal, won by " + name).orElse("") : "";
    }

    private static String wrong(EngineAnswer answer) {
      return "  WRONG: listed " + answer.listedScore().orElseThrow();
    }

    @Override
    public void finish(EngineTotal total) throws IOException {
      out.write(
          String.format(
              Locale.ROOT,
              "%s%s, %s, %.3f s%s\n",
              Counted.of(total.positions(), "position"),
              total.checked() > 0
                  ? ", %d wrong of %d".formatted(total.wrong(), total.checked())
                  : "",
              Counted.of(total.nodes(), "node"),
              total.seconds(),
              rate(total)));
      out.flush();
    }

    private static String rate(EngineTotal total) {
      double millions = total.nodes() / total.seconds() / 1e6;
      return total.seconds() > 0
          ? String.format(Locale.ROOT, ", %.1f million nodes/s", millions)
          : "";
    }
  }

  /**
   * Answers of an engine as JSON lines. {@code best} and {@code pv} are squares or {@code pass}. A
   * position where the game is over has no {@code best}. The answer of an engine that gives only a
   * move has no {@code depth}, {@code score} and {@code confidence}.
   *
   * <pre>{@code
   * solve   {"schemaVersion","index","empties","score","bound","best","pv","nodes","seconds","listedScore","wrong"}
   *         {"schemaVersion","total":{"positions","checked","wrong","nodes","seconds"},"tool","settings"}
   * search  {"schemaVersion","index","rank","depth","score","confidence","confidencePercent","best","pv",
   *          "nodes","seconds","book"}
   * }</pre>
   *
   * <p>{@code book} holds the moves that games played from the position, in the best answer and if
   * it was asked for: see {@link BookJson}. {@code bound} is there only if the score is a bound:
   * {@code lower} or {@code upper}. {@code winner} is there in games other than the tournament game
   * that somebody wins, as an equal count need not be a draw.
   */
  private static final class Json extends EngineWriter {
    private static final int SCHEMA_VERSION = 1;

    private final JsonOutput json;
    private final Optional<Map<String, Object>> solveSettings;

    /**
     * @param solveSettings the settings of a run for exact scores, which ends with the sums; empty
     *     for searches
     */
    Json(Writer out, Optional<Map<String, Object>> solveSettings) throws IOException {
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
}
