package org.kifu.format.text.find;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * The columns of a table that are headed as moves: squares in others, {@code best_move}, were not
 * played.
 */
final class MoveColumns {
  /** The least number of headings. */
  private static final int LEAST = 2;

  private @Nullable Row heading;
  private BitSet moves = new BitSet();

  /** Looks whether a row has headings. */
  void take(Row row) {
    if (row.kind() != RowKind.TABLE) {
      heading = null;
      return;
    }
    BitSet ofMoves = new BitSet();
    int labels = 0;
    for (int i = 0; i < row.cells().size(); i++) {
      String name = row.cells().get(i).written().strip().toLowerCase(Locale.ROOT);
      List<LabelKind> kinds = Labels.kinds(name);
      labels += kinds.isEmpty() ? 0 : 1;
      ofMoves.set(i, !kinds.isEmpty() && kinds.getFirst() == LabelKind.MOVES);
    }
    if (labels >= LEAST) {
      heading = row;
      moves = ofMoves;
    }
  }

  /**
   * Whether squares of a row count only in the columns of moves: one is in such a column.
   *
   * @param finds what the cells of the row say
   */
  boolean areAlone(Row row, Finds finds) {
    Row above = heading;
    boolean isBelow = above != null && above.number() < row.number();
    if (!isBelow || above == null || !above.group().equals(row.group())) {
      return false;
    }
    for (int i = 0; i < finds.size(); i++) {
      if (finds.kind(i) == FindKind.SQUARE && moves.get(finds.cell(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a cell is in a column of moves. */
  boolean has(int cell) {
    return moves.get(cell);
  }
}
