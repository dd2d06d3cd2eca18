package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.Row;

/**
 * Rows of squares, eight by eight unless the board is damaged.
 *
 * @param rows from the top of the page
 * @param heading the names of the columns; null if nothing names them
 * @param dress the other rows of the page that are parts of the board
 */
record BoardGrid(List<GridRow> rows, @Nullable GridHeading heading, List<Row> dress) {
  static final int SIDE = 8;

  /** The number of rows whose labels are files from which on ranks and files are exchanged. */
  private static final int MOST = 6;

  private static final int MOST_MOVES = 60;

  /** The distance up to which a word is in its column, if other cells of its row have signs. */
  private static final double NEAR = 0.25;

  /** Copies the lists. */
  BoardGrid {
    rows = List.copyOf(rows);
    dress = List.copyOf(dress);
  }

  /** A board whose short rows are filled, if it is clear where their squares stand. */
  static BoardGrid of(List<GridRow> written, @Nullable GridHeading heading, List<Row> dress) {
    List<GridRow> rows =
        written.stream().allMatch(GridRow::isWhole) ? written : filled(written, heading);
    return new BoardGrid(hasBoxes(rows) ? withBoxes(rows) : rows, heading, dress);
  }

  private static List<GridRow> filled(List<GridRow> written, @Nullable GridHeading heading) {
    List<GridRow> rows = new ArrayList<>(written);
    double[] columns = columns(written, heading);
    Set<Integer> numbers = new HashSet<>();
    written.forEach(row -> row.items().forEach(item -> numbers.add(item.value())));
    for (int i = 0; i < rows.size(); i++) {
      GridRow row = rows.get(i);
      if (!row.isWhole()) {
        Optional<GridRow> placed =
            columns.length == 0 ? Optional.empty() : row.placed(columns, near(row));
        rows.set(i, MergedNumbers.apart(row, numbers).or(() -> placed).orElse(row));
      }
    }
    return rows;
  }

  private static boolean hasBoxes(List<GridRow> rows) {
    for (GridRow row : rows) {
      for (GridItem item : row.items()) {
        if (item.value() <= GridItem.RING) {
          return true;
        }
      }
    }
    return false;
  }

  private static double near(GridRow row) {
    boolean hasSigns =
        row.items().stream().anyMatch(i -> i.value() == GridItem.EMPTY && i.to() > i.from());
    return hasSigns ? NEAR : GridRow.NEAR;
  }

  /** The middle of each column; empty if no row shows it. */
  private static double[] columns(List<GridRow> rows, @Nullable GridHeading heading) {
    List<GridItem> items =
        rows.stream()
            .filter(GridRow::isWhole)
            .map(GridRow::items)
            .findFirst()
            .orElse(heading == null ? List.of() : heading.items());
    return items.stream().mapToDouble(GridItem::column).toArray();
  }

  /** The rows with boxes and rings as discs or empty squares. */
  private static List<GridRow> withBoxes(List<GridRow> rows) {
    Set<Integer> values = new HashSet<>();
    rows.forEach(row -> row.items().forEach(item -> values.add(item.value())));
    boolean hasRing = values.contains(GridItem.RING);
    boolean areBlack = hasRing && !values.contains(GridItem.BLACK);
    boolean areEmpty = hasRing || values.contains(GridItem.WHITE);
    return rows.stream().map(row -> row.with(withBoxes(row.items(), areBlack, areEmpty))).toList();
  }

  private static List<GridItem> withBoxes(
      List<GridItem> items, boolean areBlack, boolean areEmpty) {
    return items.stream()
        .map(
            item ->
                switch (item.value()) {
                  case GridItem.RING -> item.as(GridItem.WHITE);
                  case GridItem.BOX -> item.as(areBlack ? GridItem.BLACK : GridItem.EMPTY);
                  case GridItem.FRAME -> item.as(areEmpty ? GridItem.EMPTY : GridItem.WHITE);
                  default -> item;
                })
        .toList();
  }

  /** Whether it has eight rows of eight squares that may all be those of a board. */
  boolean isWhole() {
    if (rows.size() != SIDE) {
      return false;
    }
    for (GridRow row : rows) {
      if (!row.isWhole() || !row.isClean()) {
        return false;
      }
    }
    return true;
  }

  /** Whether labels name the columns, or each row. */
  boolean isFramed() {
    return heading != null && !heading.areRanks() || areRanked();
  }

  /** Whether labels name all ranks. */
  private boolean areRanked() {
    for (GridRow row : rows) {
      if (row.rank() <= 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the rank 1 is at the bottom, as its labels say. */
  boolean isFromBelow() {
    int first = rows.getFirst().rank();
    int last = rows.getLast().rank();
    return first > last && last > 0;
  }

  /** Whether the rows are files, as their labels say. */
  boolean isAcross() {
    int files = 0;
    for (int i = 0; i < rows.size(); i++) {
      int file = rows.get(i).file();
      files += file == i || file == SIDE - 1 - i ? 1 : 0;
    }
    return files >= MOST;
  }

  /** The square of a row and column of the page. */
  int square(int row, int column) {
    int along = heading != null && heading.isTurned() ? SIDE - 1 - column : column;
    GridRow of = rows.get(row);
    if (isAcross()) {
      return SIDE * along + (of.file() >= 0 ? of.file() : row);
    }
    int rank = areRanked() ? of.rank() - 1 : isFromBelow() ? SIDE - 1 - row : row;
    return SIDE * Math.min(rank, SIDE - 1) + along;
  }

  /** The number of squares whose content is of some kind. */
  int count(Predicate<GridItem> kind) {
    int count = 0;
    for (GridRow row : rows) {
      for (GridItem item : row.items()) {
        count += kind.test(item) ? 1 : 0;
      }
    }
    return count;
  }

  /** The number of different numbers that may be those of moves. */
  int differentNumbers() {
    return (int)
        rows.stream()
            .flatMap(row -> row.items().stream())
            .map(GridItem::value)
            .filter(value -> value > 0 && value <= MOST_MOVES)
            .distinct()
            .count();
  }

  /** The rows of the page. */
  List<Row> pageRows() {
    return Stream.concat(
            Stream.concat(
                heading == null ? Stream.of() : Stream.of(heading.row()),
                rows.stream().map(GridRow::row)),
            dress.stream())
        .toList();
  }

  /** The discs of a colour, as a set of the squares that the labels name; bit 0 is a1. */
  long squares(int colour) {
    long squares = 0;
    for (int y = 0; y < rows.size(); y++) {
      List<GridItem> items = rows.get(y).items();
      for (int x = 0; x < items.size() && rows.get(y).isWhole(); x++) {
        squares |= items.get(x).value() == colour ? 1L << square(y, x) : 0;
      }
    }
    return squares;
  }
}
