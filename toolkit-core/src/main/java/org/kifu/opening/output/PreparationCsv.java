package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.study.Preparation.PreparedMove;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/**
 * The moves to expect of an opponent as CSV, a row for each move, line by line. Scores are the
 * points of the player's colour, 0 to 1 with four decimals; a cell is empty where there are no
 * games.
 */
public final class PreparationCsv {
  private PreparationCsv() {}

  /**
   * Writes the table; {@code out} is flushed and stays open.
   *
   * @param side the player's colour
   */
  public static void write(List<PreparedMove> moves, Disc side, Writer out) throws IOException {
    CsvRows.write(columns(side), moves, out);
  }

  private static List<Column<PreparedMove>> columns(Disc side) {
    return ResultColumns.joined(
        OpeningColumns.of(
            OpeningColumns.PLY,
            OpeningColumns.LINE,
            OpeningColumns.NAME,
            OpeningColumns.MOVE,
            OpeningColumns.REACHED,
            OpeningColumns.MOVER),
        List.of(
            Column.number("likelihood", move -> move.likelihood().toPlainString()),
            Column.number("own_games", move -> move.own().games()),
            Column.number("own_score", move -> score(move.own(), side)),
            Column.number("opponent_games", move -> move.opponents().games()),
            Column.number("opponent_score", move -> score(move.opponents(), side))),
        OpeningColumns.of(OpeningColumns.ALIASES));
  }

  private static String score(OpeningStats stats, Disc side) {
    return stats.games() == 0 ? "" : stats.score(side).toPlainString();
  }
}
