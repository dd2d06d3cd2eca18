package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.RepeatedMistake;
import org.kifu.archive.review.RepeatedMistake.PlayedMove;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.board.TextBoard;
import org.kifu.table.MarkdownText;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/** The review of a player as text and Markdown. */
public final class ReviewText {
  private ReviewText() {}

  /** Writes the review for a terminal; flushes {@code out} and leaves it open. */
  public static void writeText(PlayerReview review, Words words, Writer out) throws IOException {
    ReviewTables tables = new ReviewTables(review, words);
    out.write(tables.title() + "\n");
    for (String line : tables.preface()) {
      out.write(line + "\n");
    }
    for (ReviewTables.ReviewTable<?> table : tables.tables()) {
      out.write("\n" + text(table));
    }
    out.write("\n" + String.join("\n", tables.facts()) + "\n");
    out.write(repeated(new RepeatWords(review, words)));
    out.flush();
  }

  private static String text(ReviewTables.ReviewTable<?> table) {
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

  /**
   * Writes the review as Markdown, in which names from records cannot act as markup; flushes {@code
   * out} and leaves it open.
   */
  public static void writeMarkdown(PlayerReview review, Words words, Writer out)
      throws IOException {
    ReviewTables tables = new ReviewTables(review, words);
    out.write("# " + MarkdownText.of(tables.title()) + "\n\n");
    writeList(tables.preface(), out);
    for (ReviewTables.ReviewTable<?> table : tables.tables()) {
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

  /** The repeated mistakes of a player, for people. */
  private record RepeatWords(PlayerReview review, Words words) {
    /** The most boards that are shown. */
    private static final int SHOWN = 6;

    List<RepeatedMistake> shown() {
      return review.repeated().stream().limit(SHOWN).toList();
    }

    /** The remark on mistakes that are not shown; empty if there are none. */
    String note() {
      int all = review.repeated().size();
      return all <= SHOWN
          ? ""
          : words.filled("review.shown", Integer.toString(SHOWN), Integer.toString(all));
    }

    String title() {
      return words.of("review.repeated");
    }

    /** The counts for a position, in one line. */
    String head(RepeatedMistake mistake) {
      return words.filled(
          "review.repeat",
          words.of("review." + mistake.position().sideToMove().label()),
          Integer.toString(mistake.met()),
          Integer.toString(mistake.wrong()),
          Discs.text(mistake.centidiscs()));
    }

    /** The played moves and the best ones, in one line. */
    String moves(RepeatedMistake mistake) {
      return words.filled(
          "review.played",
          mistake.moves().stream().map(RepeatWords::played).collect(Collectors.joining(", ")),
          MoveToken.joined(mistake.best()),
          Discs.signed(mistake.bestCentidiscs(), mistake.certainty().isExact()));
    }

    private static String played(PlayedMove move) {
      return move.move() + (move.times() > 1 ? " ×" + move.times() : "");
    }

    String board(RepeatedMistake mistake) {
      return new TextBoard(DiscSigns.DISCS).place(mistake.position()).narrow();
    }
  }
}
