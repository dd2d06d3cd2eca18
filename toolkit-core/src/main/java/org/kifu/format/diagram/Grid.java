package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.source.text.TextLine;

/**
 * The cells of a board in their places: row labels are off, and cells that were left blank are
 * found by their columns.
 */
final class Grid {
  static final int SIDE = 8;

  private final boolean labelsLeft;
  private final boolean labelsRight;
  private final List<Row> rows;
  private final List<Cell> columns = new ArrayList<>();

  Grid(Sheet sheet) {
    this.rows = sheet.rows();
    this.labelsLeft = hasLabels(true);
    this.labelsRight = hasLabels(false);
    sheet.header().map(Row::written).ifPresent(columns::addAll);
    for (int i = 0; i < rows.size(); i++) {
      List<Cell> cells = unlabelled(i);
      if (cells.size() == SIDE) {
        widen(cells);
      }
    }
  }

  /** Returns the eight cells of a row; nothing if it cannot be said which is which. */
  Optional<List<Cell>> row(int index) {
    List<Cell> cells = unlabelled(index);
    if (cells.size() == SIDE + 1 && isUnwritten(cells.getLast())) {
      cells = cells.subList(0, SIDE);
    }
    if (cells.size() == SIDE) {
      return Optional.of(cells);
    }
    List<Cell> written = cells;
    return MergedNumbers.apart(cells, numbers())
        .or(() -> byColumns(rows.get(index).line(), written));
  }

  /** The cell of a row that holds two numbers, where it could be taken apart. */
  Optional<Cell> merged(int index) {
    List<Cell> cells = unlabelled(index);
    return cells.size() == SIDE - 1 && row(index).isPresent()
        ? cells.stream().filter(cell -> !row(index).get().contains(cell)).findFirst()
        : Optional.empty();
  }

  /** The numbers that stand anywhere on the board. */
  private Set<Integer> numbers() {
    return IntStream.range(0, rows.size())
        .boxed()
        .flatMap(index -> unlabelled(index).stream())
        .map(Cell::number)
        .collect(Collectors.toSet());
  }

  /**
   * The rank of a row, from 0; in a board with fewer than eight rows by its label. Nothing if it
   * cannot be told.
   */
  OptionalInt rank(int index) {
    if (rows.size() == SIDE) {
      return OptionalInt.of(index);
    }
    if (!labelsLeft && !labelsRight) {
      boolean isAsCounted = IntStream.range(0, index).allMatch(above -> row(above).isPresent());
      return isAsCounted ? OptionalInt.of(index) : OptionalInt.empty();
    }
    int label = label(rows.get(index), labelsLeft);
    return label > 0 ? OptionalInt.of(label - 1) : OptionalInt.empty();
  }

  /** The number of cells that a row has without its labels. */
  int count(int index) {
    return unlabelled(index).size();
  }

  /** Whether three quarters of the rows begin or end with a number that rises from 1 to 8. */
  private boolean hasLabels(boolean left) {
    int right = 0;
    int last = 0;
    for (Row row : rows) {
      int label = label(row, left);
      right += label > last ? 1 : 0;
      last = Math.max(label, last);
    }
    return 4 * right >= 3 * rows.size();
  }

  /** The number 1 to 8 at an end of a row; 0 if there is none. */
  private static int label(Row row, boolean left) {
    List<Cell> cells = row.written();
    int number = cells.isEmpty() ? 0 : (left ? cells.getFirst() : cells.getLast()).number();
    return number <= SIDE ? number : 0;
  }

  private List<Cell> unlabelled(int index) {
    List<Cell> cells = rows.get(index).cells();
    int from = labelsLeft && isLabel(index, true) ? 1 : 0;
    int to = cells.size() - (labelsRight && isLabel(index, false) ? 1 : 0);
    return cells.subList(Math.min(from, to), to);
  }

  /** A label that is damaged still takes a place in a full row. */
  private boolean isLabel(int index, boolean left) {
    return rows.get(index).cells().size() > SIDE || label(rows.get(index), left) == index + 1;
  }

  private static boolean isUnwritten(Cell cell) {
    return cell.to() == cell.from();
  }

  /** The columns of characters that full rows take. */
  private void widen(List<Cell> cells) {
    for (int i = 0; i < SIDE; i++) {
      Cell cell = cells.get(i);
      if (columns.size() == i) {
        columns.add(cell);
      } else {
        Cell column = columns.get(i);
        int from = Math.min(column.from(), cell.from());
        int to = Math.max(column.to(), cell.to());
        columns.set(i, new Cell(column.kind(), 0, column.line(), from, to));
      }
    }
  }

  private Optional<List<Cell>> byColumns(TextLine line, List<Cell> cells) {
    if (columns.size() != SIDE || cells.size() > SIDE) {
      return Optional.empty();
    }
    List<Cell> placed = new ArrayList<>(SIDE);
    int used = 0;
    for (Cell column : columns) {
      List<Cell> here = cells.stream().filter(column::overlaps).toList();
      if (here.size() > 1) {
        return Optional.empty();
      }
      used += here.size();
      placed.add(here.isEmpty() ? Cell.blank(line, column.from()) : here.getFirst());
    }
    return used == cells.size() ? Optional.of(placed) : Optional.empty();
  }

  /**
   * Two numbers that lost the blank between them, as after copying from a printed page: {@code
   * 1213} in a row that is one cell short.
   */
  private static final class MergedNumbers {
    private static final int MOST_MOVES = 60;

    private MergedNumbers() {}

    /**
     * Returns the eight cells of a row of seven; nothing if it is not clear how they are to be
     * taken apart.
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
}
