package org.kifu.archive.tournament.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;

/**
 * The columns of standings and cross table, as every form of a table has them.
 *
 * @param crossed the number of those of the cross table
 */
record TournamentColumns(TournamentTable table, int crossed) {
  private static final List<String> NAMES =
      List.of(
          "number",
          "place",
          "player",
          "points",
          "bq",
          "discs",
          "disc_difference",
          "opponent_points",
          "wins",
          "draws",
          "losses",
          "byes",
          "withdrawn");

  TournamentColumns(TournamentTable table) {
    this(table, table.columns());
  }

  /** How many columns come before the cross table. */
  static int count() {
    return NAMES.size();
  }

  List<String> names() {
    List<String> names = new ArrayList<>(NAMES);
    for (int column = 1; column <= crossed; column++) {
      names.add((table.rounds() > 0 ? "round_" : "game_") + column);
    }
    return names;
  }

  /** The cells of a row in English, as programs read them. */
  List<String> values(Standing row) {
    return values(row, "bye", "absent");
  }

  /** The same with other words for what is no game. */
  List<String> values(Standing row, String bye, String absent) {
    List<String> values =
        new ArrayList<>(
            List.of(
                row.number() + "",
                row.place() + "",
                row.player(),
                Halves.text(row.points()),
                Halves.text(row.bq()),
                row.discs() + "",
                row.discDifference() + "",
                Halves.text(row.opponentPoints()),
                row.score().wins() + "",
                row.score().draws() + "",
                row.score().losses() + "",
                row.score().byes() + "",
                row.withdrawn() + ""));
    for (int column = 1; column <= crossed; column++) {
      values.add(CrossCell.text(table.cell(row, column), bye, absent));
    }
    return values;
  }
}
