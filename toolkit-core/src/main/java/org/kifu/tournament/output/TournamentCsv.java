package org.kifu.tournament.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.table.CsvRows;
import org.kifu.tournament.Standing;
import org.kifu.tournament.TournamentTable;

/** Standings and cross table as one table. The findings are not in it. */
public final class TournamentCsv {
  private TournamentCsv() {}

  /** Writes a row for each player; {@code out} is flushed and stays open. */
  public static void write(TournamentTable table, Writer out) throws IOException {
    TournamentColumns columns = new TournamentColumns(table);
    CsvRows rows = new CsvRows(out, columns.names());
    for (Standing row : table.standings()) {
      rows.add(columns.values(row));
    }
    rows.flush();
  }
}
