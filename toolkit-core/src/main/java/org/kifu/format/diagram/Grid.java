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
 * The cells of a board in their places: row labels are removed, and cells that were left blank are
 * found by their columns. The label of a row is its rank, also if the labels count from 8 down to
 * 1.
 */
final class Grid {
  static final int SIDE = 8;

  private final Labels labelsLeft;
  private final Labels labelsRight;
  private final boolean isTransposed;
  private final List<DiagramRow> rows;
  private final List<DiagramCell> columns = new ArrayList<>();

  /** Whether the first cell of a row belongs to the file h, according to the line of the files. */
  private final boolean isTurned;

  Grid(Sheet sheet) {
    this.rows = sheet.rows();
    this.isTransposed = sheet.header().filter(DiagramRow::isOfRanks).isPresent();
    this.labelsLeft = labels(true);
    this.labelsRight = labels(false);
    this.isTurned = sheet.header().filter(DiagramRow::isTurnedHeader).isPresent();
    sheet.header().map(DiagramRow::written).ifPresent(columns::addAll);
    for (int i = 0; i < rows.size(); i++) {
      List<DiagramCell> cells = unlabelled(i);
      if (cells.size() == SIDE) {
        widen(cells);
      }
    }
  }

  /** Returns the eight cells of a row from file a; nothing if their files are not clear. */
  Optional<List<DiagramCell>> row(int index) {
    return isTurned ? asWritten(index).map(List::reversed) : asWritten(index);
  }

  private Optional<List<DiagramCell>> asWritten(int index) {
    List<DiagramCell> cells = unlabelled(index);
    if (cells.size() == SIDE + 1 && isUnwritten(cells.getLast())) {
      cells = cells.subList(0, SIDE);
    }
    if (cells.size() == SIDE) {
      return Optional.of(cells);
    }
    List<DiagramCell> written = cells;
    return MergedNumbers.apart(cells, numbers())
        .or(() -> byColumns(rows.get(index).line(), written));
  }

  /** The cell of a row that holds two numbers, if it could be separated. */
  Optional<DiagramCell> merged(int index) {
    List<DiagramCell> cells = unlabelled(index);
    return cells.size() == SIDE - 1 && row(index).isPresent()
        ? cells.stream().filter(cell -> !row(index).get().contains(cell)).findFirst()
        : Optional.empty();
  }

  /** The numbers anywhere on the board. */
  private Set<Integer> numbers() {
    return IntStream.range(0, rows.size())
        .boxed()
        .flatMap(index -> unlabelled(index).stream())
        .map(DiagramCell::number)
        .collect(Collectors.toSet());
  }

  /**
   * The rank of a row, from 0, or its file if the board is transposed; by its label in a board with
   * fewer than eight rows. Nothing if it is not clear.
   */
  OptionalInt rank(int index) {
    if (isTransposed) {
      int file = rows.get(index).file();
      return file < 0 ? OptionalInt.empty() : OptionalInt.of(file);
    }
    if (rows.size() == SIDE) {
      return OptionalInt.of(isFromBelow() ? SIDE - 1 - index : index);
    }
    if (labelsLeft == Labels.NONE && labelsRight == Labels.NONE) {
      boolean isAsCounted = IntStream.range(0, index).allMatch(above -> row(above).isPresent());
      return isAsCounted ? OptionalInt.of(index) : OptionalInt.empty();
    }
    int label = label(rows.get(index), labelsLeft != Labels.NONE);
    return label > 0 ? OptionalInt.of(label - 1) : OptionalInt.empty();
  }

  /** Whether the letters are beside the rows and the digits above. */
  boolean isTransposed() {
    return isTransposed;
  }

  /** Whether the first row is rank 8 according to the labels, as on a board of chess. */
  boolean isFromBelow() {
    return labelsLeft == Labels.FALLING
        || labelsLeft == Labels.NONE && labelsRight == Labels.FALLING;
  }

  /** The number of cells of a row without its labels. */
  int count(int index) {
    return unlabelled(index).size();
  }

  private enum Labels {
    NONE,
    RISING,
    FALLING
  }

  /** Whether three quarters of the rows begin or end with a number that rises, or falls. */
  private Labels labels(boolean left) {
    int rising = 0;
    int falling = 0;
    int highest = 0;
    int lowest = SIDE + 1;
    for (DiagramRow row : rows) {
      int label = label(row, left);
      rising += label > highest ? 1 : 0;
      highest = Math.max(label, highest);
      falling += label > 0 && label < lowest ? 1 : 0;
      lowest = label > 0 ? Math.min(label, lowest) : lowest;
    }
    if (4 * rising >= 3 * rows.size()) {
      return Labels.RISING;
    }
    boolean isFalling = falling == SIDE || 4 * falling >= 3 * rows.size() && areLabelled();
    return isFalling && rows.size() > 1 ? Labels.FALLING : Labels.NONE;
  }

  /** Whether most rows have a cell beside their eight; moves may be in falling order, too. */
  private boolean areLabelled() {
    return 2 * rows.stream().filter(row -> row.cells().size() > SIDE).count() > rows.size();
  }

