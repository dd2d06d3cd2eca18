package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.BestGameText;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** Standings and cross table for people. */
public final class TournamentText {
  private static final int EVENTS_SHOWN = 3;

  private TournamentText() {}

  /**
   * Writes the table; {@code out} is flushed and stays open.
   *
   * @param best the best games; none if none are known
   */
  public static void write(TournamentTable table, List<BestGame> best, Words words, Writer out)
      throws IOException {
    out.write(title(table, words) + "\n\n");
    List<Column<Standing>> columns = new TournamentColumns(table).told(words);
    out.write(TextTable.of(columns, table.standings()).toString());
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
}
