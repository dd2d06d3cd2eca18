package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two numbers that lost the blank between them, as after copying from a printed page: {@code 1213}
 * in a row that is one cell short.
 */
final class MergedNumbers {
  private static final int MOST_MOVES = 60;

  private MergedNumbers() {}

  /**
   * Returns the eight cells of a row of seven; nothing if it is not clear how they are to be taken
   * apart.
   *
   * @param elsewhere the numbers of the board
   */
  static Optional<List<Cell>> apart(List<Cell> cells, Set<Integer> elsewhere) {
    List<Cell> large =
        cells.stream()
            .filter(cell -> cell.number() > MOST_MOVES)
            .filter(MergedNumbers::fits)
            .toList();
    if (cells.size() != Grid.SIDE - 1 || large.size() != 1) {
      return Optional.empty();
    }
    Cell merged = large.getFirst();
    List<List<Cell>> ways = new ArrayList<>();
    for (int left = 1; left <= 2; left++) {
      int right = merged.text().length() - left;
      if (right == 1 || right == 2) {
        ways.add(split(merged, left));
      }
    }
    List<List<Cell>> possible =
        ways.stream()
            .filter(way -> way.stream().allMatch(cell -> isFree(cell, elsewhere)))
            .toList();
    return possible.size() == 1
        ? Optional.of(replaced(cells, merged, possible.getFirst()))
        : Optional.empty();
  }

  private static boolean fits(Cell cell) {
    int digits = cell.to() - cell.from();
    return digits == 3 || digits == 4;
  }

  private static List<Cell> split(Cell merged, int left) {
    int middle = merged.from() + left;
    List<Cell> cells = new ArrayList<>(CellText.cells(merged.line(), merged.from(), middle));
    cells.addAll(CellText.cells(merged.line(), middle, merged.to()));
    return cells;
  }

  private static boolean isFree(Cell cell, Set<Integer> elsewhere) {
    boolean isMove = cell.number() > 0 && cell.number() <= MOST_MOVES;
    return isMove && cell.text().charAt(0) != '0' && !elsewhere.contains(cell.number());
  }

  private static List<Cell> replaced(List<Cell> cells, Cell merged, List<Cell> apart) {
    List<Cell> all = new ArrayList<>(Grid.SIDE);
    cells.forEach(cell -> all.addAll(cell.equals(merged) ? apart : List.of(cell)));
    return List.copyOf(all);
  }
}
