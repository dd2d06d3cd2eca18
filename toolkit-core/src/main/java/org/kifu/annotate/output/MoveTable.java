package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.table.Cells;
import org.kifu.words.Discs;
import org.kifu.words.Glyphs;
import org.kifu.words.MetricText;
import org.kifu.words.PlainNumber;
import org.kifu.words.Words;

/**
 * The moves of a game as a table, with a bar that grows to the side that is ahead, a block for
 * every four discs. Where the record has times, they have a column, and the bars are shorter.
 *
 * @param seconds what moves took, by ply; empty if the record has no times
 */
record MoveTable(Glyphs glyphs, Words words, Map<Integer, String> seconds) {
  private static final int BEST_WIDTH = 18;

  /** The length of a bar, that beside times, and the hundredths of a disc of one block. */
  private static final int BAR = 8;

  private static final int SHORT_BAR = 5;

  private static final int BLOCK = 400;

  private static final String GAP = "  ";

  /** The columns without the bar: the key of the name, and the least room. */
  private static final List<String> KEYS =
      List.of("ply", "move", "value", "chance", "depth", "best", "loss", "label");

  private static final List<Integer> LEAST = List.of(4, 6, 7, 5, 6, BEST_WIDTH, 4, 10);

  private static final Set<Integer> NUMBERS = Set.of(0, 2, 3, 6, 8);

  static MoveTable of(AnnotatedGame game, Glyphs glyphs, Words words) {
    return new MoveTable(
        glyphs,
        words,
        game.notes().clocks().stream()
            .collect(
                Collectors.toMap(
                    clock -> clock.move() + 1,
                    clock -> PlainNumber.of(clock.seconds()),
                    (first, _) -> first)));
  }

  String text(List<AnnotatedMove> moves) {
    StringBuilder text = new StringBuilder();
    List<Integer> widths = widths();
    line(text, widths, names(), barNames());
    for (AnnotatedMove move : moves) {
      line(text, widths, cells(move), bar(move.blackCentidiscs()));
    }
    text.append("      ").append(words.of("moves.as-good")).append('\n');
    return text.toString();
  }

  /** The names of the columns without the bar. */
  List<String> names() {
    Stream<String> names = KEYS.stream().map(key -> words.of("moves." + key));
    return isTimed()
        ? Stream.concat(names, Stream.of(words.of("column.seconds"))).toList()
        : names.toList();
  }

  private boolean isTimed() {
    return !seconds.isEmpty();
  }

  /** Which of the columns hold numbers. */
  List<Boolean> numbers() {
    return IntStream.range(0, names().size()).mapToObj(NUMBERS::contains).toList();
  }

  /** The most blocks of a bar. */
  private int bar() {
    return isTimed() ? SHORT_BAR : BAR;
  }

  /** The cells of a line. */
  int width() {
    return widths().stream().mapToInt(width -> width + GAP.length()).sum() + 2 * bar() + 1;
  }

  /** As wide as English, and where words of a language are longer, as wide as they are. */
  private List<Integer> widths() {
    List<List<String>> all = new ArrayList<>();
    all.add(names());
    all.add(
        List.of("", glyphs.blackDisc() + " " + words.of("page.pass"), "", "", exact(), "", "", ""));
    for (MoveLabel label : MoveLabel.values()) {
      all.add(List.of("", "", "", "", "", words.of("page.forced"), "", words.of(label)));
    }
    Stream<Integer> widths =
        IntStream.range(0, KEYS.size())
            .map(
                at ->
                    all.stream()
                        .mapToInt(row -> Cells.width(row.get(at)))
                        .reduce(LEAST.get(at), Math::max))
            .boxed();
    return isTimed() ? Stream.concat(widths, Stream.of(secondsWidth())).toList() : widths.toList();
  }

  private int secondsWidth() {
    return Stream.concat(Stream.of(words.of("column.seconds")), seconds.values().stream())
        .mapToInt(Cells::width)
        .max()
        .orElse(0);
  }

  private String barNames() {
    String white = words.of(Disc.WHITE) + " ";
    return Cells.right(Cells.width(white) > bar() ? white.strip() : white, bar())
        + glyphs.upright()
        + " "
        + words.of(Disc.BLACK);
  }

  private String exact() {
    return words.of("page.exact");
  }

  /** A move's cells below {@link #names}. */
  List<String> cells(AnnotatedMove move) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                Integer.toString(move.ply()),
                glyphs.disc(move.mover()) + " " + words.move(move.move()),
                Discs.signed(move.blackCentidiscs(), move.certainty().isExact()),
                MetricText.chance(move),
                depth(move.certainty()),
                best(move),
                MetricText.loss(move),
                move.label().map(words::of).orElse("")));
    if (isTimed()) {
      cells.add(seconds.getOrDefault(move.ply(), ""));
    }
    return cells;
  }

  private static void line(
      StringBuilder text, List<Integer> widths, List<String> cells, String bar) {
    StringBuilder line = new StringBuilder();
    for (int at = 0; at < cells.size(); at++) {
      String cell = cells.get(at);
      int width = widths.get(at);
      line.append(NUMBERS.contains(at) ? Cells.right(cell, width) : Cells.left(cell, width));
      line.append(GAP);
    }
    text.append(line.append(bar).toString().stripTrailing()).append('\n');
  }

  /** {@code exact}, {@code 22@95%} for what is probable, or the depth of an estimate. */
  private String depth(Certainty certainty) {
    return certainty.isExact()
        ? exact()
        : certainty.depth()
            + (certainty.percent() > 0 && certainty.percent() < 100
                ? "@" + certainty.percent() + "%"
                : "");
  }

  /** What was better and its value; after a best move, what was as good. */
  private String best(AnnotatedMove move) {
    if (move.forced()) {
      return move.isPass() ? "" : words.of("page.forced");
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
    int blocks = Math.min(bar(), (Math.abs(blackCentidiscs) + BLOCK / 2) / BLOCK);
    String white = blackCentidiscs < 0 ? glyphs.block().repeat(blocks) : "";
    String black = blackCentidiscs > 0 ? glyphs.block().repeat(blocks) : "";
    return " ".repeat(bar() - white.length()) + white + glyphs.upright() + black;
  }
}
