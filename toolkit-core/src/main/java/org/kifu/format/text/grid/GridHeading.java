package org.kifu.format.text.grid;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.format.text.page.Row;

/**
 * The names of the columns above a board.
 *
 * @param row the row of the page
 * @param items the names of the eight columns; empty if they are one word
 * @param isTurned whether they run from h to a, or from 8 to 1
 * @param areRanks whether they are digits, so that the rows of the board are files
 */
record GridHeading(Row row, List<GridItem> items, boolean isTurned, boolean areRanks) {
  private static final String FILES = "abcdefgh";
  private static final String TURNED_FILES = "hgfedcba";

  /** The heading that a row is, if it is one. */
  static Optional<GridHeading> of(Row row, List<GridItem> all) {
    if (all.isEmpty() || all.size() > 1 && all.size() < GridRow.WIDTH) {
      return Optional.empty();
    }
    List<GridItem> items = all;
    if (hasEmpty(all)) {
      items = all.stream().filter(item -> item.to() > item.from()).toList();
    }
    if (items.size() == 1) {
      String word = items.getFirst().written(row).toLowerCase(Locale.ROOT);
      boolean isTurned = word.equals(TURNED_FILES);
      return isTurned || word.equals(FILES)
          ? Optional.of(new GridHeading(row, List.of(), isTurned, false))
          : Optional.empty();
    }
    int boards = items.size() / GridRow.WIDTH;
    if (boards > 1 && items.size() == boards * GridRow.WIDTH) {
      List<GridItem> first = items.subList(0, GridRow.WIDTH);
      boolean areAll = true;
      for (int i = 0; i < items.size(); i++) {
        areAll &= items.get(i).file() == i % GridRow.WIDTH;
      }
      return areAll ? Optional.of(new GridHeading(row, first, false, false)) : Optional.empty();
    }
    int labels = items.size() - GridRow.WIDTH;
    if (labels < 0 || labels > 1 || labels == 1 && !items.getFirst().isOther()) {
      return Optional.empty();
    }
    List<GridItem> names = items.subList(labels, items.size());
    for (boolean isTurned : new boolean[] {false, true}) {
      if (areNames(names, isTurned, false)) {
        return Optional.of(new GridHeading(row, names, isTurned, false));
      }
      if (labels == 0 && areNames(names, isTurned, true)) {
        return Optional.of(new GridHeading(row, names, isTurned, true));
      }
    }
    return labels == 0 && areCounted(names)
        ? Optional.of(new GridHeading(row, names, false, true))
        : Optional.empty();
  }

  private static boolean hasEmpty(List<GridItem> items) {
    for (GridItem item : items) {
      if (item.to() == item.from()) {
        return true;
      }
    }
    return false;
  }

  /** Whether the columns are counted from 0 on, as programs do. */
  private static boolean areCounted(List<GridItem> names) {
    return IntStream.range(0, GridRow.WIDTH).allMatch(i -> names.get(i).value() == i);
  }

  private static boolean areNames(List<GridItem> items, boolean isTurned, boolean areRanks) {
    for (int i = 0; i < GridRow.WIDTH; i++) {
      int name = isTurned ? GridRow.WIDTH - 1 - i : i;
      GridItem item = items.get(i);
      if (areRanks ? item.rank() != name + 1 : item.file() != name) {
        return false;
      }
    }
    return true;
  }
}
