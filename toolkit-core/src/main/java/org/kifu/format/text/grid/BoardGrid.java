package org.kifu.format.text.grid;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.kifu.format.text.page.Row;

/**
 * Eight rows of eight squares.
 *
 * @param rows from the top of the page
 */
record BoardGrid(List<GridRow> rows) {
  /** The number of rows whose labels are files from which on ranks and files are exchanged. */
  private static final int MOST = 6;

  /** Whether the rank 1 is at the bottom, as its labels say. */
  private boolean isFromBelow() {
    int first = rows.getFirst().rank();
    int last = rows.getLast().rank();
    return first > last && last > 0;
  }

  /** Whether the rows are files, as their labels say. */
  private boolean isAcross() {
    return IntStream.range(0, rows.size()).filter(i -> rows.get(i).file() == i).count() >= MOST;
  }

  /** The square of a row and column of the page. */
  int square(int row, int column) {
    if (isAcross()) {
      return 8 * column + row;
    }
    return 8 * (isFromBelow() ? 7 - row : row) + column;
  }

  /** The number of squares whose content is of some kind. */
  int count(Predicate<GridItem> kind) {
    return (int) rows.stream().flatMap(row -> row.items().stream()).filter(kind).count();
  }

  /** The rows of the page. */
  List<Row> pageRows() {
    return rows.stream().map(GridRow::row).toList();
  }

  /** The discs of a colour, as a set of the squares that the labels name; bit 0 is a1. */
  long squares(int colour) {
    long squares = 0;
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < GridRow.WIDTH; x++) {
        squares |= rows.get(y).items().get(x).value() == colour ? 1L << square(y, x) : 0;
      }
    }
    return squares;
  }

  /** Whether two numbers of a row were written as one. */
  boolean hasMerged() {
    return rows.stream().anyMatch(GridRow::isMerged);
  }

  /** The discs of a colour, as a set of squares; bit 0 is the first square of the first row. */
  long discs(int colour) {
    long discs = 0;
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < GridRow.WIDTH; x++) {
        discs |= rows.get(y).items().get(x).value() == colour ? 1L << 8 * y + x : 0;
      }
    }
    return discs;
  }
}
