package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.Row;

/** The rows of boards while they are found: those of one board, or of boards side by side. */
final class OpenGrid {
  /** The least number of rows of a board that ends too soon. */
  private static final int LEAST_ROWS = 3;

  /** The least number of squares with something on them of a damaged board. */
  private static final int LEAST_SQUARES = 3;

  /** The number of move numbers that show a damaged board without discs. */
  private static final int MANY_NUMBERS = 16;

  /** The same without names of rows and columns. */
  private static final int MOST_NUMBERS = 40;

  /** On each row, the boards side by side. */
  private final List<List<GridRow>> rows = new ArrayList<>();

  private final List<Row> dress = new ArrayList<>();
  private final @Nullable GridHeading heading;

  OpenGrid(@Nullable GridHeading heading) {
    this.heading = heading;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** Whether there is a heading or a row. */
  boolean isBegun() {
    return heading != null || !isEmpty();
  }

  /** The names of the columns; null if there are none. */
  @Nullable GridHeading heading() {
    return heading;
  }

  /** The number of boards side by side. */
  int width() {
    return isEmpty() ? 1 : rows.getFirst().size();
  }

  /** The last row of the first board; null if there is none. */
  @Nullable GridRow last() {
    return isEmpty() ? null : rows.getLast().getFirst();
  }

  /** Whether the rows are labelled. */
  boolean isLabelled() {
    GridRow above = last();
    return above != null && (above.rank() > 0 || above.file() >= 0);
  }

  void add(List<GridRow> boards) {
    rows.add(boards);
  }

  /** Adds a row that only draws lines. */
  void addDress(Row row) {
    dress.add(row);
  }

  /** Whether another row may be the next one, by its label and the blank lines. */
  boolean goesOn(Row row, GridRow next) {
    GridRow above = last();
    if (above == null) {
      return true;
    }
    if (above.rank() > 0 && next.rank() > 0 && !isInOrder(above.rank(), next.rank())) {
      return false;
    }
    boolean areAllApart = rows.stream().skip(1).allMatch(each -> each.getFirst().row().isApart());
    boolean isNext = Math.abs(next.rank() - above.rank()) == 1 && next.rank() * above.rank() > 0;
    return !row.isApart() || isNext || areAllApart;
  }

  private boolean isInOrder(int above, int next) {
    int first = rows.getFirst().getFirst().rank();
    boolean isDown = first == BoardGrid.SIDE || first > above;
    return isDown ? next <= above : next >= above;
  }

  /** Whether all rows of the boards are there. */
  boolean isFull() {
    GridRow first = isEmpty() ? null : rows.getFirst().getFirst();
    GridRow last = last();
    if (first == null || last == null) {
      return false;
    }
    boolean isLast =
        first.rank() == 1 && last.rank() == BoardGrid.SIDE
            || first.rank() == BoardGrid.SIDE && last.rank() == 1;
    int most = BoardGrid.SIDE + (isRuleOnTop() ? 1 : 0);
    return rows.size() >= most || isLast && rows.size() > 1;
  }

  /** Whether the first row may as well be the line below the head of a table. */
  private boolean isRuleOnTop() {
    GridRow first = rows.getFirst().getFirst();
    return heading != null
        && first.rank() == 0
        && first.row().text().chars().allMatch(c -> "-:| ".indexOf(c) >= 0);
  }

  /** The boards, if they are ones. */
  List<BoardGrid> grids() {
    if (isEmpty()) {
      return List.of();
    }
    boolean hasRule =
        isRuleOnTop()
            && (rows.size() > BoardGrid.SIDE
                || rows.size() > 1 && rows.get(1).getFirst().rank() == 1);
    if (hasRule) {
      dress.add(rows.removeFirst().getFirst().row());
    }
    List<BoardGrid> grids = new ArrayList<>();
    for (int i = 0; i < width(); i++) {
      int board = i;
      List<GridRow> own = rows.stream().map(row -> row.get(board)).limit(BoardGrid.SIDE).toList();
      BoardGrid grid = BoardGrid.of(own, heading, dress);
      if (grid.isWhole() || isClear(grid)) {
        grids.add(grid);
      }
    }
    return grids;
  }

  /** Whether a damaged board is clearly one. */
  private static boolean isClear(BoardGrid grid) {
    int discs = grid.count(GridItem::isDisc);
    int numbers = grid.differentNumbers();
    return grid.rows().size() >= BoardGrid.SIDE - 1 && numbers >= MOST_NUMBERS
        || grid.isFramed()
            && grid.rows().size() >= LEAST_ROWS
            && discs + numbers >= LEAST_SQUARES
            && (grid.heading() != null || discs > 1 || numbers >= MANY_NUMBERS);
  }
}
