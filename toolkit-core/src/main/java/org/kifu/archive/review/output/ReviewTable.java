package org.kifu.archive.review.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.table.Cells;

/**
 * One table of a review for people, whatever it is rendered as.
 *
 * @param title what it shows
 * @param header the names of its columns
 * @param rows as many cells as the header has, the first of which says what the row is about
 * @param note what is to be said of it; may be empty
 */
record ReviewTable(String title, List<String> header, List<List<String>> rows, String note) {
  /** No column is wider; a longer name stands out of its own row alone. */
  private static final int WIDEST = 48;

  ReviewTable {
    header = List.copyOf(header);
    rows = List.copyOf(rows);
  }

  /** The room of each column, in cells of a terminal. */
  List<Integer> widths() {
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < header.size(); column++) {
      int at = column;
      int widest = rows.stream().mapToInt(row -> Cells.width(row.get(at))).max().orElse(0);
      widths.add(Math.max(Cells.width(header.get(at)), Math.min(WIDEST, widest)));
    }
    return widths;
  }
}
