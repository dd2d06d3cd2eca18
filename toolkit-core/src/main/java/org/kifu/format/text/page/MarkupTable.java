package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/** The row of a table that is being read. */
final class MarkupTable {
  /** The number of lines of a cell that is a text of its own, as in pages laid out with tables. */
  private static final int MANY_LINES = 4;

  private final List<List<PlacedText>> cells = new ArrayList<>();
  private boolean isInRow;
  private boolean isInCell;

  /** Whether a row has begun. */
  boolean isInRow() {
    return isInRow;
  }

  /** Whether a cell has begun. */
  boolean isInCell() {
    return isInRow && isInCell;
  }

  /** Begins a row, or says that none is there. */
  void beginRow(boolean isThere) {
    isInRow = isThere;
  }

  /** Begins a cell. */
  void beginCell() {
    isInCell = true;
  }

  /**
   * Ends the cell, if one has begun or text is there.
   *
   * @param none the text of a cell without text
   */
  void endCell(MarkupLines lines, PlacedText none) {
    List<PlacedText> text = lines.take();
    if (isInCell || !text.isEmpty()) {
      cells.add(text.isEmpty() ? List.of(none) : text);
    }
    isInCell = false;
  }

  /** Ends the row, and gives it to a page: as a row of cells, or each cell as a text. */
  void endRow(Page page, Group group) {
    isInRow = false;
    if (isLayout()) {
      for (int i = 0; i < cells.size(); i++) {
        page.breakOff();
        page.take(PlacedText.joined(cells.get(i)), group.item(i));
        page.breakOff();
      }
    } else if (cells.stream().flatMap(List::stream).anyMatch(line -> !line.isBlank())) {
      page.add(
          RowKind.TABLE, group, cells.stream().map(MarkupTable::inOneLine).map(Cell::of).toList());
    }
    cells.clear();
  }

  /** The text of the row so far. */
  String text() {
    StringBuilder text = new StringBuilder();
    cells.forEach(cell -> cell.forEach(line -> text.append(line).append('\n')));
    return text.toString();
  }

  private boolean isLayout() {
    int most = cells.stream().mapToInt(List::size).max().orElse(0);
    return most >= MANY_LINES || most > 1 && cells.size() == 1;
  }

  private static PlacedText inOneLine(List<PlacedText> lines) {
    if (lines.size() == 1) {
      return lines.getFirst().strip();
    }
    PlacedText text = PlacedText.joined(lines);
    PlacedText.Rewriter line = text.rewriter();
    int kept = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        line.keep(kept, i).write(" ", i, i + 1);
        kept = i + 1;
      }
    }
    return line.keep(kept, text.length()).text().strip();
  }
}
