package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.kifu.format.text.find.WrittenSquare;

/** Columns that are read down, of single moves or of pairs. */
final class ColumnOrder implements Arrangement {
  private static final double COST = 1;
  private static final int LEAST_ROWS = 3;
  private static final int MOST_COLUMNS = 12;
  private static final int PAIR = 2;

  @Override
  public List<Proposal> proposals(Block block) {
    Collection<List<WrittenSquare>> rows = block.byRow().values();
    int width = rows.stream().mapToInt(List::size).max().orElse(0);
    if (rows.size() < LEAST_ROWS || width < PAIR || width > MOST_COLUMNS) {
      return List.of();
    }
    List<Proposal> proposals = new ArrayList<>();
    proposals.add(proposal("a score sheet of columns that are read down", down(rows, width, 1)));
    if (width > PAIR && width % PAIR == 0) {
      proposals.add(
          proposal("columns of pairs of moves that are read down", down(rows, width, PAIR)));
    }
    return proposals;
  }

  private static Proposal proposal(String name, List<WrittenSquare> squares) {
    return new Proposal(name, COST, squares, Proposal.Choice.ALL);
  }

  private static List<WrittenSquare> down(
      Collection<List<WrittenSquare>> rows, int width, int ofColumn) {
    List<WrittenSquare> down = new ArrayList<>();
    for (int column = 0; column < width; column += ofColumn) {
      for (List<WrittenSquare> row : rows) {
        int from = Math.min(column, row.size());
        down.addAll(row.subList(from, Math.min(from + ofColumn, row.size())));
      }
    }
    return down;
  }
}
