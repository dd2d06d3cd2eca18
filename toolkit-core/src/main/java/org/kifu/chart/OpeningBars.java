package org.kifu.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTable.NamedPosition;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.output.OpeningWords;

/**
 * The most frequent openings, or the moves of one position, ready to be drawn.
 *
 * @param title the subject of the chart
 * @param subtitle the number of games
 * @param bars the bars from top to bottom
 * @param words the words in the language of the chart
 */
record OpeningBars(String title, String subtitle, List<Bar> bars, OpeningWords words) {
  private static final Comparator<OpeningRow> MOST_FREQUENT_FIRST =
      Comparator.<OpeningRow>comparingLong(row -> row.stats().games())
          .reversed()
          .thenComparing(OpeningRow.ORDER);

  /** Copies the bars. */
  OpeningBars {
    bars = List.copyOf(bars);
  }

  /**
   * One opening or move.
   *
   * @param name the name, or the move; may be empty
   * @param line the moves that lead to it
   * @param stats the results of the games that reached it; at least one game
   */
  record Bar(String name, String line, OpeningStats stats) {
    long games() {
      return stats.games();
    }

    /** Black's share of the points in per cent. */
    double score() {
      return 100 * stats.blackScore().doubleValue();
    }

    /** The bar in words, such as {@code Tiger (f5d6c3d3c4): 25 games, black scores 40.0 %}. */
    String told(OpeningWords words) {
      boolean isBoth = !name.isBlank() && !line.isBlank();
      return words.filled(
          "seen.bar",
          isBoth ? words.filled("seen.line", name, line) : name.isBlank() ? line : name,
          OpeningWords.count(games()),
          String.format(Locale.ROOT, "%.1f", score()));
    }

    /** The lower end of the 95 % interval of the score. */
    double scoreLow() {
      return 100 * stats.blackScoreLow().doubleValue();
    }

    /** The upper end of the 95 % interval of the score. */
    double scoreHigh() {
      return 100 * stats.blackScoreHigh().doubleValue();
    }
  }

  /** All rows in words. */
  String description() {
    return words.words().sentence(bars.stream().map(bar -> bar.told(words)).toList());
  }

  /** The named positions that most games reached, or all moves of the position of the table. */
  static OpeningBars of(OpeningTable table, int most, OpeningWords words) {
    String games = words.games(table.summary().tally().counted());
    return table.settings().at() == null && !table.named().isEmpty()
        ? new OpeningBars(
            words.of("chart.named"),
            games,
            table.named().stream().limit(most).map(OpeningBars::bar).toList(),
            words)
        : new OpeningBars(
            moves(table.settings().at(), words),
            games,
            table.rows().stream()
                .sorted(MOST_FREQUENT_FIRST)
                .limit(most)
                .map(OpeningBars::bar)
                .toList(),
            words);
  }

  private static String moves(@Nullable OpeningLine at, OpeningWords words) {
    if (at == null) {
      return words.of("chart.moves");
    }
    return at.moves().isEmpty() ? words.of("chart.start") : words.filled("chart.after", at.moves());
  }

  /** The results of all games, and of the games of each known decade. */
  static OpeningBars byDecade(ResultsByYear results, OpeningWords words) {
    List<Bar> bars = new ArrayList<>();
    if (results.stats().games() > 0) {
      bars.add(new Bar(words.of("chart.all"), "", results.stats()));
    }
    results
        .byDecade()
        .forEach(
            (decade, stats) -> {
              if (decade > 0) {
                bars.add(new Bar(words.filled("chart.decade", decade.toString()), "", stats));
              }
            });
    String games = words.games(results.stats().games());
    return new OpeningBars(words.of("chart.decades"), games, bars, words);
  }

  private static Bar bar(NamedPosition position) {
    return new Bar(position.name().name(), position.line(), position.stats());
  }

  private static Bar bar(OpeningRow row) {
    String name = row.step() + (row.reached().isEmpty() ? "" : ": " + row.reached().name());
    return new Bar(name, row.lineWithMove(), row.stats());
  }
}
