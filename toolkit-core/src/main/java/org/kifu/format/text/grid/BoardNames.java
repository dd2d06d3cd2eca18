package org.kifu.format.text.grid;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.kifu.format.text.page.Row;

/** The rows of a page that name players, by which the boards of one game end. */
final class BoardNames {
  private final List<Row> page;
  private final Predicate<Row> isOfNames;
  private final Set<String> names = new HashSet<>();

  /** The number of rows of the page that have been looked at. */
  private int looked;

  /**
   * The names of a page.
   *
   * @param isOfNames whether a row names players
   */
  BoardNames(List<Row> page, Predicate<Row> isOfNames) {
    this.page = page;
    this.isOfNames = isOfNames;
  }

  /**
   * Whether the rows above a board name other players than those of the boards before it. Boards
   * are asked for in their order.
   */
  boolean areOthers(BoardGrid board) {
    boolean hadNames = !names.isEmpty();
    boolean areOthers = false;
    int first = board.rows().getFirst().row().number();
    while (looked < first) {
      Row row = page.get(looked++);
      areOthers |= isOfNames.test(row) && names.add(row.text().strip()) && hadNames;
    }
    return areOthers;
  }
}
