package org.kifu.analysis.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.analysis.Value;
import org.kifu.board.MoveToken;
import org.kifu.words.BookText;
import org.kifu.words.Discs;

/** Answers of an engine for people, one a line. */
final class EngineText implements EngineWriter {
  private static final String HEADER =
      "   #  empties  depth    score  best         nodes   seconds  line\n";

  private final Writer out;
  private boolean started;

  EngineText(Writer out) {
    this.out = out;
  }

  @Override
  public void write(EngineAnswer answer) throws IOException {
    out.write(started ? "" : HEADER);
    started = true;
    String line = answer.line().stream().map(MoveToken::toString).collect(Collectors.joining(" "));
    String row =
        String.format(
            Locale.ROOT,
            "%4d  %7d  %5s  %7s  %-4s  %12d  %8.3f  %s",
            answer.index(),
            answer.empties(),
            answer.value().map(value -> Integer.toString(value.depth())).orElse("-"),
            answer.value().map(EngineText::score).orElse("-"),
            answer.best().map(MoveToken::toString).orElse("-"),
            answer.nodes(),
            answer.seconds(),
            line);
    out.write(row.stripTrailing() + (answer.wrong() ? wrong(answer) : "") + tie(answer) + "\n");
    if (!answer.book().isEmpty()) {
      out.write("      games played: " + BookText.of(answer.book()) + "\n");
    }
    out.flush();
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
