package org.kifu.export;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.MoveLabel;

/**
 * The moves of a game as a table, with a bar that grows to the side that is ahead, a block for
 * every four discs.
 */
record MoveTable(Glyphs glyphs) {
  /** Its columns. */
  static final int WIDTH = 93;

  private static final int BEST_WIDTH = 18;

  /** The length of a bar, and the hundredths of a disc that one block of it stands for. */
  private static final int BAR = 8;

  private static final int BLOCK = 400;

  /** The names of the columns without the bar. */
  static final List<String> COLUMNS =
      List.of("Ply", "Move", "Value", "Black", "Depth", "Best", "Loss", "Label");

  String text(List<AnnotatedMove> moves) {
    StringBuilder text = new StringBuilder();
    line(text, COLUMNS, "  White " + glyphs.upright() + " Black");
    for (AnnotatedMove move : moves) {
      line(text, cells(move), bar(move.blackCentidiscs()));
    }
    text.append("      = other moves as good as the one played\n");
    return text.toString();
  }

  /** A move's cells below {@link #COLUMNS}. */
  List<String> cells(AnnotatedMove move) {
    return List.of(
        Integer.toString(move.ply()),
        glyphs.disc(move.mover()) + " " + move.move(),
        Discs.signed(move.blackCentidiscs(), move.certainty().isExact()),
        MetricText.chance(move),
        depth(move.certainty()),
        best(move),
        MetricText.loss(move),
        move.label().map(MoveLabel::label).orElse(""));
  }

  private static void line(StringBuilder text, List<String> cells, String bar) {
    Object[] all = Stream.concat(cells.stream(), Stream.of(bar)).toArray();
    String line = String.format(Locale.ROOT, "%4s  %-6s  %7s  %5s  %-6s  %-18s%6s  %-10s  %s", all);
    text.append(line.stripTrailing()).append('\n');
  }

  /** {@code exact}, {@code 22@95%} for what is probable, or the depth of an estimate. */
  private static String depth(Certainty certainty) {
    return certainty.isExact()
        ? "exact"
        : certainty.depth()
            + (certainty.percent() > 0 && certainty.percent() < 100
                ? "@" + certainty.percent() + "%"
                : "");
  }

  /** What was better and its value; after a best move, what was as good. */
  private static String best(AnnotatedMove move) {
    if (move.forced()) {
      return move.isPass() ? "" : "forced";
    }
    if (move.lossCentidiscs() > 0) {
      String value = Discs.signed(move.bestBlackCentidiscs(), move.certainty().isExact());
      return fitting("", move.best(), " " + value);
    }
    List<String> others = move.best().stream().filter(best -> !best.equals(move.move())).toList();
    return others.isEmpty() ? "" : fitting("= ", others, "");
  }

  /** As many squares as there is room for, and the number of those left out. */
  private static String fitting(String before, List<String> squares, String after) {
    String text = before + String.join(" ", squares) + after;
    for (int shown = squares.size() - 1; text.length() > BEST_WIDTH && shown > 0; shown--) {
      String more = " +" + (squares.size() - shown);
      text = before + String.join(" ", squares.subList(0, shown)) + more + after;
    }
    return text;
  }

  private String bar(int blackCentidiscs) {
    int blocks = Math.min(BAR, (Math.abs(blackCentidiscs) + BLOCK / 2) / BLOCK);
    String white = blackCentidiscs < 0 ? glyphs.block().repeat(blocks) : "";
    String black = blackCentidiscs > 0 ? glyphs.block().repeat(blocks) : "";
    return " ".repeat(BAR - white.length()) + white + glyphs.upright() + black;
  }
}
