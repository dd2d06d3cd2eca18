package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.board.Disc;
import org.kifu.table.Cells;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.words.Glyphs;
import org.kifu.words.Words;

/** The metrics of the players side by side. */
record PlayerTable(AnnotatedGame game, Glyphs glyphs, Words words) {
  /** A line of the table. */
  record MetricRow(String name, String black, String white) {}

  private static final String NONE = "-";
  private static final String PART = "  ";

  /** The least room for the names of metrics, and for the cells of a player. */
  private static final int NAME = 28;

  private static final int CELL = 14;

  String text() {
    return TextTable.of(columns(MetricRow::name), rows()).toString();
  }

  /** The table as Markdown, which drops leading blanks. */
  String markdown() {
    return MarkdownTable.of(columns(PlayerTable::marked), rows());
  }

  private static String marked(MetricRow row) {
    return row.name().startsWith(PART) ? "– " + row.name().strip() : row.name();
  }

  private List<Column<MetricRow>> columns(Function<MetricRow, String> name) {
    return words.isOfOnePlayer()
        ? List.of(Column.text("", NAME, name), cells(words.of(Disc.BLACK), MetricRow::black))
        : List.of(
            Column.text("", NAME, name),
            cells(glyphs.blackDisc() + " " + words.of(Disc.BLACK), MetricRow::black),
            cells(glyphs.whiteDisc() + " " + words.of(Disc.WHITE), MetricRow::white));
  }

  private static Column<MetricRow> cells(String name, Function<MetricRow, Object> cell) {
    return Column.<MetricRow>number(name, CELL, cell).fixed();
  }

  /** The metrics; parts of a sum are indented below it. */
  private List<MetricRow> rows() {
    List<MetricRow> rows = new ArrayList<>();
    rows.add(row("players.choices", metrics -> metrics.loss().moves() + ""));
    rows.add(row("page.metric.lost", metrics -> MetricText.total(metrics.loss(), metrics)));
    for (Phase phase : Phase.values()) {
      rows.add(part("phase." + phase.label(), metrics -> metrics.loss(phase)));
    }
    rows.add(part("page.metric.lost.exact", PlayerMetrics::exact));
    rows.add(row("page.metric.mean", metrics -> MetricText.mean(metrics.loss(), NONE)));
    rows.add(row("players.best", PlayerTable::bestMoves));
    rows.add(row("page.metric.accuracy", metrics -> MetricText.accuracy(metrics.loss(), NONE)));
    for (MoveLabel label : MoveLabel.values()) {
      rows.add(row("page.metric." + label.label(), metrics -> metrics.count(label) + ""));
    }
    rows.add(row("page.metric.points", MetricText::points));
    rows.add(row("players.only", PlayerTable::onlyMoves));
    rows.add(row("page.metric.gifts", metrics -> metrics.gifts().returned() + ""));
    return rows;
  }

  private MetricRow row(String key, Function<PlayerMetrics, String> cell) {
    return new MetricRow(words.of(key), cell.apply(game.black()), cell.apply(game.white()));
  }

  private MetricRow part(String key, Function<PlayerMetrics, LossSum> sum) {
    MetricRow row = row(key, metrics -> MetricText.total(sum.apply(metrics), metrics));
    return new MetricRow(PART + row.name(), row.black(), row.white());
  }

  private static String bestMoves(PlayerMetrics metrics) {
    String percent = Cells.right((metrics.bestMoveRate() + 50) / 100 + " %", 7);
    return metrics.bestMoves() + (metrics.loss().moves() == 0 ? "" : percent);
  }

  private static String onlyMoves(PlayerMetrics metrics) {
    return metrics.only().found() + ", " + metrics.only().missed();
  }
}
