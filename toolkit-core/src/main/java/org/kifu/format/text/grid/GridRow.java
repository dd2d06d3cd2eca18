package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.Row;

/**
 * A row of one board.
 *
 * @param row the row of the page
 * @param items its squares; eight, unless the row is damaged or has blanks for empty squares
 * @param rank the rank that a label beside it names; 0 if there is none
 * @param file the file that a label beside it names, from 0; -1 if there is none
 * @param merged the word that was two numbers; null if there was none
 */
record GridRow(Row row, List<GridItem> items, int rank, int file, @Nullable GridItem merged) {
  static final int WIDTH = 8;

  /** The most boards side by side. */
  private static final int MOST_BESIDE = 4;

  /** The most labels of a row: before and behind it. */
  private static final int MOST_LABELS = 2;

  /** The largest distance of a word from the middle of its column, in columns. */
  static final double NEAR = 0.45;

  /** A row as it is written. */
  GridRow(Row row, List<GridItem> items, int rank, int file) {
    this(row, List.copyOf(items), rank, file, null);
  }

  /** Whether it has eight squares. */
  boolean isWhole() {
    return items.size() == WIDTH;
  }

  /** Whether each square is empty, a disc or a number. */
  boolean isClean() {
    for (GridItem item : items) {
      if (item.isOther()) {
        return false;
      }
    }
    return true;
  }

  /** The same row with other squares. */
  GridRow with(List<GridItem> others) {
    return new GridRow(row, others, rank, file, merged);
  }

  /** The same row, in which a word was two numbers. */
  GridRow merged(GridItem word) {
    return new GridRow(row, items, rank, file, word);
  }

  /**
   * The rows of boards that stand side by side on a row of a page; none if it is no such row.
   *
   * @param above the row above it of the first board; null if it is the first
   */
  static List<GridRow> on(Row row, List<GridItem> items, @Nullable GridRow above) {
    for (int boards = 1; boards <= MOST_BESIDE; boards++) {
      for (int labels = 0; labels <= MOST_LABELS; labels++) {
        if (items.size() == boards * (WIDTH + labels)) {
          List<GridRow> rows = divided(row, items, boards, labels, above);
          if (!rows.isEmpty()) {
            return rows;
          }
        }
      }
    }
    return List.of();
  }

  private static List<GridRow> divided(
      Row row, List<GridItem> items, int boards, int labels, @Nullable GridRow above) {
    List<GridRow> rows = new ArrayList<>(boards);
    int width = WIDTH + labels;
    for (int i = 0; i < boards; i++) {
      List<GridItem> part = items.subList(i * width, (i + 1) * width);
      if (labels == 1 && !mayBeLabelled(part)) {
        return List.of();
      }
      GridRow one = labels == 0 ? new GridRow(row, part, 0, -1) : labelled(row, part, above);
      if (!one.isClean()) {
        return List.of();
      }
      rows.add(one);
    }
    return rows;
  }

  /** Whether the first or the last of some words is no number that is too high for a label. */
  static boolean mayBeLabelled(List<GridItem> words) {
    return Stream.of(words.getFirst(), words.getLast())
        .anyMatch(word -> word.value() <= 0 || word.rank() > 0);
  }

  /** A row with a label before it, behind it, or both. */
  static GridRow labelled(Row row, List<GridItem> part, @Nullable GridRow above) {
    GridItem first = part.getFirst();
    GridItem last = part.getLast();
    boolean isBefore =
        part.size() == WIDTH + MOST_LABELS
            || isNext(first, above)
            || first.isOther()
            || !isNext(last, above)
                && (first.rank() > 0
                    || first.value() == GridItem.EMPTY
                    || first.value() == GridItem.BLACK);
    GridItem label = isBefore ? first : last;
    int from = isBefore ? 1 : 0;
    return new GridRow(row, part.subList(from, from + WIDTH), label.rank(), label.file());
  }

  /** Whether a word is the label of a row below another one; of a first row, if that is null. */
  static boolean isNext(GridItem label, @Nullable GridRow above) {
    if (above == null) {
      return label.rank() == 1 || label.rank() == WIDTH || label.file() == 0;
    }
    return label.rank() > 0 && above.rank > 0 && Math.abs(label.rank() - above.rank) == 1
        || label.file() > 0 && label.file() == above.file + 1 && above.file >= 0;
  }

  /**
   * A row in which blanks stand for empty squares: each word goes into the column in which it
   * stands.
   *
   * @param columns the middle of each column
   * @param near the largest distance from it, in columns
   */
  Optional<GridRow> placed(double[] columns, double near) {
    double step = (columns[WIDTH - 1] - columns[0]) / (WIDTH - 1);
    GridItem[] squares = new GridItem[WIDTH];
    for (GridItem item : items) {
      int column = nearest(columns, item.column());
      boolean isIn = Math.abs(columns[column] - item.column()) <= near * (step == 0 ? 1 : step);
      if (!isIn || squares[column] != null) {
        return Optional.empty();
      }
      squares[column] = item;
    }
    List<GridItem> all = new ArrayList<>(WIDTH);
    for (int i = 0; i < WIDTH; i++) {
      GridItem empty = new GridItem(GridItem.EMPTY, columns[i], -1, 0, 0, 0);
      all.add(squares[i] == null ? empty : squares[i]);
    }
    return Optional.of(with(all));
  }

  private static int nearest(double[] columns, double column) {
    return IntStream.range(0, WIDTH)
        .boxed()
        .min(
            (one, other) ->
                Double.compare(Math.abs(columns[one] - column), Math.abs(columns[other] - column)))
        .orElseThrow();
  }
}
