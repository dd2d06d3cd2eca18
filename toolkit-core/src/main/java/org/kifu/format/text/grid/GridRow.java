package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.format.text.page.Row;

/**
 * A row of one board.
 *
 * @param row the row of the page
 * @param items its eight squares
 * @param rank the rank that a label beside it names; 0 if there is none
 * @param file the file that a label beside it names, from 0; -1 if there is none
 * @param isMerged whether two of its numbers are written as one
 */
record GridRow(Row row, List<GridItem> items, int rank, int file, boolean isMerged) {
  static final int WIDTH = 8;

  /** The most boards side by side. */
  private static final int MOST_BESIDE = 3;

  /** The most labels of a row: before and behind it. */
  private static final int MOST_LABELS = 2;

  /** The largest distance of a word from the middle of its column, in columns. */
  private static final double NEAR = 0.45;

  /** A row as it is written. */
  GridRow(Row row, List<GridItem> items, int rank, int file) {
    this(row, items, rank, file, false);
  }

  /** The rows of boards of which one has two numbers without a blank between them. */
  static List<GridRow> merged(Row row, List<GridItem> items) {
    List<GridItem> divided = RowItems.divided(row, items);
    return divided.size() == items.size()
        ? List.of()
        : on(row, divided).stream()
            .map(one -> new GridRow(one.row, one.items, one.rank, one.file, true))
            .toList();
  }

  /** The rows of boards that stand side by side on a row of a page; none if it is no such row. */
  static List<GridRow> on(Row row, List<GridItem> items) {
    if (isHeading(items)) {
      return List.of();
    }
    for (int boards = 1; boards <= MOST_BESIDE; boards++) {
      for (int labels = 0; labels <= MOST_LABELS; labels++) {
        if (items.size() == boards * (WIDTH + labels)) {
          List<GridRow> rows = divided(row, items, boards, labels);
          if (!rows.isEmpty()) {
            return rows;
          }
        }
      }
    }
    return List.of();
  }

  /** Whether the numbers are the names of columns. */
  static boolean isHeading(List<GridItem> items) {
    return items.size() == WIDTH
        && IntStream.range(0, WIDTH).allMatch(i -> items.get(i).value() == i + 1);
  }

  private static List<GridRow> divided(Row row, List<GridItem> items, int boards, int labels) {
    List<GridRow> rows = new ArrayList<>(boards);
    int width = WIDTH + labels;
    for (int i = 0; i < boards; i++) {
      List<GridItem> part = items.subList(i * width, (i + 1) * width);
      GridRow one = labels == 0 ? new GridRow(row, part, 0, -1) : labelled(row, part, labels);
      if (one.items.stream().anyMatch(GridItem::isOther)) {
        return List.of();
      }
      rows.add(one);
    }
    return rows;
  }

  private static GridRow labelled(Row row, List<GridItem> part, int labels) {
    GridItem first = part.getFirst();
    boolean isBefore =
        labels == MOST_LABELS
            || first.rank() > 0
            || first.isOther()
            || first.value() == GridItem.EMPTY
            || first.value() == GridItem.BLACK;
    GridItem label = isBefore ? first : part.getLast();
    int from = isBefore ? 1 : 0;
    return new GridRow(row, part.subList(from, from + WIDTH), label.rank(), label.file());
  }

  /**
   * A row in which blanks stand for empty squares: each word goes into the column in which it
   * stands.
   *
   * @param above a row of the same board, whose columns are known
   */
  static Optional<GridRow> placed(Row row, List<GridItem> items, GridRow above) {
    double first = above.items.getFirst().column();
    double step = (above.items.getLast().column() - first) / (WIDTH - 1);
    GridItem[] squares = new GridItem[WIDTH];
    int rank = 0;
    for (GridItem item : items) {
      double place = (item.column() - first) / (step == 0 ? 1 : step);
      int column = (int) Math.rint(place);
      boolean isOn = column >= 0 && column < WIDTH;
      if (isOn && Math.abs(place - column) <= NEAR) {
        squares[column] = item;
      } else if (!isOn && item.rank() > 0) {
        rank = item.rank();
      } else {
        return Optional.empty();
      }
    }
    List<GridItem> all = new ArrayList<>(WIDTH);
    for (int i = 0; i < WIDTH; i++) {
      GridItem empty = new GridItem(GridItem.EMPTY, first + i * step, -1, 0, 0, 0);
      all.add(squares[i] == null ? empty : squares[i]);
    }
    return Optional.of(new GridRow(row, all, rank, -1));
  }
}
