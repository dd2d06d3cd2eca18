package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.table.Cells;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.words.Colours;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/**
 * The moves of a game as a table, with a bar that grows towards the side that leads, one block for
 * every four discs, or for half a man of draughts. If the record has times, they have a column, and
 * the bars are shorter.
 *
 * @param seconds the times of the moves, by ply; empty if the record has no times
 * @param colours the colours of the labels in text
 * @param hasChances whether there is a column of chances: for most rules none are fitted
 */
record MoveValueTable(
    Glyphs glyphs, Words words, Map<Integer, String> seconds, Colours colours, boolean hasChances) {
  private static final int BEST_WIDTH = 18;

  /** The length of a bar, the length beside times, and the hundredths of a disc of one block. */
  private static final int BAR = 8;

  private static final int SHORT_BAR = 5;

  private static final int BLOCK = 400;

  /** The hundredths of a man of one block. */
  private static final int BLOCK_OF_MEN = 50;

  static MoveValueTable of(AnnotatedGame game, Glyphs glyphs, Words words, Colours colours) {
    return new MoveValueTable(
        glyphs,
        words,
        game.notes().clocks().stream()
            .collect(
                Collectors.toMap(
                    clock -> clock.move() + 1,
                    clock -> PlainText.of(clock.seconds()),
                    (first, _) -> first)),
        colours,
        MetricText.hasChances(game));
  }

  String text(List<AnnotatedMove> moves) {
    List<Column<AnnotatedMove>> columns = new ArrayList<>(columns(moves));
    columns.add(Column.text(barNames(), move -> bar(move.blackCentidiscs())));
    return TextTable.of(columns, moves) + "      " + words.of("moves.as-good") + "\n";
  }

  /** The columns without the bar, as Markdown. */
  String markdown(List<AnnotatedMove> moves) {
    return MarkdownTable.of(columns(moves), moves);
  }

  /** The columns, as wide as in English, or wider if the words of the language are longer. */
  private List<Column<AnnotatedMove>> columns(List<AnnotatedMove> moves) {
    String pass = glyphs.blackDisc() + " " + words.of("page.pass");
    AnnotationWords names = new AnnotationWords(words);
    int label = widest(10, Arrays.stream(MoveLabel.values()).map(names::of));
    List<Column<AnnotatedMove>> columns = new ArrayList<>();
    columns.add(Column.number(name("ply"), 4, AnnotatedMove::ply));
    columns.add(
        Column.text(
            name("move"),
            widest(6, Stream.concat(Stream.of(pass), moves.stream().map(this::move))),
            this::move));
    columns.add(Column.number(name("value"), 7, this::value));
    if (hasChances) {
      columns.add(Column.number(name("chance"), 5, MetricText::chance));
    }
    columns.add(
        Column.text(name("depth"), widest(6, Stream.of(exact())), move -> depth(move.certainty())));
    columns.add(
        Column.text(
            name("best"), widest(BEST_WIDTH, Stream.of(words.of("page.forced"))), this::best));
    columns.add(Column.number(name("loss"), 4, move -> MetricText.loss(move, words)));
    columns.add(
        Column.<AnnotatedMove>text(
                name("label"), label, move -> move.label().map(names::of).orElse(""))
            .painted((move, text) -> LabelColours.of(move, text, colours)));
    if (isTimed()) {
      columns.add(
          Column.number(
              words.of("column.seconds"),
              widest(0, seconds.values().stream()),
              move -> seconds.getOrDefault(move.ply(), "")));
    }
    return columns.stream().map(Column::fixed).toList();
  }

  private String name(String key) {
    return words.of("moves." + key);
  }

  private static int widest(int least, Stream<String> cells) {
    return cells.mapToInt(Cells::width).reduce(least, Math::max);
  }

  private String move(AnnotatedMove move) {
    return glyphs.disc(move.shown()) + " " + words.move(move.move());
  }

  private String value(AnnotatedMove move) {
    return MetricText.value(move.blackCentidiscs(), move.certainty().isExact(), words);
  }

  private boolean isTimed() {
    return !seconds.isEmpty();
  }

  /** The most blocks of a bar. */
  private int bar() {
    return isTimed() ? SHORT_BAR : BAR;
  }

  /** The width of a line in cells. */
  int width() {
    return new TextTable<>(columns(List.of())).width() + 2 + 2 * bar() + 1;
  }

  private String barNames() {
    if (words.isOfOnePlayer()) {
      return glyphs.upright() + " " + words.of(Disc.BLACK);
    }
    String white = words.of(Disc.WHITE) + " ";
    return Cells.right(Cells.width(white) > bar() ? white.strip() : white, bar())
        + glyphs.upright()
        + " "
        + words.of(Disc.BLACK);
  }

  private String exact() {
    return words.of("page.exact");
  }

  /** {@code exact}, {@code 22@95%} for a probable value, or the depth of an estimate. */
  private String depth(Certainty certainty) {
    return certainty.isExact()
        ? exact()
        : certainty.depth()
            + (certainty.percent() > 0 && certainty.percent() < 100
                ? "@" + certainty.percent() + "%"
                : "");
  }

  /** The better moves and their value; after a best move, the moves that were as good. */
  private String best(AnnotatedMove move) {
    if (move.forced()) {
      return move.isPass() ? "" : words.of("page.forced");
    }
    if (move.lossCentidiscs() > 0) {
      String value =
          MetricText.value(move.bestBlackCentidiscs(), move.certainty().isExact(), words);
      return fitting("", move.best(), " " + value);
    }
    List<MoveToken> others =
        move.best().stream().filter(best -> !best.equals(move.move())).toList();
    return others.isEmpty() ? "" : fitting("= ", others, "");
  }

  /** As many squares as fit, and the number of those left out. */
  private static String fitting(String before, List<MoveToken> squares, String after) {
    String text = before + MoveToken.joined(squares) + after;
    for (int shown = squares.size() - 1; text.length() > BEST_WIDTH && shown > 0; shown--) {
      String more = " +" + (squares.size() - shown);
      text = before + MoveToken.joined(squares.subList(0, shown)) + more + after;
    }
    return text;
  }

  private String bar(int blackCentidiscs) {
    int block = GameWords.areOfMen(words) ? BLOCK_OF_MEN : BLOCK;
    int blocks = Math.min(bar(), (Math.abs(blackCentidiscs) + block / 2) / block);
    String white = blackCentidiscs < 0 ? glyphs.block().repeat(blocks) : "";
    String black = blackCentidiscs > 0 ? glyphs.block().repeat(blocks) : "";
    int left = words.isOfOnePlayer() ? 0 : bar() - white.length(); // one player is never behind
    return " ".repeat(left) + white + glyphs.upright() + black;
  }
}
