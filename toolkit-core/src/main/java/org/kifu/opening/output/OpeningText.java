package org.kifu.opening.output;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.analysis.Value;
import org.kifu.archive.query.GameFilter;
import org.kifu.game.Counted;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTable.NamedPosition;
import org.kifu.opening.OpeningTally;
import org.kifu.table.Cells;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.Discs;

/**
 * Opening statistics as text for people: the most played moves as a tree and the most frequent
 * named openings, or all moves of the one position that was asked for. Percentages are rounded from
 * the four decimals that {@link OpeningCsv} writes.
 */
public final class OpeningText {
  private static final int MOVES_SHOWN = 40;
  private static final int NAMES_SHOWN = 25;

  /** The least width of a line of moves. */
  private static final int LINE = 24;

  private OpeningText() {}

  /** Writes the table of all games; {@code out} stays open. */
  public static void write(OpeningTable table, OpeningWords words, Appendable out)
      throws IOException {
    write(table, GameFilter.ALL, words, out);
  }

  /**
   * Writes the table; {@code out} stays open.
   *
   * @param chosen the choice of games in the table
   */
  public static void write(
      OpeningTable table, GameFilter chosen, OpeningWords words, Appendable out)
      throws IOException {
    OpeningTally tally = table.summary().tally();
    out.append(words.chosen(chosen).map(line -> line + "\n").orElse(""));
    out.append(words.games(tally)).append('\n');
    if (tally.counted() == 0) {
      return;
    }
    OpeningLine at = table.settings().at();
    if (at == null) {
      out.append(words.of("text.legend.black")).append('\n');
      if (table.settings().countsDiscs()) {
        out.append(words.of("text.legend.discs")).append('\n');
      }
      out.append(engineLegend(table, words)).append('\n');
      writeTree(table, words, out);
      writeNamed(table, words, out);
    } else {
      new OpeningPositionText(at, table, words).write(out);
    }
  }

  /** The moves that the text shows: the most played moves, or all moves of one position. */
  public static List<OpeningRow> shown(OpeningTable table) {
    return table.settings().at() == null
        ? new OpeningTree(table).mostPlayed("", MOVES_SHOWN)
        : table.rows();
  }

  /** A remark on the games that were left out, in one line; nothing if all were counted. */
  public static Optional<String> remark(OpeningTally tally) {
    long excluded = tally.games() - tally.counted();
    if (excluded == 0) {
      return Optional.empty();
    }
    String reasons =
        tally.excluded().entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey().label())
            .collect(Collectors.joining(", "));
    String games = Counted.of(tally.games(), "game");
    return Optional.of("%s, %d excluded: %s".formatted(games, excluded, reasons));
  }

  private static void writeTree(OpeningTable table, OpeningWords words, Appendable out)
      throws IOException {
    long games = table.summary().tally().counted();
    List<Column<OpeningRow>> columns =
        new ArrayList<>(columns(table, words, OpeningRow::stats, games));
    columns.addAll(engine(table, words, OpeningRow::value));
    columns.add(Column.text(words.of("text.moves"), LINE, OpeningText::inTree));
    columns.add(Column.text("", OpeningRow::reached));
    List<OpeningRow> rows = shown(table);
    out.append(TextTable.of(columns, rows).toString());
    if (rows.size() < table.rows().size()) {
      out.append(shown(words, rows.size(), table.rows().size()));
    }
  }

  private static String inTree(OpeningRow row) {
    return "  ".repeat(row.ply()) + row.step();
  }

  private static String shown(OpeningWords words, int shown, int all) {
    return words.filled("shown", OpeningWords.count(shown), OpeningWords.count(all)) + "\n";
  }

  private static void writeNamed(OpeningTable table, OpeningWords words, Appendable out)
      throws IOException {
    List<NamedPosition> named = table.named();
    if (named.isEmpty()) {
      return;
    }
    long games = table.summary().tally().counted();
    List<Column<NamedPosition>> columns =
        new ArrayList<>(columns(table, words, NamedPosition::stats, games));
    columns.add(Column.text(words.of("text.named"), LINE, NamedPosition::line));
    columns.add(Column.text("", NamedPosition::name));
    List<NamedPosition> shown = named.subList(0, Math.min(NAMES_SHOWN, named.size()));
    out.append('\n').append(TextTable.of(columns, shown).toString());
    if (named.size() > NAMES_SHOWN) {
      String most = OpeningWords.count(NAMES_SHOWN);
      out.append(words.filled("text.shown", most, OpeningWords.count(named.size()))).append('\n');
    }
  }

  /**
   * The columns of games, their share, black's score with its interval, and the mean final disc
   * difference if discs decide the game.
   */
  static <R> List<Column<R>> columns(
      OpeningTable table, OpeningWords words, Function<R, OpeningStats> stats, long ofGames) {
    List<Column<R>> columns = new ArrayList<>();
    columns.add(Column.number(words.of("text.games") + " ", 7, row -> games(stats.apply(row))));
    columns.add(
        Column.number(words.of("text.share"), 7, row -> share(stats.apply(row).games(), ofGames)));
    columns.add(black(words).from(stats));
    columns.add(interval(words).from(stats));
    if (table.settings().countsDiscs()) {
      columns.add(
          Column.number(
              words.of("text.discs"), 6, row -> oneDecimal(stats.apply(row).meanBlackDiscDiff())));
    }
    return columns;
  }

  /** The column of black's score. */
  static Column<OpeningStats> black(OpeningWords words) {
    return Column.number(words.of("text.black"), 5, stats -> percent(stats.blackScore()));
  }

  /** The column of the interval of black's score. */
  static Column<OpeningStats> interval(OpeningWords words) {
    return Column.number(words.of("text.interval"), 13, OpeningText::interval);
  }

  /** The columns of an engine's value and its reliability; empty if no engine was asked. */
  static <R> List<Column<R>> engine(
      OpeningTable table, OpeningWords words, Function<R, Optional<Value>> value) {
    return table.engine().isEmpty()
        ? List.of()
        : List.of(
            Column.number(
                words.of("text.engine"),
                6,
                row -> value.apply(row).map(OpeningText::signed).orElse("")),
            Column.text("", row -> value.apply(row).map(words::certainty).orElse("")));
  }

  private static String signed(Value value) {
    return Discs.signed(value.centidiscs(), value.isExact());
  }

  /** A line that explains the columns of an engine. */
  static String engineLegend(OpeningTable table, OpeningWords words) {
    return table.engine().isEmpty() ? "" : words.of("text.legend.engine") + "\n";
  }

  static String games(OpeningStats stats) {
    return stats.games() + (stats.isSmallSample() ? "*" : " ");
  }

  static String share(long games, long ofGames) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * games / ofGames);
  }

  static String interval(OpeningStats stats) {
    String low = Cells.right(percent(stats.blackScoreLow()), 5);
    return low + " - " + Cells.right(percent(stats.blackScoreHigh()), 5);
  }

  /** A share of 1 as a percentage, without its sign. */
  public static String percent(BigDecimal share) {
    return oneDecimal(share.movePointRight(2));
  }

  /** A number with one decimal, with a half rounded to the even digit. */
  public static String oneDecimal(BigDecimal value) {
    return value.setScale(1, RoundingMode.HALF_EVEN).toPlainString();
  }
}