  /** The number 1 to 8 at an end of a row; 0 if there is none. */
  private static int label(DiagramRow row, boolean left) {
    List<DiagramCell> cells = row.written();
    int number = cells.isEmpty() ? 0 : (left ? cells.getFirst() : cells.getLast()).number();
    return number <= SIDE ? number : 0;
  }

  private List<DiagramCell> unlabelled(int index) {
    List<DiagramCell> cells = rows.get(index).cells();
    if (isTransposed) {
      return rows.get(index).file() < 0
          ? cells
          : cells.subList(1, Math.min(cells.size(), SIDE + 1));
    }
    int from = isLabel(index, labelsLeft, true) ? 1 : 0;
    int to = cells.size() - (isLabel(index, labelsRight, false) ? 1 : 0);
    return cells.subList(Math.min(from, to), to);
  }

  /** Whether a cell is a label; a damaged label still takes a place in a full row. */
  private boolean isLabel(int index, Labels labels, boolean left) {
    int expected = labels == Labels.FALLING ? SIDE - index : index + 1;
    return labels != Labels.NONE
        && (rows.get(index).cells().size() > SIDE || label(rows.get(index), left) == expected);
  }

  private static boolean isUnwritten(DiagramCell cell) {
    return cell.to() == cell.from();
  }

  /** Extends the columns of characters by those of a full row. */
  private void widen(List<DiagramCell> cells) {
    for (int i = 0; i < SIDE; i++) {
      DiagramCell cell = cells.get(i);
      if (columns.size() == i) {
        columns.add(cell);
      } else {
        DiagramCell column = columns.get(i);
        int from = Math.min(column.from(), cell.from());
        int to = Math.max(column.to(), cell.to());
        columns.set(i, new DiagramCell(column.kind(), 0, column.line(), from, to));
      }
    }
  }

  private Optional<List<DiagramCell>> byColumns(TextLine line, List<DiagramCell> cells) {
    if (columns.size() != SIDE || cells.size() > SIDE) {
      return Optional.empty();
    }
    List<DiagramCell> placed = new ArrayList<>(SIDE);
    int used = 0;
    for (DiagramCell column : columns) {
      List<DiagramCell> here = cells.stream().filter(column::overlaps).toList();
      if (here.size() > 1) {
        return Optional.empty();
      }
      used += here.size();
      placed.add(here.isEmpty() ? DiagramCell.blank(line, column.from()) : here.getFirst());
    }
    return used == cells.size() ? Optional.of(placed) : Optional.empty();
  }

  /**
   * Two numbers that lost the blank between them, for instance when they were copied from a printed
   * page: {@code 1213} in a row that is one cell short.
   */
  private static final class MergedNumbers {
    private static final int MOST_MOVES = 60;

    private MergedNumbers() {}

    /**
     * Returns the eight cells of a row of seven; nothing if it is not clear where to separate them.
     *
     * @param elsewhere the numbers of the board
     */
    static Optional<List<DiagramCell>> apart(List<DiagramCell> cells, Set<Integer> elsewhere) {
      List<DiagramCell> large =
          cells.stream()
              .filter(cell -> cell.number() > MOST_MOVES)
              .filter(MergedNumbers::fits)
              .toList();
      if (cells.size() != Grid.SIDE - 1 || large.size() != 1) {
        return Optional.empty();
      }
      DiagramCell merged = large.getFirst();
      List<List<DiagramCell>> ways = new ArrayList<>();
      for (int left = 1; left <= 2; left++) {
        int right = merged.text().length() - left;
        if (right == 1 || right == 2) {
          ways.add(split(merged, left));
        }
      }
      List<List<DiagramCell>> possible =
          ways.stream()
              .filter(way -> way.stream().allMatch(cell -> isFree(cell, elsewhere)))
              .toList();
      return possible.size() == 1
          ? Optional.of(replaced(cells, merged, possible.getFirst()))
          : Optional.empty();
    }

    private static boolean fits(DiagramCell cell) {
      int digits = cell.to() - cell.from();
      return digits == 3 || digits == 4;
    }

    private static List<DiagramCell> split(DiagramCell merged, int left) {
      int middle = merged.from() + left;
      List<DiagramCell> cells =
          new ArrayList<>(CellText.cells(merged.line(), merged.from(), middle));
      cells.addAll(CellText.cells(merged.line(), middle, merged.to()));
      return cells;
    }

    private static boolean isFree(DiagramCell cell, Set<Integer> elsewhere) {
      boolean isMove = cell.number() > 0 && cell.number() <= MOST_MOVES;
      return isMove && cell.text().charAt(0) != '0' && !elsewhere.contains(cell.number());
    }

    private static List<DiagramCell> replaced(
        List<DiagramCell> cells, DiagramCell merged, List<DiagramCell> apart) {
      List<DiagramCell> all = new ArrayList<>(Grid.SIDE);
      cells.forEach(cell -> all.addAll(cell.equals(merged) ? apart : List.of(cell)));
      return List.copyOf(all);
    }
  }
}
