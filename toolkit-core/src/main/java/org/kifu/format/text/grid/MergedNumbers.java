package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.text.page.Row;

/**
 * Two numbers of a row that lost the blank between them, as when a printed page is copied: {@code
 * 1213} in a row that is one cell short.
 */
final class MergedNumbers {
  private static final int MOST_MOVES = 60;

  private MergedNumbers() {}

  /**
   * The eight cells of a row of seven; nothing if it is not clear where to divide which.
   *
   * @param elsewhere the numbers of the board
   */
  static Optional<GridRow> apart(GridRow row, Set<Integer> elsewhere) {
    List<GridItem> items = row.items();
    List<GridItem> large = items.stream().filter(item -> isLarge(item, row.row())).toList();
    if (items.size() != GridRow.WIDTH - 1 || large.size() != 1) {
      return Optional.empty();
    }
    GridItem merged = large.getFirst();
    List<List<GridItem>> ways = new ArrayList<>();
    for (int left = 1; left <= 2; left++) {
      List<GridItem> way = divided(merged, merged.written(row.row()), left);
      if (way.stream().allMatch(item -> isFree(item, row.row(), elsewhere))) {
        ways.add(way);
      }
    }
    if (ways.size() != 1) {
      return Optional.empty();
    }
    List<GridItem> all = new ArrayList<>(items);
    int at = all.indexOf(merged);
    all.remove(at);
    all.addAll(at, ways.getFirst());
    return Optional.of(row.with(all).merged(merged));
  }

  /** Whether a row of numbers and discs may be one cell short because two numbers are one. */
  static boolean mayBe(Row row, List<GridItem> items) {
    long others = items.stream().filter(GridItem::isOther).count();
    return items.size() == GridRow.WIDTH - 1
        && others == 1
        && items.stream().filter(item -> isLarge(item, row)).count() == 1;
  }

  private static boolean isLarge(GridItem item, Row row) {
    String written = item.written(row);
    return (written.length() == 3 || written.length() == 4)
        && written.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static List<GridItem> divided(GridItem merged, String digits, int left) {
    int middle = merged.from() + left;
    return List.of(
        part(merged, digits.substring(0, left), merged.from(), middle, -1),
        part(merged, digits.substring(left), middle, merged.to(), 1));
  }

  private static GridItem part(GridItem merged, String digits, int from, int to, int side) {
    int value = digits.length() > 2 ? GridItem.OTHER : Integer.parseInt(digits);
    return new GridItem(value, merged.column() + side, -1, merged.cell(), from, to);
  }

  private static boolean isFree(GridItem item, Row row, Set<Integer> elsewhere) {
    return item.value() > 0
        && item.value() <= MOST_MOVES
        && item.written(row).charAt(0) != '0'
        && !elsewhere.contains(item.value());
  }
}
