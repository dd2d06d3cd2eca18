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

  /** The number of rows of the page above the last board. */
  private int passed;

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
    while (looked < passed) {
      addNames();
    }
    boolean hadNames = !names.isEmpty();
    boolean areOthers = false;
    pass(board);
    while (looked < passed) {
      areOthers |= addNames() && hadNames;
    }
    return areOthers;
  }

  /** Goes on to the rows below a board that is no part of a game before it. */
  void pass(BoardGrid board) {
    passed = board.rows().getFirst().row().number();
  }

  /** Adds the names of the next row; false if there are none, or the same ones were there. */
  private boolean addNames() {
    Row row = page.get(looked++);
    return isOfNames.test(row) && names.add(row.text().strip());
  }
}
