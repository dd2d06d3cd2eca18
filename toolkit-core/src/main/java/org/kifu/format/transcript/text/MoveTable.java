package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.table.MoveRows;
import org.kifu.format.transcript.table.MoveRows.MoveRow;
import org.kifu.game.ProblemCode;
import org.kifu.source.text.TextLine;

/**
 * A table with a move a row, and the rows of its current game. The next game begins with a row of
 * another game, or with a row whose number starts again.
 */
final class MoveTable {
  /** The most rows of a game. */
  private static final int MOST_ROWS = 130;

  private final MoveRows columns;
  private final List<LineReading> rows = new ArrayList<>();
  private String game = "";
  private int number;
  private boolean isNewestFirst;

  MoveTable(MoveRows columns) {
    this.columns = columns;
  }

  /** Whether there are rows of a current game. */
  boolean isBegun() {
    return !rows.isEmpty();
  }

  /** Whether a line is a row of the current game, which is then taken; other lines are left. */
  boolean takes(TextLine line) {
    Optional<MoveRow> row = columns.row(line);
    if (row.isEmpty() || !rows.isEmpty() && !goesOn(row.get())) {
      return false;
    }
    game = row.get().game();
    number = row.get().number();
    rows.add(rows.isEmpty() ? row.get().reading() : again(row.get().reading()));
    return true;
  }

  private boolean goesOn(MoveRow row) {
    isNewestFirst =
        rows.size() == 1 ? row.number() > 0 && row.number() == number - 1 : isNewestFirst;
    boolean isNext =
        row.number() == 0 || (isNewestFirst ? row.number() < number : row.number() > number);
    return isNext && row.game().equals(game) && rows.size() < MOST_ROWS;
  }

  /** A further row: the first row has the facts of the game, and a column is reported once. */
  private LineReading again(LineReading row) {
    List<String> told = messages(row);
    boolean isTold = rows.stream().anyMatch(before -> messages(before).containsAll(told));
    LineReading moves = LineReading.ofMoves(row.line(), row.moves());
    return isTold ? moves : moves.tolerating(row.tolerated().getFirst());
  }

  private static List<String> messages(LineReading row) {
    return row.tolerated().stream().map(Tolerated::message).toList();
  }

  /** The facts of a row in addition to the moves: the names of the players, or their discs. */
  Optional<LineReading> caption(TextLine line) {
    return columns.caption(line);
  }

  /** Takes the rows of the current game, in the order of play; empty if there are none. */
  List<LineReading> takeGame() {
    List<LineReading> taken = new ArrayList<>(isNewestFirst ? rows.reversed() : rows);
    if (isNewestFirst) {
      LineReading first = taken.getFirst();
      Tolerated order =
          new Tolerated(
              ProblemCode.LAYOUT, first.moves().placeOf(0), "read as the newest move first");
      taken.set(0, first.tolerating(order));
    }
    rows.clear();
    isNewestFirst = false;
    return taken;
  }
}
