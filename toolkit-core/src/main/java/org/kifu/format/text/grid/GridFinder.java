package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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

  private static final int MOST_WORDS = 10;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{2}");
  private static final Pattern LONG_WORD = Pattern.compile("\\p{L}{3}");

  private final List<BoardGrid> grids = new ArrayList<>();
  private OpenGrid open = new OpenGrid(null);

  private GridFinder() {}

  /**
   * The grids on rows, in the order of the page.
   *
   * @param taken the numbers of rows that are no grids
   * @param isEnd whether no more rows follow; otherwise a board that ends with them may go on
   */
  static List<BoardGrid> grids(List<Row> rows, BitSet taken, boolean isEnd) {
    GridFinder finder = new GridFinder();
    for (int i = 0; i < rows.size(); i++) {
      if (taken.get(i)) {
        finder.close();
      } else {
        finder.take(rows.get(i), i + 1 < rows.size() ? rows.get(i + 1) : null);
      }
    }
    if (isEnd || finder.open.isFull()) {
      finder.close();
    }
    return finder.grids;
  }

  private void take(Row row, @Nullable Row below) {
    String text = row.text();
    List<GridItem> items = mayHold(row, text) ? RowItems.of(row) : List.of();
    Optional<GridHeading> heading = GridHeading.of(row, items);
    if (heading.isPresent()) {
      takeHeading(heading.get(), below);
      return;
    }
    if (open.isFull()) {
      close();
    }
    List<GridRow> boards = items.isEmpty() ? List.of() : boards(row, items);
    if (boards.isEmpty()) {
      boolean mayDraw = !open.isEmpty() || open.isBegun() && !row.isApart();
      if (mayDraw && !WORD.matcher(text).find() && items.size() < HEIGHT) {
        open.addDress(row); // a rule between two rows
      } else {
        close();
      }
      return;
    }
    if (!open.isEmpty()
        && (boards.size() != open.width() || !open.goesOn(row, boards.getFirst()))) {
      close();
    }
    open.add(boards);
  }

  /** Takes the names of columns: above a board, or once more below it. */
  private void takeHeading(GridHeading heading, @Nullable Row below) {
    boolean isBelow =
        open.isFull()
            && !heading.row().isApart()
            && (below == null || RowItems.of(below).size() < HEIGHT);
    if (isBelow) {
      open.addDress(heading.row());
    }
    close();
    open = new OpenGrid(heading);
  }

  /** The rows of boards on a row of the page; none if it is no such row. */
  private List<GridRow> boards(Row row, List<GridItem> items) {
    GridRow above = open.last();
    boolean isShort =
        open.isLabelled()
            && open.width() == 1
            && items.size() == HEIGHT
            && GridRow.isNext(items.getFirst(), above);
    List<GridRow> boards = isShort ? List.of() : GridRow.on(row, items, above);
    if (boards.isEmpty() && !open.isBegun() && MergedNumbers.mayBe(row, items)) {
      return List.of(new GridRow(row, items, 0, -1));
    }
    if (!boards.isEmpty() || !open.isBegun() || open.width() > 1) {
      return boards;
    }
    return damaged(row, items).stream().toList();
  }

  /** A row of a board that is damaged, or has blanks for empty squares. */
  private Optional<GridRow> damaged(Row row, List<GridItem> items) {
    GridHeading heading = open.heading();
    boolean hasFiles = heading != null && !heading.areRanks();
    boolean isLabelled =
        GridRow.isNext(items.getFirst(), open.last()) && (hasFiles || open.isLabelled());
    long others = items.stream().filter(GridItem::isOther).count();
    int least = open.isEmpty() || others > 0 ? HEIGHT - 1 : LEAST_WORDS;
    boolean mayBe =
        items.size() <= MOST_WORDS
            && 2 * others <= items.size()
            && (isLabelled || items.size() >= least && (hasFiles || !open.isEmpty()))
            && (row.cells().size() < HEIGHT || items.size() >= HEIGHT)
            && !LONG_WORD.matcher(row.text()).find();
    if (!mayBe) {
      return Optional.empty();
    }
    if (items.size() > HEIGHT && GridRow.mayBeLabelled(items)) {
      return Optional.of(GridRow.labelled(row, items, open.last()));
    }
    GridItem label = items.getFirst();
    return Optional.of(
        isLabelled
            ? new GridRow(row, items.subList(1, items.size()), label.rank(), label.file())
            : new GridRow(row, items, 0, -1));
  }

  /** Whether a row has as many words as a board has squares, or signs that may be squares. */
  private boolean mayHold(Row row, String text) {
    if (text.length() >= LONG || row.cells().size() >= HEIGHT) {
      return text.length() < LONG;
    }
    if (text.length() <= SHORT || text.strip().length() <= SHORT) {
      return open.isBegun() || FirstRow.mayBe(text);
    }
    int least = open.isBegun() ? LEAST_WORDS - 1 : HEIGHT - 1;
    int gaps = 0;
    boolean isBehindBlank = false;
    for (int i = 0; i < text.length() && gaps < least; i++) {
      char c = text.charAt(i);
      boolean isBlank = Character.isWhitespace(c);
      boolean isGap = "|([/:!,".indexOf(c) >= 0 || c >= ASCII || isBlank && !isBehindBlank;
      isBehindBlank = isBlank;
      gaps += isGap ? 1 : 0;
    }
    return gaps >= least;
  }

  private void close() {
    if (open.isBegun()) {
      grids.addAll(open.grids());
      open = new OpenGrid(null);
    }
  }
}
