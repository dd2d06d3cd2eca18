package org.kifu.analysis.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Value;
import org.kifu.analysis.output.EngineWriter.EngineTotal;
import org.kifu.board.MoveToken;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.BookText;
import org.kifu.words.Discs;

/** Answers of an engine for people, one a line. */
final class EngineText implements EngineWriter {
  private static final TextTable<EngineAnswer> TABLE = new TextTable<>(columns());

  private final Writer out;
  private boolean started;

  EngineText(Writer out) {
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
            Column.number("score", 7, answer -> orDash(answer.value().map(EngineText::score))),
            Column.text("best", 4, answer -> orDash(answer.best())),
            Column.number("nodes", 12, EngineAnswer::nodes),
            Column.number(
                "seconds", 8, answer -> String.format(Locale.ROOT, "%.3f", answer.seconds())),
            Column.text("line", EngineText::line))
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

  /** Who wins an equal count, which the score does not show. */
  private static String tie(EngineAnswer answer) {
    boolean isEqual = answer.value().filter(value -> Math.abs(value.centidiscs()) == 1).isPresent();
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
            "%d positions%s, %d nodes, %.3f s%s\n",
            total.positions(),
            total.checked() > 0 ? ", %d wrong of %d".formatted(total.wrong(), total.checked()) : "",
            total.nodes(),
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
