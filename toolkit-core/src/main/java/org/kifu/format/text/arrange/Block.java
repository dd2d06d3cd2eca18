package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/** Rows that may hold the moves of a game together, and the runs on them. */
public final class Block {
  private final List<Row> rows;
  private final List<Run> runs;
  private final List<WrittenSquare> squares;
  private final TreeMap<Integer, List<WrittenSquare>> byRow = new TreeMap<>();

  /** The rows of a block, and the runs on them in the order of the text. */
  public Block(List<Row> rows, List<Run> runs) {
    this.rows = rows;
    this.runs = runs;
    this.squares = runs.stream().flatMap(run -> run.squares().stream()).toList();
    for (WrittenSquare square : squares) {
      byRow.computeIfAbsent(square.row().number(), row -> new ArrayList<>()).add(square);
    }
  }

  /**
   * Divides a page into blocks: a blank line, or the border of a container, is between two of them.
   * Objects with the same keys in one list are one block.
   */
  public static List<List<Row>> divide(List<Row> rows) {
    List<List<Row>> blocks = new ArrayList<>();
    for (Row row : rows) {
      if (blocks.isEmpty() || row.isApart() || !areTogether(blocks.getLast().getLast(), row)) {
        blocks.add(new ArrayList<>());
      }
      blocks.getLast().add(row);
    }
    return blocks;
  }

  private static boolean areTogether(Row row, Row next) {
    return row.group().equals(next.group())
        || row.kind() == RowKind.DATA
            && next.kind() == RowKind.DATA
            && row.group().parent().equals(next.group().parent())
            && labels(row).equals(labels(next));
  }

  private static List<String> labels(Row row) {
    return row.cells().stream().map(Cell::label).toList();
  }

  /** The rows. */
  public List<Row> rows() {
    return rows;
  }

  /** The runs, in the order of the text. */
  public List<Run> runs() {
    return runs;
  }

  /** The squares of all runs. */
  public List<WrittenSquare> squares() {
    return squares;
  }

  /** The squares of each row with any, from the top. */
  Map<Integer, List<WrittenSquare>> byRow() {
    return byRow;
  }

  /** The rows with squares, from the bottom. */
  Iterable<List<WrittenSquare>> fromBottom() {
    return byRow.descendingMap().values();
  }

  /** The indices of the cells with squares, in their order. */
  List<Integer> cells() {
    Set<Integer> cells = new HashSet<>();
    squares.forEach(square -> cells.add(square.cell()));
    return cells.stream().sorted().toList();
  }
}
