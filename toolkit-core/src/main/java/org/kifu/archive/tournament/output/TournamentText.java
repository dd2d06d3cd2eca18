package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.table.Cells;
import org.kifu.words.BestGameText;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** Standings and cross table for people. */
public final class TournamentText {
  private static final int LONGEST_NAME = 32;
  private static final int EVENTS_SHOWN = 3;

  /** The columns of the standings, of those that CSV has; the others are in the cells. */
  private static final List<Integer> SHOWN = List.of(0, 1, 2, 3, 4, 5, 8, 9, 10);

  private static final List<String> TITLES =
      List.of("number", "place", "player", "points", "bq", "discs", "wins", "draws", "losses");

  private static final int PLAYER = 2;

  private TournamentText() {}

  /**
   * Writes the table; {@code out} is flushed and stays open.
   *
   * @param best the best games; none if none are known
   */
  public static void write(TournamentTable table, List<BestGame> best, Words words, Writer out)
      throws IOException {
    out.write(title(table, words) + "\n\n");
    List<List<String>> rows = rows(table, words);
    int[] widths = widths(rows);
    for (List<String> row : rows) {
      out.write(line(row, widths) + "\n");
    }
    for (Standing row : table.standings()) {
      if (row.withdrawn()) {
        out.write(words.filled("tournament.withdrew", PlainText.of(row.player())) + "\n");
      }
    }
    if (!best.isEmpty()) {
      out.write("\n" + words.of("tournament.best.title") + "\n");
      for (String line : BestGameText.lines(best, words, PlainText::of)) {
        out.write("  " + line + "\n");
      }
    }
    out.flush();
  }

  /** Such as {@code Nagoya 1997: 2 players, 6 games}. */
  static String title(TournamentTable table, Words words) {
    String events =
        table.events().size() > EVENTS_SHOWN
            ? words.filled("tournament.events", Integer.toString(table.events().size()))
            : PlainText.of(String.join(", ", table.events()));
    String sum =
        words.filled(
            "tournament.title",
            Integer.toString(table.standings().size()),
            Integer.toString(table.games()));
    return events.isEmpty() ? sum : words.filled("named", events, sum);
  }

  /** The head and a row for each player, made of texts. */
  static List<List<String>> rows(TournamentTable table, Words words) {
    TournamentColumns columns = new TournamentColumns(table);
    String bye = words.of("tournament.bye");
    String absent = words.of("tournament.absent");
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>();
    TITLES.forEach(title -> head.add(words.of("tournament." + title)));
    for (int column = 1; column <= columns.crossed(); column++) {
      String number = Integer.toString(column);
      head.add(table.rounds() > 0 ? words.filled("tournament.round", number) : number);
    }
    rows.add(head);
    for (Standing standing : table.standings()) {
      List<String> all = columns.values(standing, bye, absent);
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
        int width = Cells.width(row.get(column));
        widths[column] = Math.min(LONGEST_NAME, Math.max(widths[column], width));
      }
    }
    return widths;
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = row.get(column);
      boolean isText = column == PLAYER || column >= TITLES.size();
      int width = widths[column];
      line.append(isText ? Cells.left(cell, width) : Cells.right(cell, width)).append("  ");
    }
    return line.toString().stripTrailing();
  }
}
