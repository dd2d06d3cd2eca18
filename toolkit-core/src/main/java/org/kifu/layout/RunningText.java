package org.kifu.layout;

import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/**
 * Moves one after the other, whatever is between them: the lines of a server's log, numbers that
 * touch their squares ({@code 1f5 2d6}), or a comment after each move.
 */
final class RunningText implements Layout {
  @Override
  public String words() {
    return "moves one after the other";
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  @Override
  public List<List<Cell>> orders(SquareBlock block) {
    return List.of(block.running());
  }
}
