package org.kifu.opening.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;

/**
 * The most played moves of a table as a tree: a move is chosen only after the one that leads to it,
 * and comes below that one.
 */
public final class OpeningTree {
  private static final Comparator<OpeningRow> MOST_PLAYED_FIRST =
      Comparator.comparing((OpeningRow row) -> row.stats().games())
          .reversed()
          .thenComparing(OpeningRow.ORDER);

  private final Map<String, List<OpeningRow>> byLine = new HashMap<>();

  /** Groups the rows of a table by the lines that they continue. */
  public OpeningTree(OpeningTable table) {
    for (OpeningRow row : table.rows()) {
      byLine.computeIfAbsent(row.line(), line -> new ArrayList<>()).add(row);
    }
    byLine.values().forEach(rows -> rows.sort(MOST_PLAYED_FIRST));
  }

  /**
   * Returns the {@code count} most played moves after a line, each followed by the moves below it.
   */
  public List<OpeningRow> mostPlayed(String line, int count) {
    List<OpeningRow> rows = new ArrayList<>();
    collect(line, choose(line, count), rows);
    return rows;
  }

  private Set<OpeningRow> choose(String line, int count) {
    PriorityQueue<OpeningRow> candidates = new PriorityQueue<>(MOST_PLAYED_FIRST);
    candidates.addAll(after(line));
    Set<OpeningRow> chosen = new HashSet<>();
    while (chosen.size() < count && !candidates.isEmpty()) {
      OpeningRow row = candidates.remove();
      chosen.add(row);
      candidates.addAll(after(row.lineWithMove()));
    }
    return chosen;
  }

  private void collect(String line, Set<OpeningRow> chosen, List<OpeningRow> rows) {
    for (OpeningRow row : after(line)) {
      if (chosen.contains(row)) {
        rows.add(row);
        collect(row.lineWithMove(), chosen, rows);
      }
    }
  }

  private List<OpeningRow> after(String line) {
    return byLine.getOrDefault(line, List.of());
  }
}
