package org.kifu.format.text.arrange;

import java.util.List;

/** One way in which people and programs lay out moves. It knows no rules. */
public interface Arrangement {
  /** The arrangements whose orders the judge cuts into games, the most usual first. */
  List<Arrangement> ALL =
      List.of(
          new NumberOrder(),
          new NumbersBehind(),
          new ColumnOrder(),
          new ColumnChoice(),
          new ReverseOrder(),
          new WordOrder(),
          new LogChoice());

  /** The orders in which the squares of a block may have been played in this layout. */
  List<Proposal> proposals(Block block);
}
