package org.kifu.repair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kifu.board.Square;
import org.kifu.repair.DamagedRecord.Sink;
import org.kifu.repair.Fault.Change;

/** The faults of whole rows of a kifu diagram, and the ways to undo them. */
final class RowFaults {
  private static final int SIDE = DiagramNumbers.SIDE;

  private final DiagramNumbers board;
  private final Sink sink;

  /** The choices for a cell that was lost: nothing, or a number that is missing. */
  private final Set<Integer> lost = new LinkedHashSet<>();

  RowFaults(DiagramNumbers board, Sink sink) {
    this.board = board;
    this.sink = sink;
    lost.add(DiagramNumbers.BLANK);
    lost.addAll(board.gaps());
    if (board.greatest() < DiagramNumbers.MOST_MOVES) {
      lost.add(board.greatest() + 1);
    }
  }

  void undo() {
    for (int row = 0; row < SIDE; row++) {
      for (int other = row + 1; other < SIDE; other++) {
        undoSwap(row, other);
      }
      for (int file = 0; file < SIDE; file++) {
        undoShiftToTheLeft(row, file);
        undoShiftToTheRight(row, file);
      }
      undoTurn(row);
    }
  }

  private void undoSwap(int one, int other) {
    String name = name(one);
    String otherName = name(other);
    sink.accept(
        board.rowsSwapped(one, other),
        () ->
            new Fault(
                Fault.FaultKind.SWAPPED_ROWS,
                List.of(
                    new Change(name, "as written", "that of " + otherName),
                    new Change(otherName, "as written", "that of " + name))));
  }

  /** Undoes a cell that was left out, so that all cells after it moved left. */
  private void undoShiftToTheLeft(int row, int from) {
    List<Integer> cells = cells(row);
    if (cells.removeLast() == DiagramNumbers.BLANK) {
      for (int number : lost) {
        List<Integer> mended = new ArrayList<>(cells);
        mended.add(from, number);
        mend(row, mended, from, "right");
      }
    }
  }

  /** Undoes a blank that was put in, so that the last cell fell off the edge. */
  private void undoShiftToTheRight(int row, int from) {
    List<Integer> cells = cells(row);
    if (cells.remove(from) == DiagramNumbers.BLANK) {
      for (int number : lost) {
        List<Integer> mended = new ArrayList<>(cells);
        mended.add(number);
        mend(row, mended, from, "left");
      }
    }
  }

  /** Undoes a rotation of the row: the cell that fell off one edge came back at the other. */
  private void undoTurn(int row) {
    List<Integer> toTheRight = cells(row);
    toTheRight.addFirst(toTheRight.removeLast());
    mend(row, toTheRight, 0, "right");
    List<Integer> toTheLeft = cells(row);
    toTheLeft.addLast(toTheLeft.removeFirst());
    mend(row, toTheLeft, 0, "left");
  }

  private List<Integer> cells(int row) {
    List<Integer> cells = new ArrayList<>(SIDE);
    for (int file = 0; file < SIDE; file++) {
      cells.add(board.at(Square.at(file, row)));
    }
    return cells;
  }

  private void mend(int row, List<Integer> cells, int from, String way) {
    int[] numbers = board.copy();
    for (int file = 0; file < SIDE; file++) {
      numbers[Square.at(file, row)] = cells.get(file);
    }
    sink.accept(new DiagramNumbers(numbers, board.rows()), () -> shift(row, cells, from, way));
  }

  private Fault shift(int row, List<Integer> cells, int from, String way) {
    List<Change> changes = new ArrayList<>();
    String first = Square.name(Square.at(from, row));
    changes.add(new Change(name(row), "as written", "cells from " + first + " on to the " + way));
    for (int file = 0; file < SIDE; file++) {
      int number = cells.get(file);
      if (number != DiagramNumbers.BLANK && board.count(number) == 0) {
        changes.add(new Change(Square.name(Square.at(file, row)), "", Integer.toString(number)));
      }
    }
    return new Fault(Fault.FaultKind.SHIFTED_ROW, changes);
  }

  private static String name(int row) {
    return "row " + (row + 1);
  }
}
