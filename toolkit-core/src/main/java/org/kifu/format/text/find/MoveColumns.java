package org.kifu.format.text.find;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * The columns of a table that are headed as moves, and the values of data that are named so:
 * squares in others, {@code best_move}, were not played.
 */
final class MoveColumns {
  /** The least number of headings. */
  private static final int LEAST = 2;

  private @Nullable Row heading;
  private BitSet moves = new BitSet();

  /** Looks whether a row has headings, or keys of its own. */
  void take(Row row) {
    if (row.kind() == RowKind.DATA && row.cells().size() > 1) {
      heading = row;
      moves = ofKeys(row);
      return;
    }
    if (row.kind() != RowKind.TABLE) {
      heading = null;
      return;
    }
    BitSet ofMoves = new BitSet();
    int labels = 0;
    for (int i = 0; i < row.cells().size(); i++) {
      String name = row.cells().get(i).written().strip();
      List<LabelKind> kinds = Labels.kinds(name, 0, name.length());
      labels += kinds.isEmpty() ? 0 : 1;
      ofMoves.set(i, !kinds.isEmpty() && kinds.getFirst() == LabelKind.MOVES);
    }
    if (labels >= LEAST) {
      heading = row;
      moves = ofMoves;
    }
  }

  /** The values whose keys say that they are moves. */
  private static BitSet ofKeys(Row row) {
    BitSet moves = new BitSet();
    for (int i = 0; i < row.cells().size(); i++) {
      List<LabelKind> kinds = Labels.kinds(row.cells().get(i).label().toLowerCase(Locale.ROOT));
      moves.set(i, !kinds.isEmpty() && kinds.getFirst() == LabelKind.MOVES);
    }
    return moves;
  }

  /**
   * Whether squares of a row count only in the columns of moves: one is in such a column.
   *
   * @param finds what the cells of the row say
   */
  boolean areAlone(Row row, Finds finds) {
    Row above = heading;
    boolean isBelow =
        above != null && (above.number() < row.number() || row.kind() == RowKind.DATA);
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

  /** Whether a cell is one of moves. */
  boolean has(int cell) {
    return moves.get(cell);
  }
}
