package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/**
 * A row that names the columns below it.
 *
 * @param kinds what each column holds that has a known name, by its index
 */
record TableHeading(Row row, Map<Integer, LabelKind> kinds) {
  int columns() {
    return row.cells().size();
  }

  /** Whether a row is in the same table, as far as the containers show. */
  boolean isAbove(Row below) {
    return below.group().equals(row.group());
  }

  /**
   * Whether the cells of a row are those of the columns: no moves stand in the column of a fact, or
   * in none. Columns of moves, and of what is not known, may be left out at the end.
   *
   * @param moves the indices of the cells with moves
   * @param isBelow whether the row is right below one that fits
   */
  boolean fits(List<Cell> cells, BitSet moves, boolean isBelow) {
    boolean isShort = cells.size() < columns();
    return (!isShort || isBelow && !moves.get(0))
        && moves.length() <= columns()
        && moves.stream().noneMatch(i -> LabelName.isFact(kinds.get(i)))
        && IntStream.range(columns(), cells.size()).allMatch(i -> cells.get(i).text().isBlank());
  }
}
