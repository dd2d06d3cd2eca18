package org.kifu.format.text.caption;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/** Games whose moves are the columns of one table; their facts stand in the same columns. */
final class ColumnGames {
  private static final int NONE = -1;

  /** The indices of games by the indices of their cells. */
  private final Map<Integer, Integer> games = new HashMap<>();

  ColumnGames(List<FoundGame> found) {
    for (int i = 0; i < found.size(); i++) {
      int cell = cell(found.get(i));
      if (cell > 0 && games.putIfAbsent(cell, i) != null) {
        games.clear(); // of several tables the columns do not tell the game
        return;
      }
    }
    if (games.size() < 2) {
      games.clear();
    }
  }

  /** The index of the cell that has all moves of a game; -1 if there is none. */
  private static int cell(FoundGame game) {
    List<WrittenSquare> squares = game.squares();
    boolean isColumn =
        !squares.isEmpty()
            && game.lastRow() > game.firstRow()
            && squares.getFirst().row().kind() == RowKind.TABLE
            && squares.stream().allMatch(square -> square.cell() == squares.getFirst().cell());
    return isColumn ? squares.getFirst().cell() : NONE;
  }

  /** Whether a cell is in the column of a game. */
  boolean has(int cell) {
    return games.containsKey(cell);
  }

  /** The game in whose column a fact of a row without moves stands. */
  OptionalInt of(Claim claim) {
    Row row = claim.row();
    for (int cell = row.cells().size() - 1; cell > 0 && row.kind() == RowKind.TABLE; cell--) {
      boolean isBegun =
          !row.cells().get(cell).text().isBlank()
              && row.cells().get(cell).text().at(0).offset() <= claim.offset();
      if (isBegun) {
        Integer game = games.get(cell);
        return game == null ? OptionalInt.empty() : OptionalInt.of(game);
      }
    }
    return OptionalInt.empty();
  }
}
