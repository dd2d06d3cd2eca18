package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.table.Column;
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
    List<Column<Standing>> columns =
        new TournamentColumns(table)
            .told(words).stream()
                .map(each -> Column.<Standing>text(each.name(), each::textOf))
                .toList();
    out.write(MarkdownTable.of(columns, table.standings()));
    if (!best.isEmpty()) {
      out.write("\n**" + words.of("tournament.best.title") + "**\n\n");
      for (String line : BestGameText.lines(best, words, MarkdownText::of)) {
        out.write("- " + line + "\n");
      }
    }
    out.flush();
  }
}
