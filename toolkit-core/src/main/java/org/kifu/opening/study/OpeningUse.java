package org.kifu.opening.study;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.ResultsByYear;

/**
 * The use of an opening, or of a move in the position that was asked for: its games by year and
 * result.
 *
 * @param name the name of the opening, or the move
 * @param results all games that reached a position of this name
 */
public record OpeningUse(String name, ResultsByYear results) {
  /**
   * Returns the most frequent openings of a table, or moves of the one position that it is about.
   */
  public static List<OpeningUse> mostFrequent(OpeningTable table, int most) {
    boolean byName = table.settings().at() == null && !table.named().isEmpty();
    Map<String, ResultsByYear> uses = new LinkedHashMap<>();
    for (OpeningRow row : table.rows()) {
      String name = byName ? row.reached().name() : row.move();
      if (!name.isEmpty() && (byName || row.line().equals(table.rows().getFirst().line()))) {
        uses.merge(name, row.history().results(), ResultsByYear::plus);
      }
    }
    return uses.entrySet().stream()
        .map(use -> new OpeningUse(use.getKey(), use.getValue()))
        .sorted(
            Comparator.comparingLong((OpeningUse use) -> use.results().stats().games())
                .reversed()
                .thenComparing(OpeningUse::name))
        .limit(most)
        .toList();
  }

  /**
   * The results of all games of a table; if one position was asked for, of the games that reached
   * it.
   */
  public static ResultsByYear ofAll(OpeningTable table) {
    return table.settings().at() == null
        ? table.results()
        : table.rows().stream()
            .map(row -> row.history().results())
            .reduce(ResultsByYear.NONE, ResultsByYear::plus);
  }
}
