package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.find.WrittenSquare;

/** One column of a table with squares in several, such as moves and the best moves instead. */
final class ColumnChoice implements Arrangement {
  private static final double COST = 1.5;
  private static final int LEAST_ROWS = 3;
  private static final int MOST_COLUMNS = 12;
  private static final int LEAST_SQUARES = 8;

  @Override
  public List<Proposal> proposals(Block block) {
    List<Integer> cells = block.cells();
    List<Proposal> proposals = new ArrayList<>();
    if (block.byRow().size() < LEAST_ROWS || cells.size() < 2 || cells.size() > MOST_COLUMNS) {
      return proposals;
    }
    for (int cell : cells) {
      List<WrittenSquare> some =
          block.squares().stream().filter(square -> square.cell() == cell).toList();
      if (some.size() >= LEAST_SQUARES) {
        proposals.add(new Proposal("one column of a table", COST, some, Proposal.Choice.COLUMN));
      }
    }
    return proposals;
  }
}
