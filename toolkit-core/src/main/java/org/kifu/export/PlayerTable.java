package org.kifu.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;

/** The metrics of both players side by side. */
record PlayerTable(AnnotatedGame game, Glyphs glyphs) {
  /** A line of the table. */
  record Row(String name, String black, String white) {}

  private static final String NONE = "-";

  String text() {
    StringBuilder text = new StringBuilder();
    line(text, "", glyphs.blackDisc() + " Black", glyphs.whiteDisc() + " White");
    rows().forEach(row -> line(text, row.name(), row.black(), row.white()));
    return text.toString();
  }

  /** The metrics; parts of a sum are indented below it. */
  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    rows.add(row("Moves with a choice", metrics -> metrics.loss().moves() + ""));
    rows.add(row("Discs lost", metrics -> MetricText.total(metrics.loss(), metrics)));
    for (Phase phase : Phase.values()) {
      rows.add(row("  " + name(phase), metrics -> MetricText.total(metrics.loss(phase), metrics)));
    }
    rows.add(
        row("  where values are exact", metrics -> MetricText.total(metrics.exact(), metrics)));
    rows.add(row("Discs lost per move", metrics -> MetricText.mean(metrics.loss(), NONE)));
    rows.add(row("Best moves", PlayerTable::bestMoves));
    rows.add(row("Accuracy", metrics -> MetricText.accuracy(metrics.loss(), NONE)));
    for (MoveLabel label : MoveLabel.values()) {
      rows.add(row(name(label), metrics -> metrics.count(label) + ""));
    }
    rows.add(row("Points given away", MetricText::points));
    rows.add(row("Only moves found, missed", PlayerTable::onlyMoves));
    rows.add(row("Gifts returned", metrics -> metrics.gifts().returned() + ""));
    return rows;
  }

  private Row row(String name, Function<PlayerMetrics, String> cell) {
    return new Row(name, cell.apply(game.black()), cell.apply(game.white()));
  }

  private static void line(StringBuilder text, String name, String black, String white) {
    String line = String.format(Locale.ROOT, "%-28s  %14s  %14s", name, black, white);
    text.append(line).append('\n');
  }

  private static String bestMoves(PlayerMetrics metrics) {
    int percent = (metrics.bestMoveRate() + 50) / 100;
    return metrics.bestMoves()
        + (metrics.loss().moves() == 0 ? "" : String.format(Locale.ROOT, "  %3d %%", percent));
  }

  private static String onlyMoves(PlayerMetrics metrics) {
    return metrics.only().found() + ", " + metrics.only().missed();
  }

  private static String name(Phase phase) {
    return switch (phase) {
      case OPENING -> "opening";
      case MIDDLE_GAME -> "middle game";
      case ENDGAME -> "endgame";
    };
  }

  private static String name(MoveLabel label) {
    return switch (label) {
      case INACCURACY -> "Inaccuracies";
      case MISTAKE -> "Mistakes";
      case BLUNDER -> "Blunders";
    };
  }
}
