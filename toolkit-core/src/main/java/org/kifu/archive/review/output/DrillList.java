package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.archive.review.Drill;
import org.kifu.board.BoardText;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.rules.FaceText;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.MarkdownText;
import org.kifu.words.Discs;
import org.kifu.words.Printable;
import org.kifu.words.Words;

/**
 * Problems as CSV, as a worksheet and as positions for a solver. Values are discs for the side to
 * move.
 */
public final class DrillList {
  private static final List<Column<Numbered>> COLUMNS =
      List.of(
          Column.number("number", Numbered::number),
          of("position", drill -> drill.board().text()),
          ofMove("played", AnnotatedMove::move),
          ofMove("played_mover_disc_diff", move -> Discs.number(move.moverCentidiscs())),
          ofMove("best", move -> MoveToken.joined(move.best())),
          ofMove("best_mover_disc_diff", move -> Discs.number(move.bestMoverCentidiscs())),
          ofMove("loss_discs", move -> Discs.number(move.lossCentidiscs())),
          ofMove("label", move -> move.label().map(MoveLabel::label).orElse("")),
          ofMove("confidence", move -> move.certainty().confidence().label()),
          ofMove("depth", move -> move.certainty().depth()),
          ofMove("empties", AnnotatedMove::empties),
          ofMove("pv", move -> MoveToken.joined(move.line())),
          ofMove("played_pv", move -> MoveToken.joined(move.playedLine())),
          ofMove("reasons", DrillList::reasons),
          of("black", drill -> drill.header().black()),
          of("white", drill -> drill.header().white()),
          of("event", drill -> drill.header().event()),
          of("date", drill -> drill.header().date().toString()),
          of("source", drill -> drill.facts().where().source()),
          of("game", drill -> drill.facts().number()),
          ofMove("ply", AnnotatedMove::ply),
          of("phase", drill -> drill.phase().label()),
          ofMove("mover_win_prob_loss", DrillList::winLoss),
          ofMove("reply", move -> DrillWords.reply(move.playedLine()).orElse("")),
          of("rules", drill -> drill.facts().rules()));

  /** A problem with its number, from 1. */
  private record Numbered(int number, Drill drill) {}

  private DrillList() {}

  /** Writes a table with a row for each problem; flushes {@code out} and leaves it open. */
  public static void writeCsv(List<Drill> drills, Writer out) throws IOException {
    CsvRows<Numbered> rows = new CsvRows<>(COLUMNS, out);
    for (int i = 0; i < drills.size(); i++) {
      rows.add(new Numbered(i + 1, drills.get(i)));
    }
    rows.flush();
  }

  private static Column<Numbered> of(String name, Function<Drill, Object> cell) {
    return Column.text(name, row -> cell.apply(row.drill));
  }

  private static Column<Numbered> ofMove(String name, Function<AnnotatedMove, Object> cell) {
    return of(name, drill -> cell.apply(drill.move()));
  }

  private static Object winLoss(AnnotatedMove move) {
    return move.winLoss().isEmpty() ? "" : BigDecimal.valueOf(move.winLoss().getAsInt(), 4);
  }

  private static String reasons(AnnotatedMove move) {
    return move.reasons().stream()
        .map(reason -> reason.motif().code())
        .collect(Collectors.joining(" "));
  }

  /**
   * Writes a worksheet in Markdown, with the solutions after all problems; flushes {@code out} and
   * leaves it open.
   */
  public static void writeMarkdown(List<Drill> drills, Words words, Writer out) throws IOException {
    out.write("# " + words.of("drill.title") + "\n");
    for (int i = 0; i < drills.size(); i++) {
      DrillWords drill = new DrillWords(drills.get(i), words);
      out.write("\n## " + (i + 1) + ". " + MarkdownText.of(drill.task()) + "\n\n");
      String board = new FaceText(drills.get(i).board().face(), DiscSigns.DISCS).narrow();
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
    String refuted = drill.told().map(told -> " " + told).orElse("");
    return drill.answer() + "." + line + refuted;
  }

  /**
   * Writes an Othello Board File with one position in each line. If the values are exact, the line
   * lists the best moves and the played one with their scores, in discs for the side to move, so
   * that a solver can be checked against them. Estimates are only in the comment. The format holds
   * only positions of the tournament game; others are left out. The method flushes {@code out} and
   * leaves it open.
   */
  public static void writeObf(List<Drill> drills, Words words, Writer out) throws IOException {
    for (Drill drill : drills) {
      if (drill.board().usual().isPresent()) {
        out.write(line(drill, words));
      }
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

  /** The comment of a line; names from a record must not be read as scores. */
  private static String comment(DrillWords told) {
    return Printable.line(told.answer() + "; " + told.source()).replaceAll("[:;%]", ",").strip();
  }
}
