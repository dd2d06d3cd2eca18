package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.RepeatedMistake;
import org.kifu.table.Cells;
import org.kifu.words.RepeatWords;
import org.kifu.words.Words;

/** The review of a player for a terminal. */
public final class ReviewText {
  private ReviewText() {}

  /** Writes it; {@code out} is flushed and stays open. */
  public static void write(PlayerReview review, Words words, Writer out) throws IOException {
    ReviewTables tables = new ReviewTables(review, words);
    out.write(tables.title() + "\n");
    for (String line : tables.preface()) {
      out.write(line + "\n");
    }
    for (ReviewTable table : tables.tables()) {
      out.write("\n" + text(table));
    }
    out.write("\n" + String.join("\n", tables.facts()) + "\n");
    out.write(repeated(new RepeatWords(review, words)));
    out.flush();
  }

  private static String text(ReviewTable table) {
    StringBuilder text = new StringBuilder(table.title()).append('\n');
    List<Integer> widths = table.widths();
    text.append(line(table.header(), widths));
    table.rows().forEach(row -> text.append(line(row, widths)));
    return table.note().isEmpty()
        ? text.toString()
        : text.append("  ").append(table.note()).append('\n').toString();
  }

  /** The first cell begins its line, the numbers end at their columns. */
  private static String line(List<String> cells, List<Integer> widths) {
    StringBuilder line = new StringBuilder("  ");
    for (int column = 0; column < cells.size(); column++) {
      String cell = cells.get(column);
      int width = widths.get(column);
      line.append(column == 0 ? Cells.left(cell, width) : "  " + Cells.right(cell, width));
    }
    return line.toString().stripTrailing() + "\n";
  }

  private static String repeated(RepeatWords words) {
    List<RepeatedMistake> shown = words.shown();
    if (shown.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\n" + words.title() + "\n");
    for (RepeatedMistake mistake : shown) {
      text.append('\n').append("  ").append(words.head(mistake)).append('\n');
      text.append("  ").append(words.moves(mistake)).append('\n');
      words.board(mistake).lines().forEach(line -> text.append("  " + line + "\n"));
    }
    return words.note().isEmpty() ? text.toString() : text + "  " + words.note() + "\n";
  }
}
