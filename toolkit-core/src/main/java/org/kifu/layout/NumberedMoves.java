package org.kifu.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/**
 * Moves or pairs of moves with their numbers, wherever they are: a score sheet of four columns that
 * are read down, or a table in another order.
 */
final class NumberedMoves implements Layout {
  @Override
  public String words() {
    return "moves in the order of their numbers";
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  @Override
  public List<List<Cell>> orders(SquareBlock block) {
    List<List<Cell>> groups = new ArrayList<>();
    for (Cell cell : block.running()) {
      if (cell.number() >= 0) {
        groups.add(new ArrayList<>());
      } else if (groups.isEmpty()) {
        return List.of();
      }
      groups.getLast().add(cell);
    }
    groups.sort(Comparator.comparingInt(group -> group.getFirst().number()));
    return isCounted(groups) ? List.of(groups.stream().flatMap(List::stream).toList()) : List.of();
  }

  /** Whether the numbers count up from 1, and each has at most two squares. */
  private static boolean isCounted(List<List<Cell>> groups) {
    boolean isCounted = true;
    for (int i = 0; i < groups.size() && isCounted; i++) {
      List<Cell> group = groups.get(i);
      isCounted = group.getFirst().number() == i + 1 && group.size() <= 2;
    }
    return isCounted;
  }
}
