package org.kifu.layout;

import java.util.List;
import org.kifu.layout.SquareBlock.Cell;

/** A way in which the moves of a game stand on a page. */
interface Layout {
  /** All of them, the surest first. */
  List<Layout> ALL =
      List.of(
          new NumberedMoves(),
          new RunningText(),
          new ColourLists(),
          new ColumnsDown(),
          new NewestFirst());

  /** Words for a person, behind "read as" or before a comma. */
  String words();

  /** The orders in which the squares would have been played, each of all squares. */
  List<List<Cell>> orders(SquareBlock block);
}
