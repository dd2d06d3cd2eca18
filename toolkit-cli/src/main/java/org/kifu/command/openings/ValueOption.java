package org.kifu.command.openings;

import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningValuer;
import org.kifu.opening.output.OpeningText;
import org.kifu.search.Engine;
import org.kifu.search.SearchLevels;
import picocli.CommandLine.Option;

/** The option that lets the engine of Kifu value the moves of a table of openings. */
final class ValueOption {
  @Option(
      names = "--level",
      paramLabel = "N",
      description =
          "Add the value of each listed move, searched at level 1 to 60 (default: no values).")
  private @Nullable Integer level;

  boolean isGiven() {
    return level != null;
  }

  /** Refuses a level that does not exist. */
  void check() {
    if (level != null) {
      limits(level);
    }
  }

  /** The table with values for all its moves, or only for those that a text shows. */
  OpeningTable value(OpeningTable table, boolean textAlone, int jobs, Progress progress) {
    return level == null
        ? table
        : new OpeningValuer(limits(level), Engine::new, jobs)
            .value(
                table,
                textAlone ? shown(table) : row -> true,
                (done, all) -> progress.at(done, all, "position"));
  }

  private static Predicate<OpeningRow> shown(OpeningTable table) {
    Set<String> lines =
        OpeningText.shown(table).stream()
            .map(OpeningRow::lineWithMove)
            .collect(Collectors.toUnmodifiableSet());
    return row -> lines.contains(row.lineWithMove());
  }

  private static Limits limits(int level) {
    try {
      return SearchLevels.limits(level);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--level: " + e.getMessage());
    }
  }
}
