package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.RepeatedMistake;
import org.kifu.table.MarkdownText;
import org.kifu.words.RepeatWords;
import org.kifu.words.Words;

/** The review of a player as Markdown; names from records are no markup. */
public final class ReviewMarkdown {
  private ReviewMarkdown() {}

  /** Writes it; {@code out} is flushed and stays open. */
  public static void write(PlayerReview review, Words words, Writer out) throws IOException {
    ReviewTables tables = new ReviewTables(review, words);
    out.write("# " + MarkdownText.of(tables.title()) + "\n\n");
    writeList(tables.preface(), out);
    for (ReviewTable<?> table : tables.tables()) {
      out.write("\n## " + MarkdownText.of(table.title()) + "\n\n");
      out.write(table.markdown());
      if (!table.note().isEmpty()) {
        out.write("\n" + MarkdownText.line(table.note()) + "\n");
      }
    }
    out.write("\n");
    writeList(tables.facts(), out);
    writeRepeated(new RepeatWords(review, words), out);
    out.flush();
  }

  private static void writeList(Iterable<String> lines, Writer out) throws IOException {
    for (String line : lines) {
      out.write("- " + MarkdownText.line(line) + "\n");
    }
  }

  private static void writeRepeated(RepeatWords words, Writer out) throws IOException {
    if (words.shown().isEmpty()) {
      return;
    }
    out.write("\n## " + MarkdownText.of(words.title()) + "\n");
    for (RepeatedMistake mistake : words.shown()) {
      out.write("\n" + MarkdownText.line(words.head(mistake)) + ";\n");
      out.write(MarkdownText.line(words.moves(mistake)) + "\n\n");
      out.write("```\n" + words.board(mistake) + "```\n");
    }
    if (!words.note().isEmpty()) {
      out.write("\n" + MarkdownText.line(words.note()) + "\n");
    }
  }
}
