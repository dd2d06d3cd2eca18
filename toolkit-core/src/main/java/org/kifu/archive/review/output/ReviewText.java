package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.RepeatedMistake;
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
    for (ReviewTable<?> table : tables.tables()) {
      out.write("\n" + text(table));
    }
    out.write("\n" + String.join("\n", tables.facts()) + "\n");
    out.write(repeated(new RepeatWords(review, words)));
    out.flush();
  }

  private static String text(ReviewTable<?> table) {
    String text = table.title() + "\n" + table.text();
    return table.note().isEmpty() ? text : text + "  " + table.note() + "\n";
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
