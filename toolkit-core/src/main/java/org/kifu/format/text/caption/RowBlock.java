package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.List;
import org.kifu.format.text.page.Row;

/**
 * Rows without a blank line and without moves between them.
 *
 * @param first the number of the first row
 * @param last the number of the last row
 */
record RowBlock(int first, int last) {
  /** The most rows of a block on either side. */
  private static final int MOST = 12;

  static RowBlock of(int row, List<Row> rows, BitSet moves) {
    int first = row;
    while (first > 0 && row - first < MOST && !rows.get(first).isApart() && !moves.get(first - 1)) {
      first--;
    }
    int last = row;
    while (last + 1 < rows.size()
        && last - row < MOST
        && !rows.get(last + 1).isApart()
        && !moves.get(last + 1)) {
      last++;
    }
    return new RowBlock(first, last);
  }

  boolean has(BitSet numbers) {
    int next = numbers.nextSetBit(first);
    return next >= 0 && next <= last;
  }

  boolean isApart(List<Row> rows) {
    return rows.get(first).isApart();
  }
}
