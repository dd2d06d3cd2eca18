package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import org.kifu.review.PlayerReview;
import org.kifu.review.RepeatedMistake;

/** The review of a player as Markdown; names from records are no markup. */
public final class ReviewMarkdown {
  private ReviewMarkdown() {}

  /** Writes it; {@code out} is flushed and stays open. */
  public static void write(PlayerReview review, Words words, Writer out) throws IOException {
    ReviewTables tables = new ReviewTables(review, words);
    out.write("# " + Markdown.escaped(tables.title()) + "\n\n");
    writeList(tables.preface(), out);
    for (ReviewTable table : tables.tables()) {
      out.write("\n## " + Markdown.escaped(table.title()) + "\n\n");
      out.write(Markdown.table(table.header(), table.rows()));
      if (!table.note().isEmpty()) {
        out.write("\n" + Markdown.escaped(table.note()) + "\n");
      }
    }
    out.write("\n");
    writeList(tables.facts(), out);
    writeRepeated(new RepeatWords(review, words), out);
    out.flush();
  }

  private static void writeList(Iterable<String> lines, Writer out) throws IOException {
    for (String line : lines) {
      out.write("- " + Markdown.escaped(line) + "\n");
    }
  }

  private static void writeRepeated(RepeatWords words, Writer out) throws IOException {
    if (words.shown().isEmpty()) {
      return;
    }
    out.write("\n## " + Markdown.escaped(words.title()) + "\n");
    for (RepeatedMistake mistake : words.shown()) {
      out.write("\n" + Markdown.escaped(words.head(mistake)) + ";\n");
      out.write(Markdown.escaped(words.moves(mistake)) + "\n\n");
      out.write("```\n" + words.board(mistake) + "```\n");
    }
    if (!words.note().isEmpty()) {
      out.write("\n" + Markdown.escaped(words.note()) + "\n");
    }
  }
}
