package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PreparedMove;
import org.kifu.table.CsvRows;

/**
 * What to expect of an opponent as CSV, a row for each move, line by line. Scores are the points of
 * the player's colour, 0 to 1 with four decimals; a cell is empty where there are no games.
 */
public final class PreparationCsv {
  private static final List<String> HEADER =
      List.of(
          "ply",
          "line",
          "name",
          "move",
          "reached",
          "mover",
          "likelihood",
          "own_games",
          "own_score",
          "opponent_games",
          "opponent_score",
          "aliases",
          "reached_aliases");

  private PreparationCsv() {}

  /**
   * Writes the table; {@code out} is flushed and stays open.
   *
   * @param side the player's colour
   */
  public static void write(List<PreparedMove> moves, Disc side, Writer out) throws IOException {
    CsvRows rows = new CsvRows(out, HEADER);
    for (PreparedMove move : moves) {
      rows.add(
          List.of(
              move.line().length() / 2,
              move.line(),
              move.name().name(),
              move.move(),
              move.reached().name(),
              move.mover().label(),
              move.likelihood().toPlainString(),
              move.own().games(),
              score(move.own(), side),
              move.opponents().games(),
              score(move.opponents(), side),
              move.name().others(),
              move.reached().others()));
    }
    rows.flush();
  }

  private static String score(OpeningStats stats, Disc side) {
    return stats.games() == 0 ? "" : stats.score(side).toPlainString();
  }
}
