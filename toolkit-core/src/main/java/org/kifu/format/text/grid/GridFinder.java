package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.format.text.page.Row;

/** Finds grids on the rows of a page: one below the other, and side by side. */
final class GridFinder {
  private static final int HEIGHT = 8;

  /** The length of a row above which it is none of a board. */
  private static final int LONG = 400;

  /** The length of a row up to which its squares may stand side by side without blanks. */
  private static final int SHORT = 40;

  private static final int ASCII = 128;

  /** The number of words of a row with blank squares. */
  private static final int LEAST_WORDS = 3;

  private static final int MOST_WORDS = 8;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{2}");

  private final List<BoardGrid> grids = new ArrayList<>();

  /** The rows of boards so far; on each, the boards side by side. */
  private final List<List<GridRow>> open = new ArrayList<>();

  private GridFinder() {}

  /** The grids on rows, in the order of the page. */
  static List<BoardGrid> grids(List<Row> rows) {
    GridFinder finder = new GridFinder();
    rows.forEach(finder::take);
    finder.close();
    return finder.grids;
  }

  private void take(Row row) {
    String text = row.text();
    List<GridItem> items = mayHold(row, text) ? RowItems.of(row) : List.of();
    List<GridRow> boards = items.isEmpty() ? List.of() : GridRow.on(row, items);
    boards = boards.isEmpty() && !items.isEmpty() ? GridRow.merged(row, items) : boards;
    if (boards.isEmpty() && !open.isEmpty()) {
      if (mayBePlaced(row, items)) {
        boards = GridRow.placed(row, items, open.getFirst().getFirst()).stream().toList();
      } else if (open.size() % HEIGHT != 0 && !WORD.matcher(text).find()) {
        return; // a rule between two rows
      }
    }
    if (boards.isEmpty() || !open.isEmpty() && boards.size() != open.getFirst().size()) {
      close();
    }
    if (!boards.isEmpty()) {
      open.add(boards);
    }
  }

  /** Whether a row has as many words as a board has squares, or signs that may be squares. */
  private boolean mayHold(Row row, String text) {
    if (text.length() >= LONG || row.cells().size() >= HEIGHT || text.length() <= SHORT) {
      return text.length() < LONG;
    }
    int least = open.isEmpty() ? HEIGHT - 1 : LEAST_WORDS - 1;
    int gaps = 0;
    for (int i = 0; i < text.length() && gaps < least; i++) {
      char c = text.charAt(i);
      boolean isGap = c == ' ' || c == '|' || c == '(' || c == '/' || c == '[' || c >= ASCII;
      gaps += isGap || Character.isWhitespace(c) ? 1 : 0;
    }
    return gaps >= least;
  }

  private boolean mayBePlaced(Row row, List<GridItem> items) {
    return open.getFirst().size() == 1
        && !GridRow.isHeading(items)
        && items.size() >= LEAST_WORDS
        && items.size() <= MOST_WORDS
        && items.stream().noneMatch(GridItem::isOther)
        && row.cells().size() < HEIGHT;
  }

  private void close() {
    for (int first = 0; first + HEIGHT <= open.size(); first += HEIGHT) {
      List<List<GridRow>> rows = open.subList(first, first + HEIGHT);
      for (int i = 0; i < rows.getFirst().size(); i++) {
        int board = i;
        grids.add(new BoardGrid(rows.stream().map(row -> row.get(board)).toList()));
      }
    }
    open.clear();
  }
}
