package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.kifu.archive.dedup.DedupSummary;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.Reason;

/**
 * Groups for people.
 *
 * <pre>
 * same-moves: the same moves, other names or results
 *   WTH_1988.wtb@152: game 3, 60 moves: Tamenori Hideshi - Inoue Hiroshi, Meijin, 1988
 *   WTH_1989.wtb@16: game 1, 60 moves: ...
 * </pre>
 */
final class DedupText implements DedupWriter {
  private static final int SHOWN = 10;

  private final Writer out;
  private long inGroup;

  DedupText(Writer out) {
    this.out = out;
  }

  @Override
  public void begin(long number, Reason reason) throws IOException {
    inGroup = 0;
    out.write("%s: %s\n".formatted(reason.label(), reason.meaning()));
  }

  @Override
  public void member(GameTraits game) throws IOException {
    inGroup++;
    if (inGroup <= SHOWN) {
      out.write("  %s\n".formatted(line(game)));
    }
  }

  /** Where a game stands and what it is, in one line. */
  static String line(GameTraits game) {
    String title = game.facts().title();
    return "%s: game %d, %d %s%s"
        .formatted(
            game.where(),
            game.number(),
            game.moves(),
            game.moves() == 1 ? "move" : "moves",
            title.isEmpty() ? "" : ": " + title);
  }

  @Override
  public void end() throws IOException {
    if (inGroup > SHOWN) {
      out.write("  and %d more\n".formatted(inGroup - SHOWN));
    }
    out.write("\n");
  }

  @Override
  public void finish(DedupSummary summary) throws IOException {
    for (Map.Entry<Reason, Long> count : summary.groups().entrySet()) {
      out.write(
          "%-17s %6d %s, %d games\n"
              .formatted(
                  count.getKey().label(),
                  count.getValue(),
                  count.getValue() == 1 ? "group" : "groups",
                  summary.games().getOrDefault(count.getKey(), 0L)));
    }
    long damaged = summary.read() - summary.compared();
    out.write("%d games compared".formatted(summary.compared()));
    out.write(damaged == 0 ? "\n" : ", %d could not be\n".formatted(damaged));
    out.flush();
  }
}
