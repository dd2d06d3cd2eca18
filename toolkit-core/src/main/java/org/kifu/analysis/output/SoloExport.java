package org.kifu.analysis.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloRules;
import org.kifu.games.solo.SoloSearch.SoloAnswer;
import org.kifu.json.JsonStream;

/**
 * What the search of the solo game found, an answer a line: for people, or as JSON lines.
 *
 * <pre>{@code
 * {"schemaVersion","index","empties","firstPlayerValue","unit","confidence","low","high","best","pv","nodes","seconds"}
 * }</pre>
 *
 * <p>{@code confidence} is {@code exact} where no play gives more, {@code found} where {@code high}
 * might be possible, and {@code estimated} for a mean over deals of unknown tiles, with its 95 %
 * interval in {@code low} and {@code high}.
 */
public final class SoloExport {
  private static final int SCHEMA_VERSION = 1;

  private SoloExport() {}

  /**
   * Writes an answer for people.
   *
   * @param index the number of the position in the run, from 1
   */
  public static void text(Writer out, int index, SoloAnswer answer, double seconds)
      throws IOException {
    String line = String.join(" ", moves(answer));
    out.write(
        String.format(
            Locale.ROOT,
            "%4d  %s%s  [%d nodes, %.3f s]\n",
            index,
            words(answer),
            line.isEmpty() ? "" : ": " + line,
            answer.nodes(),
            seconds));
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

  /**
   * Writes an answer as a line of JSON.
   *
   * @param empties the squares without a disc
   */
  public static void json(Writer out, int index, int empties, SoloAnswer answer, double seconds)
      throws IOException {
    JsonGenerator json = JsonStream.onto(out, "");
    JsonStream.startObject(json, SCHEMA_VERSION);
    json.writeNumberField("index", index);
    json.writeNumberField("empties", empties);
    number(json, "firstPlayerValue", answer.value(), 2);
    json.writeStringField("unit", answer.goal().unit());
    json.writeStringField(
        "confidence", !answer.isKnown() ? "estimated" : answer.isProven() ? "exact" : "found");
    number(json, "low", answer.low(), 2);
    number(json, "high", answer.high(), 2);
    List<String> moves = moves(answer);
    if (!moves.isEmpty()) {
      json.writeStringField("best", moves.getFirst());
    }
    json.writeArrayFieldStart("pv");
    for (String move : moves) {
      json.writeString(move);
    }
    json.writeEndArray();
    json.writeNumberField("nodes", answer.nodes());
    number(json, "seconds", seconds, 6);
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }

  private static void number(JsonGenerator json, String name, double value, int decimals)
      throws IOException {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    json.writeNumberField(
        name, rounded.signum() == 0 ? BigDecimal.ZERO : new BigDecimal(plain(rounded)));
  }

  private static String plain(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }
}
