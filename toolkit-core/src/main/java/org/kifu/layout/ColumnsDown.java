package org.kifu.layout;

import java.util.ArrayList;
import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/**
 * A score sheet whose columns are read down one after the other. The columns are single moves or
 * pairs; the last ones may be shorter. There are not more columns than rows.
 */
final class ColumnsDown implements Layout {
  @Override
  public String words() {
    return "a score sheet of columns that are read down";
  }

  @Override
  public List<List<Cell>> orders(SquareBlock block) {
    List<List<Cell>> rows = block.rows();
    int width = rows.getFirst().size();
    int before = width;
    boolean isSheet = rows.size() >= width;
    for (List<Cell> row : rows) {
      isSheet &= row.size() <= before;
      before = row.size();
    }
    if (!isSheet) {
      return List.of();
    }
    List<List<Cell>> orders = new ArrayList<>();
    for (int together = 1; 2 * together <= width; together++) {
      if (width % together == 0) {
        orders.add(down(rows, width, together));
      }
    }
    return orders;
  }

  private static List<Cell> down(List<List<Cell>> rows, int width, int together) {
    List<Cell> order = new ArrayList<>();
    for (int from = 0; from < width; from += together) {
      for (List<Cell> row : rows) {
        order.addAll(
            row.subList(Math.min(from, row.size()), Math.min(from + together, row.size())));
      }
    }
    return order;
  }
}
