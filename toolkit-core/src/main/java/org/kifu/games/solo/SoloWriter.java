package org.kifu.games.solo;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.game.Counted;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloSearch.SoloAnswer;
import org.kifu.games.solo.SoloSolver.SolvedSolo;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.table.Column;
import org.kifu.table.TextTable;

/**
 * A writer of answers of the search of the solo game, one on each line: as text for people, or as
 * JSON lines.
 *
 * <pre>{@code
 * {"schemaVersion","index","empties","firstPlayerValue","unit","confidence","low","high","best","pv","nodes","seconds"}
 * }</pre>
 *
 * <p>{@code confidence} is {@code exact} if no play gives more, {@code found} if {@code high} might
 * be possible, and {@code estimated} for a mean over deals of unknown tiles, with its 95 % interval
 * in {@code low} and {@code high}.
 */
public final class SoloWriter {
  private static final int SCHEMA_VERSION = 1;

  private static final TextTable<Told> TABLE =
      new TextTable<>(
          List.of(
              Column.<Told>number("", 4, Told::index).fixed(),
              Column.<Told>text("", Told::words).fixed(),
              Column.text("", Told::cost)));

  /** An answer in words for people. */
  private record Told(int index, String words, String cost) {}

  private final Writer out;
  private final boolean isText;

  /**
   * @param isText whether to write text for people instead of JSON
   */
  public SoloWriter(Writer out, boolean isText) {
    this.out = out;
    this.isText = isText;
  }

  /**
   * Writes the answers for a position.
   *
   * @param index the number of the position in the run, from 1
   */
  public void write(int index, SoloPosition position, List<SolvedSolo> answers) throws IOException {
    int empties = SoloRules.RULES.count(position).empties();
    for (SolvedSolo each : answers) {
      if (isText) {
        writeText(index, each.answer(), each.seconds());
      } else {
        writeJson(index, empties, each.answer(), each.seconds());
      }
    }
  }

  private void writeText(int index, SoloAnswer answer, double seconds) throws IOException {
    String line = String.join(" ", moves(answer));
    String words = words(answer) + (line.isEmpty() ? "" : ": " + line);
    String cost =
        String.format(Locale.ROOT, "[%s, %.3f s]", Counted.of(answer.nodes(), "node"), seconds);
    out.write(TABLE.line(new Told(index, words, cost)));
    out.flush();
  }

  private static String words(SoloAnswer answer) {
    String unit = answer.goal().unit();
    if (!answer.isKnown()) {
      return String.format(
          Locale.ROOT,
          "%.1f %s expected of simple play, 95 %% interval %.1f to %.1f, beginning with",
          answer.value(),
          unit,
          answer.low(),
          answer.high());
    }
    return answer.isProven()
        ? "%.0f %s, which is the best result".formatted(answer.value(), unit)
        : "%.0f %s found, at most %.0f possible".formatted(answer.value(), unit, answer.high());
  }

  private static List<String> moves(SoloAnswer answer) {
    return answer.line().stream()
        .map((SoloMove move) -> SoloRules.RULES.token(move).toString())
        .collect(Collectors.toList());
  }

  private void writeJson(int index, int empties, SoloAnswer answer, double seconds)
      throws IOException {
    List<String> moves = moves(answer);
    JsonOutput json = JsonOutput.onto(out, "");
    json.write(
        JsonObject.ofVersion(SCHEMA_VERSION)
            .put("index", index)
            .put("empties", empties)
            .put("firstPlayerValue", rounded(answer.value(), 2))
            .put("unit", answer.goal().unit())
            .put(
                "confidence",
                !answer.isKnown() ? "estimated" : answer.isProven() ? "exact" : "found")
            .put("low", rounded(answer.low(), 2))
            .put("high", rounded(answer.high(), 2))
            .put("best", moves.stream().findFirst())
            .putTexts("pv", moves)
            .put("nodes", answer.nodes())
            .put("seconds", rounded(seconds, 6)));
    json.endLine();
    json.flush();
  }

  private static BigDecimal rounded(double value, int decimals) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    return rounded.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(rounded.stripTrailingZeros().toPlainString());
  }
}
