package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.review.Drill;
import org.kifu.board.DiscSigns;
import org.kifu.board.TextBoard;
import org.kifu.table.MarkdownText;
import org.kifu.words.DrillWords;
import org.kifu.words.Words;

/** Problems as a worksheet in Markdown, the solutions behind all of them. */
public final class DrillMarkdown {
  private DrillMarkdown() {}

  /** Writes the worksheet; {@code out} is flushed and stays open. */
  public static void write(List<Drill> drills, Words words, Writer out) throws IOException {
    out.write("# " + words.of("drill.title") + "\n");
    for (int i = 0; i < drills.size(); i++) {
      DrillWords drill = new DrillWords(drills.get(i), words);
      out.write("\n## " + (i + 1) + ". " + MarkdownText.of(drill.task()) + "\n\n");
      String board = new TextBoard(DiscSigns.DISCS).place(drills.get(i).position()).narrow();
      out.write("```\n" + board + "```\n");
    }
    out.write("\n# " + words.of("drill.solutions") + "\n\n");
    for (int i = 0; i < drills.size(); i++) {
      DrillWords drill = new DrillWords(drills.get(i), words);
      out.write((i + 1) + ". " + MarkdownText.of(solution(drill)) + "\n");
      out.write("   " + MarkdownText.of(drill.source()) + "\n");
    }
    out.flush();
  }

  private static String solution(DrillWords drill) {
    String line =
        drill.line().isEmpty() ? "" : " " + drill.words().filled("drill.line", drill.line());
    return drill.answer() + "." + line;
  }
}
