package org.kifu.opening.output;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Value;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.Trap;
import org.kifu.table.Cells;
import org.kifu.table.Column;
import org.kifu.table.TextTable;

/**
 * One position as text for people: all moves in the orientation of the question, the years of the
 * games, and their results.
 *
 * @param at the position
 * @param table the table of its moves
 */
record OpeningPositionText(OpeningLine at, OpeningTable table, OpeningWords words) {
  private static final int MOVE = 10;

  /** A line of the text: one move, or all moves together. */
  private record Line(
      OpeningStats stats,
      OpeningHistory history,
      Optional<Value> value,
      String trap,
      String move,
      String reached) {}

  void write(Appendable out) throws IOException {
    if (table.rows().isEmpty()) {
      out.append(words.filled("text.nothing", where())).append('\n');
      return;
    }
    Disc answering = table.rows().getFirst().mover().opponent();
    out.append(words.of("text.legend.black")).append('\n');
    if (table.settings().countsDiscs()) {
      out.append(words.of("text.legend.discs.at")).append('\n');
      out.append(OpeningText.engineLegend(table, words));
      out.append(words.of("text.legend.trap." + answering.label())).append('\n');
    }
    out.append('\n');
    OpeningStats stats = OpeningStats.NONE;
    OpeningHistory history = OpeningHistory.NONE;
    for (OpeningRow row : table.rows()) {
      stats = stats.plus(row.stats());
      history = history.plus(row.history());
    }
    out.append(moves(stats, history));
    writeFirst(history.first(), out);
    if (table.settings().countsDiscs()) {
      DiscDiffBars.of(history.results(), table.settings(), words).write(out);
    }
    writeDecades(history.results(), out);
  }

  private String moves(OpeningStats all, OpeningHistory history) {
    List<Column<Line>> columns =
        new ArrayList<>(OpeningText.columns(table, words, Line::stats, all.games()));
    boolean countsDiscs = table.settings().countsDiscs();
    if (countsDiscs) {
      columns.add(
          Column.number(
              words.of("text.median"), 6, line -> line.history.results().discDiffQuantile(1, 2)));
      columns.add(Column.number(words.of("text.theory"), 6, line -> theory(line.history.theory())));
    }
    columns.addAll(OpeningText.engine(table, words, Line::value));
    columns.add(Column.number(words.of("text.years"), 9, line -> years(line.history.results())));
    if (countsDiscs) {
      columns.add(Column.number(words.of("text.trap"), 5, Line::trap));
    }
    columns.add(Column.text(words.of("text.move"), MOVE, Line::move));
    columns.add(Column.text("", Line::reached));
    TextTable<Line> text = new TextTable<>(columns);
    new OpeningTree(table)
        .mostPlayed(at.moves(), table.rows().size())
        .forEach(row -> text.add(line(row)));
    String name = table.rows().getFirst().name().toString();
    String every = words.filled("text.all", where());
    text.add(new Line(all, history, Optional.empty(), "", every, name));
    return text.toString();
  }

  private Line line(OpeningRow row) {
    return new Line(
        row.stats(),
        row.history(),
        row.value(),
        row.trap().map(Trap::index).map(OpeningText::oneDecimal).orElse(""),
        String.join(" = ", moves(row.move())),
        row.reached().toString());
  }

  private String where() {
    return at.moves().isEmpty() ? words.of("text.start") : at.moves();
  }

  /** The move of a row, followed by the moves that are equal by symmetry. */
  private List<String> moves(String move) {
    List<String> moves = new ArrayList<>(at.equivalents(move));
    moves.remove(move);
    moves.addFirst(move);
    return moves;
  }

  private static String theory(TheorySum theory) {
    return theory.games() == 0 ? "" : OpeningText.oneDecimal(theory.meanBlackDiscDiff());
  }

  private static String years(ResultsByYear results) {
    int first = results.firstYear();
    int last = results.lastYear();
    return first == 0 ? "" : first == last ? "" + first : first + "-" + last;
  }

