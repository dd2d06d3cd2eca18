package org.kifu.format.text.grid;

import java.util.List;
import org.kifu.format.text.page.Row;

/** Boards that have not eight squares by eight. */
public final class OtherBoard {
  private static final int LEAST = 5;
  private static final int MOST = 20;
  private static final int USUAL = 8;

  /** The length of a row above which it is none of a board. */
  private static final int LONG = 200;

  private int width;
  private int height;

  /** No rows. */
  public OtherBoard() {}

  /**
   * Takes the next row of a page.
   *
   * @return the side of the square board that ends with the row; 0 if none does
   */
  public int take(Row row) {
    int squares = row.text().length() < LONG ? squares(row) : 0;
    height = squares == width ? height + 1 : 1;
    width = squares;
    boolean isBoard = width >= LEAST && width <= MOST && width != USUAL && height == width;
    return isBoard ? width : 0;
  }

  /** The number of squares of a row, without a label before and behind them; 0 if it has others. */
  private static int squares(Row row) {
    List<GridItem> items = RowItems.of(row);
    int from = 0;
    int to = items.size();
    while (from < to && isLabel(items.get(from))) {
      from++;
    }
    while (to > from && isLabel(items.get(to - 1))) {
      to--;
    }
    boolean areSigns =
        items.subList(from, to).stream()
            .allMatch(item -> item.isDisc() || item.value() == GridItem.EMPTY);
    return areSigns ? to - from : 0;
  }

  private static boolean isLabel(GridItem item) {
    return item.isNumber() || item.isOther();
  }
}
