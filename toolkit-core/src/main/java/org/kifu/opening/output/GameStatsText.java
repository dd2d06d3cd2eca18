package org.kifu.opening.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.GameStats.Branching;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.table.Cells;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.PlainText;

/** Statistics of whole games as text for people. */
final class GameStatsText {
  private static final int BAR = 40;

  private static final List<Column<Branching>> BRANCHING =
      List.of(
          Column.number("discs placed", Branching::discs),
          Column.<Branching>number("positions", 9, Branching::positions).fixed(),
          Column.<Branching>number(
                  "mean", 5, each -> String.format(Locale.ROOT, "%.2f", each.mean()))
              .fixed(),
          Column.<Branching>number("least", 5, Branching::least).fixed(),
          Column.<Branching>number("most", 4, Branching::most).fixed());

  /** Black's results in some games. */
  private record Share(String name, OpeningStats score) {}

  private static final List<Column<Share>> SHARES =
      Stream.<Column<Share>>of(
              Column.text("", 6, Share::name),
              Column.number("games", 8, each -> each.score.games()),
              Column.<Share>number(
                      "black's share of the points, draws counting half, with its 95 % interval",
                      7, each -> inPercent(each.score.blackScore()) + " %")
                  .spanning()
                  .after(3),
              Column.<Share>text("", 12, each -> interval(each.score)).after(3),
              Column.<Share>text("", each -> each.score.isSmallSample() ? "few games" : "")
                  .after(3))
          .map(Column::fixed)
          .toList();

  private final Writer out;

  private GameStatsText(Writer out) {
    this.out = out;
  }

  static void write(GameStats stats, GameFilter chosen, Writer out) throws IOException {
    GameStatsText text = new GameStatsText(out);
    out.write(OpeningWords.english().games(stats.tally()) + "\n");
    if (!chosen.isAll()) {
      out.write("Chosen: " + PlainText.of(chosen.toString()) + "\n");
    }
    if (stats.tally().counted() > 0) {
      if (stats.isForOnePlayer()) {
        text.writeAchieved(stats);
        text.writeLengths(stats);
      } else {
        text.writeScore(stats);
        text.writeLengths(stats);
        text.writePasses(stats);
      }
      text.writeBranching(stats);
    }
  }

  private void line(String text) throws IOException {
    out.write(text + "\n");
  }

  private void writeScore(GameStats stats) throws IOException {
    OpeningStats all = stats.score();
    line("");
    line("Black, who moves " + (stats.blackMovesFirst() ? "first" : "second"));
    line(
        String.format(
            Locale.ROOT,
            "  wins %d, draws %d, losses %d",
            all.blackWins(),
            all.draws(),
            all.whiteWins()));
    line(String.format(Locale.ROOT, "  final discs %s", discs(stats)));
    line(
        String.format(
            Locale.ROOT,
            "  wipe-outs by black %d, by %s %d",
            stats.blackWipeOuts(),
            white(stats),
            stats.whiteWipeOuts()));
    line("");
    TextTable<Share> shares = new TextTable<>("  ", SHARES);
    shares.add(new Share("all", all));
    for (GameStats.Decade decade : stats.decades()) {
      shares.add(new Share(decade.firstYear() + "s", decade.score()));
    }
    out.write(shares.toString());
  }

  private void writeAchieved(GameStats stats) throws IOException {
    line("");
    line(
        String.format(
            Locale.ROOT,
            "Tiles won: %.2f on average, median %d, quartiles %d and %d",
            stats.score().meanBlackDiscDiff(),
            stats.results().discDiffQuantile(1, 2),
            stats.results().discDiffQuantile(1, 4),
            stats.results().discDiffQuantile(3, 4)));
    writeBars(stats.results().byDiscDiff());
  }

  private static String white(GameStats stats) {
    return stats.rules().display().nameOf(Disc.WHITE);
  }

  private static String discs(GameStats stats) {
    double error = stats.discDiffError();
    return String.format(
        Locale.ROOT,
        "%+.2f on average%s, median %+d, quartiles %+d and %+d",
        stats.score().meanBlackDiscDiff(),
        Double.isNaN(error) ? "" : String.format(Locale.ROOT, " (standard error %.2f)", error),
        stats.results().discDiffQuantile(1, 2),
        stats.results().discDiffQuantile(1, 4),
        stats.results().discDiffQuantile(3, 4));
  }

  private static String interval(OpeningStats score) {
    String low = Cells.right(inPercent(score.blackScoreLow()), 4);
    return low + " to " + Cells.right(inPercent(score.blackScoreHigh()), 4);
  }

  private static String inPercent(BigDecimal share) {
    return String.format(Locale.ROOT, "%.1f", share.doubleValue() * 100);
  }

  private void writeLengths(GameStats stats) throws IOException {
    line("");
    line(String.format(Locale.ROOT, "Discs placed: %.2f on average", stats.meanDiscsPlaced()));
    writeBars(stats.discsPlaced());
  }

  private void writePasses(GameStats stats) throws IOException {
    line("");
    line(
        String.format(
            Locale.ROOT,
            "Passes in a game: %.2f on average; by black %d, by %s %d",
            stats.meanPasses(),
            stats.blackPasses(),
            white(stats),
            stats.whitePasses()));
    writeBars(stats.passes());
  }

  private void writeBars(SortedMap<Integer, Long> counts) throws IOException {
    long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(1);
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    List<Column<Map.Entry<Integer, Long>>> columns =
        List.of(
            Column.<Map.Entry<Integer, Long>>number("", 4, Map.Entry::getKey).fixed(),
            Column.<Map.Entry<Integer, Long>>number("", 8, Map.Entry::getValue).fixed(),
            Column.<Map.Entry<Integer, Long>>number("", 7, of -> percent(of.getValue(), all))
                .fixed(),
            Column.text("", of -> "█".repeat((int) (BAR * of.getValue() / most))));
    TextTable<Map.Entry<Integer, Long>> bars = new TextTable<>("  ", columns);
    counts.entrySet().forEach(bars::add);
    out.write(bars.body());
  }

  private static String percent(long games, long all) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * games / all);
  }

  private void writeBranching(GameStats stats) throws IOException {
    line("");
    line(
        String.format(
            Locale.ROOT,
            "Legal moves: %.2f on average where there was one",
            stats.meanBranching()));
    TextTable<Branching> table = new TextTable<>("  ", BRANCHING);
    stats.branching().forEach(table::add);
    out.write(table.toString());
  }
}
