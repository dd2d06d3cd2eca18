package org.kifu.format.text.page;

import java.util.List;

/**
 * Cells that stand beside one another.
 *
 * @param number the place among the rows of the page, from 0
 * @param isApart whether a blank line, or the beginning of a container, is before it; otherwise it
 *     follows the row before it directly
 * @param group the containers around it
 * @param cells at least one
 */
public record Row(int number, RowKind kind, boolean isApart, Group group, List<Cell> cells) {
  /** Copies the cells. */
  public Row {
    cells = List.copyOf(cells);
  }

  /** The text of all cells, with two blanks between two of them. */
  public String text() {
    if (cells.size() == 1) {
      return cells.getFirst().written();
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      text.append(i == 0 ? "" : "  ").append(cells.get(i).written());
    }
    return text.toString();
  }
}
