package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Collections;
import java.util.List;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.table.MarkdownTable;
import org.kifu.table.MarkdownText;
import org.kifu.words.BestGameText;
import org.kifu.words.Words;

/** Standings and cross table as a table of Markdown. */
public final class TournamentMarkdown {
  private TournamentMarkdown() {}

  /**
   * Writes the table; {@code out} is flushed and stays open.
   *
   * @param best the best games; none if none are known
   */
  public static void write(TournamentTable table, List<BestGame> best, Words words, Writer out)
      throws IOException {
    out.write("**" + MarkdownText.of(TournamentText.title(table, words)) + "**\n\n");
    List<List<String>> rows = TournamentText.rows(table, words);
    MarkdownTable cells =
        new MarkdownTable(rows.getFirst(), Collections.nCopies(rows.getFirst().size(), false));
    rows.subList(1, rows.size()).forEach(cells::row);
    out.write(cells.toString());
    if (!best.isEmpty()) {
      out.write("\n**" + words.of("tournament.best.title") + "**\n\n");
      for (String line : BestGameText.lines(best, words, MarkdownText::of)) {
        out.write("- " + line + "\n");
      }
    }
    out.flush();
  }
}
