package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.tournament.TournamentTable;

/** Standings and cross table as a table of Markdown. */
public final class TournamentMarkdown {
  private TournamentMarkdown() {}

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(TournamentTable table, Writer out) throws IOException {
    out.write("**" + escaped(TournamentText.title(table)) + "**\n\n");
    List<List<String>> rows = TournamentText.rows(table);
    out.write(line(rows.getFirst()));
    out.write("|" + " --- |".repeat(rows.getFirst().size()) + "\n");
    for (List<String> row : rows.subList(1, rows.size())) {
      out.write(line(row));
    }
    out.flush();
  }

  private static String line(List<String> row) {
    return row.stream()
        .map(TournamentMarkdown::escaped)
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  /** A text that is no markup: HTML as entities, the signs of Markdown behind a backslash. */
  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replaceAll("([\\\\`*_\\[\\]{}()#!|~])", "\\\\$1");
  }
}
