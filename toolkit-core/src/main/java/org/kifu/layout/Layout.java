package org.kifu.layout;

import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/** A way in which the moves of a game stand on a page. */
interface Layout {
  /** Words for a person, behind "read as" or before a comma. */
  String words();

  /** Whether the text itself says the order: by the numbers of the moves, or as it is read. */
  default boolean isPlain() {
    return false;
  }

  /** The orders in which the squares would have been played, each of all squares. */
  List<List<Cell>> orders(SquareBlock block);
}
