package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.kifu.archive.review.Drill;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.words.DrillWords;
import org.kifu.words.Printable;
import org.kifu.words.Words;

/**
 * Problems as an Othello Board File, a position a line. Where the values are exact, the line lists
 * the best moves and the played one with their scores, in discs for the side to move, so that a
 * solver can be held to them; estimates stand in the comment alone.
 */
public final class DrillObf {
  private DrillObf() {}

  /** Writes the lines; {@code out} is flushed and stays open. */
  public static void write(List<Drill> drills, Words words, Writer out) throws IOException {
    for (Drill drill : drills) {
      out.write(line(drill, words));
    }
    out.flush();
  }

  private static String line(Drill drill, Words words) {
    StringBuilder line = new StringBuilder(BoardText.write(drill.position())).append(';');
    if (drill.isExact()) {
      for (MoveToken best : drill.best()) {
        append(line, best, drill.move().bestMoverCentidiscs());
      }
      append(line, drill.move().move(), drill.move().moverCentidiscs());
    }
    return line.append(" % ").append(comment(new DrillWords(drill, words))).append('\n').toString();
  }

  private static void append(StringBuilder line, MoveToken move, int centidiscs) {
    line.append(String.format(Locale.ROOT, " %s:%+d;", move, centidiscs / 100));
  }

  /** The names are those of a record, and must not be read as scores. */
  private static String comment(DrillWords told) {
    return Printable.line(told.answer() + "; " + told.source()).replaceAll("[:;%]", ",").strip();
  }
}