  private void writeFirst(@Nullable FirstGame first, Appendable out) throws IOException {
    if (first == null || !first.isKnown()) {
      return;
    }
    String players = first.black() + " - " + first.white();
    String game =
        List.of(first.date().toString(), players, first.event()).stream()
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(", "));
    String number = Integer.toString(first.number());
    out.append('\n').append(words.filled("text.first", game, first.source(), number)).append('\n');
  }

  private void writeDecades(ResultsByYear here, Appendable out) throws IOException {
    if (here.firstYear() == 0) {
      return;
    }
    SortedMap<Integer, OpeningStats> played = here.byDecade();
    List<Decade> decades = new ArrayList<>();
    table
        .results()
        .byDecade()
        .forEach(
            (year, all) -> {
              OpeningStats stats = played.getOrDefault(year, OpeningStats.NONE);
              if (year > 0) {
                decades.add(new Decade(year, stats, all.games()));
              }
            });
    out.append('\n').append(TextTable.of(decadeColumns(), decades).toString());
  }

  private List<Column<Decade>> decadeColumns() {
    return List.of(
        Column.number(
            words.of("text.decade"),
            7,
            each -> words.filled("chart.decade", Integer.toString(each.year))),
        Column.number(words.of("text.games") + " ", 7, Decade::games),
        Column.number(
            words.of("text.of-all"), 7, each -> OpeningText.share(each.stats.games(), each.all)),
        OpeningText.black(words).from(Decade::known),
        OpeningText.interval(words).from(Decade::known));
  }

  /** The share of a position in the games of a decade. */
  private record Decade(int year, OpeningStats stats, long all) {
    String games() {
      return known() == null ? "0 " : OpeningText.games(stats);
    }

    @Nullable OpeningStats known() {
      return stats.games() == 0 ? null : stats;
    }
  }

  /**
   * The final disc differences as bars of text: classes of the same width, and one for draws.
   *
   * @param games the number of games of each difference, black minus white
   * @param draws the number of draws
   * @param half the number of classes for each side
   * @param step the step from a difference to the next that can occur
   */
  private record DiscDiffBars(
      SortedMap<Integer, Long> games, long draws, int half, int step, OpeningWords words) {
    /** The width of a class in discs, and the length of the longest bar. */
    private static final int CLASS = 16;

    private static final int BAR = 40;

    private static final List<Column<Bar>> COLUMNS =
        List.of(
            Column.number("", 12, Bar::label),
            Column.number("", 7, Bar::games),
            Column.text("", Bar::bar));

    /** A class and the number of its games. */
    private record Bar(String label, long games, long all) {
      String bar() {
        return "#".repeat((int) Math.round((double) BAR * games / all));
      }
    }

    static DiscDiffBars of(ResultsByYear results, OpeningSettings settings, OpeningWords words) {
      long draws = results.byDiscDiff(0).values().stream().mapToLong(Long::longValue).sum();
      int half = Math.ceilDiv(settings.squares(), CLASS);
      boolean isUsual = settings.rules().equals(GameRecord.OTHELLO);
      return new DiscDiffBars(results.byDiscDiff(), draws, half, isUsual ? 2 : 1, words);
    }

    void write(Appendable out) throws IOException {
      long[] classes = new long[2 * half];
      games.forEach((diff, count) -> classes[classOf(diff)] += diff == 0 ? 0 : count);
      long equal = games.getOrDefault(0, 0L);
      long all = games.values().stream().mapToLong(Long::longValue).sum();
      out.append('\n').append(words.of("text.final")).append('\n');
      TextTable<Bar> text = new TextTable<>(COLUMNS);
      for (int i = 0; i < 2 * half; i++) {
        // Black's classes include the upper end of their range, white's the lower.
        int low = (i - half) * CLASS + (i < half ? 0 : step);
        String from = Cells.right(Integer.toString(low), 3);
        String to = Cells.right(Integer.toString(low + CLASS - step), 3);
        text.add(new Bar(words.filled("text.range", from, to), classes[i], all));
        if (i == half - 1) {
          text.add(new Bar(equal == draws ? words.of("text.draw") : "0", equal, all));
        }
      }
      out.append(text.body());
    }

    /** The class of a difference; 0 has a class of its own, outside these. */
    private int classOf(int diff) {
      int last = half * CLASS;
      return diff < 0 ? (diff + last) / CLASS : (diff + last - step) / CLASS;
    }
  }
}
