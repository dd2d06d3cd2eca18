package org.kifu.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.layout.SquareBlock.Cell;
import org.kifu.replay.CompactReplay;

/**
 * Black's moves in one list and white's in another: one below the other, on alternating lines, or
 * in two columns. The rules decide whose turn it is after a pass.
 */
final class ColourLists implements Layout {
  @Override
  public String words() {
    return "a list of black's moves and a list of white's";
  }

  @Override
  public List<List<Cell>> orders(SquareBlock block) {
    List<List<Cell>> rows = block.rows();
    List<List<Cell>> orders = new ArrayList<>();
    for (int split = 1; split < rows.size(); split++) {
      addBoth(orders, joined(rows.subList(0, split)), joined(rows.subList(split, rows.size())));
    }
    if (rows.size() > 2 && rows.getFirst().size() > 1) {
      addBoth(orders, everySecond(rows, 0), everySecond(rows, 1));
    }
    return orders;
  }

  private static void addBoth(List<List<Cell>> orders, List<Cell> one, List<Cell> other) {
    add(orders, one, other);
    add(orders, other, one);
  }

  private static void add(List<List<Cell>> orders, List<Cell> blacks, List<Cell> whites) {
    Deque<Cell> black = new ArrayDeque<>(blacks);
    Deque<Cell> white = new ArrayDeque<>(whites);
    CompactReplay replay = new CompactReplay();
    replay.start();
    List<Cell> order = new ArrayList<>();
    boolean goesOn = true;
    while (goesOn && !(black.isEmpty() && white.isEmpty())) {
      boolean isBlacks = replay.sideToMove() == Disc.BLACK == replay.mayMove();
      Cell next = (isBlacks ? black : white).poll();
      goesOn = next != null && replay.step(next.square());
      if (next != null) {
        order.add(next);
      }
    }
    if (goesOn) {
      orders.add(order);
    }
  }

  private static List<Cell> joined(List<List<Cell>> rows) {
    return rows.stream().flatMap(List::stream).toList();
  }

  private static List<Cell> everySecond(List<List<Cell>> rows, int first) {
    List<Cell> cells = new ArrayList<>();
    for (int i = first; i < rows.size(); i += 2) {
      cells.addAll(rows.get(i));
    }
    return cells;
  }
}
