package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.tournament.Standing;
import org.kifu.tournament.TournamentTable;

/** Standings and cross table for people. */
public final class TournamentText {
  private static final int LONGEST_NAME = 32;
  private static final int EVENTS_SHOWN = 3;

  /** The columns of the standings, of those that CSV has; the others are in the cells. */
  private static final List<Integer> SHOWN = List.of(0, 1, 2, 3, 4, 5, 8, 9, 10);

  private static final List<String> TITLES =
      List.of("No", "Place", "Player", "Points", "BQ", "Discs", "W", "D", "L");

  private static final int PLAYER = 2;

  private TournamentText() {}

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(TournamentTable table, Writer out) throws IOException {
    out.write(title(table) + "\n\n");
    List<List<String>> rows = rows(table);
    for (List<String> row : rows) {
      out.write(line(row, widths(rows)) + "\n");
    }
    for (Standing row : table.standings()) {
      if (row.withdrawn()) {
        out.write(PlainText.of(row.player()) + " withdrew\n");
      }
    }
    out.flush();
  }

  /** Such as {@code Nagoya 1997: 2 players, 6 games}. */
  static String title(TournamentTable table) {
    String events =
        table.events().size() > EVENTS_SHOWN
            ? table.events().size() + " events"
            : PlainText.of(String.join(", ", table.events()));
    return "%s%d players, %d games"
        .formatted(events.isEmpty() ? "" : events + ": ", table.standings().size(), table.games());
  }

  /** The head and a row for each player, made of texts. */
  static List<List<String>> rows(TournamentTable table) {
    TournamentColumns columns = new TournamentColumns(table);
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(TITLES);
    for (int column = 1; column <= table.columns(); column++) {
      head.add((table.rounds() > 0 ? "R" : "") + column);
    }
    rows.add(head);
    for (Standing standing : table.standings()) {
      List<String> all = columns.values(standing);
      List<String> row = new ArrayList<>();
      SHOWN.forEach(column -> row.add(PlainText.of(all.get(column))));
      row.addAll(all.subList(TournamentColumns.count(), all.size()));
      rows.add(row);
    }
    return rows;
  }

  private static int[] widths(List<List<String>> rows) {
    int[] widths = new int[rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        int length = row.get(column).codePointCount(0, row.get(column).length());
        widths[column] = Math.min(LONGEST_NAME, Math.max(widths[column], length));
      }
    }
    return widths;
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = row.get(column);
      boolean isText = column == PLAYER || column >= TITLES.size();
      int room = widths[column] - cell.codePointCount(0, cell.length());
      String space = " ".repeat(Math.max(0, room));
      line.append(isText ? cell + space : space + cell).append("  ");
    }
    return line.toString().stripTrailing();
  }
}
