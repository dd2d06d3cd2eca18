package org.kifu.layout;

import java.util.ArrayList;
import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/** Moves or lines of moves with the last one at the top, as in the window of a program. */
final class NewestFirst implements Layout {
  @Override
  public String words() {
    return "moves with the newest first";
  }

  @Override
  public List<List<Cell>> orders(SquareBlock block) {
    List<Cell> byLine = new ArrayList<>();
    block.rows().reversed().forEach(byLine::addAll);
    return List.of(block.running().reversed(), byLine);
  }
}
