package org.kifu.layout;

import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/** A way in which the moves of a game are laid out on a page. */
interface Layout {
  /** A description for a person, to follow "read as" or to precede a comma. */
  String words();

  /**
   * Whether the text itself shows the order, by the numbers of the moves or because they are in
   * order.
   */
  default boolean isPlain() {
    return false;
  }

  /** The orders in which the squares may have been played. Each contains all squares. */
  List<List<Cell>> orders(SquareBlock block);
}
