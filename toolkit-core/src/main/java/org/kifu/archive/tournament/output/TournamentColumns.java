package org.kifu.archive.tournament.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.table.Column;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** The columns of standings and cross table, as every form of a table has them. */
record TournamentColumns(TournamentTable table) {
  private static final List<Column<Standing>> STANDING =
      List.of(
          Column.number("number", Standing::number),
          Column.number("place", Standing::place),
          Column.text("player", Standing::player),
          Column.number("points", row -> Halves.text(row.points())),
          Column.number("bq", row -> Halves.text(row.bq())),
          Column.number("discs", Standing::discs),
          Column.number("disc_difference", Standing::discDifference),
          Column.number("opponent_points", row -> Halves.text(row.opponentPoints())),
          Column.number("wins", row -> row.score().wins()),
          Column.number("draws", row -> row.score().draws()),
          Column.number("losses", row -> row.score().losses()),
          Column.number("byes", row -> row.score().byes()),
          Column.text("withdrawn", Standing::withdrawn));

  /** Those that people do not read: the cells of the cross table say the same. */
  private static final Set<String> NOT_TOLD =
      Set.of("disc_difference", "opponent_points", "byes", "withdrawn");

  private static final int LONGEST_NAME = 32;

  /** All columns in English, as programs read them. */
  List<Column<Standing>> all() {
    List<Column<Standing>> columns = new ArrayList<>(STANDING);
    for (int at = 1; at <= table.columns(); at++) {
      columns.add(crossed((table.rounds() > 0 ? "round_" : "game_") + at, at, "bye", "absent"));
    }
    return columns;
  }

  /** The columns for people, their texts made of those of records. */
  List<Column<Standing>> told(Words words) {
    List<Column<Standing>> columns = new ArrayList<>();
    for (Column<Standing> each : STANDING) {
      if (!NOT_TOLD.contains(each.name())) {
        String name = words.of("tournament." + each.name());
        columns.add(
            Column.<Standing>of(name, each.unit(), row -> PlainText.of(each.textOf(row)))
                .atMost(LONGEST_NAME));
      }
    }
    String bye = words.of("tournament.bye");
    String absent = words.of("tournament.absent");
    for (int at = 1; at <= table.columns(); at++) {
      String number = Integer.toString(at);
      String name = table.rounds() > 0 ? words.filled("tournament.round", number) : number;
      columns.add(crossed(name, at, bye, absent).atMost(LONGEST_NAME));
    }
    return columns;
  }

  private Column<Standing> crossed(String name, int at, String bye, String absent) {
    return Column.text(name, row -> CrossCell.text(table.cell(row, at), bye, absent));
  }
}
