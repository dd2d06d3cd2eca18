package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.table.CsvRows;

/** Standings and cross table as one table. The findings are not in it. */
public final class TournamentCsv {
  private TournamentCsv() {}

  /** Writes a row for each player; {@code out} is flushed and stays open. */
  public static void write(TournamentTable table, Writer out) throws IOException {
    CsvRows.write(new TournamentColumns(table).all(), table.standings(), out);
  }
}
