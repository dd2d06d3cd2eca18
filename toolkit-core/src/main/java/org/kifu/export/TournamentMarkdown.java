package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.Collections;
import java.util.List;
import org.kifu.tournament.TournamentTable;

/** Standings and cross table as a table of Markdown. */
public final class TournamentMarkdown {
  private TournamentMarkdown() {}

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(TournamentTable table, Words words, Writer out) throws IOException {
    out.write("**" + MarkdownText.of(TournamentText.title(table, words)) + "**\n\n");
    List<List<String>> rows = TournamentText.rows(table, words);
    MarkdownTable cells =
        new MarkdownTable(rows.getFirst(), Collections.nCopies(rows.getFirst().size(), false));
    rows.subList(1, rows.size()).forEach(cells::row);
    out.write(cells.toString());
    out.flush();
  }
}
