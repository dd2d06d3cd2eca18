package org.kifu.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;

/** The metrics of both players side by side. */
record PlayerTable(AnnotatedGame game, Glyphs glyphs) {
  /** A line of the table. */
  record Row(String name, String black, String white) {}

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
    rows.add(row("Discs lost", metrics -> total(metrics.loss(), metrics)));
    for (Phase phase : Phase.values()) {
      rows.add(row("  " + name(phase), metrics -> total(metrics.loss(phase), metrics)));
    }
    rows.add(row("  where values are exact", metrics -> total(metrics.exact(), metrics)));
    rows.add(row("Discs lost per move", metrics -> mean(metrics.loss())));
    rows.add(row("Best moves", PlayerTable::bestMoves));
    rows.add(row("Accuracy", metrics -> accuracy(metrics.loss())));
    for (MoveLabel label : MoveLabel.values()) {
      rows.add(row(name(label), metrics -> metrics.count(label) + ""));
    }
    rows.add(row("Points given away", PlayerTable::points));
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

  /** One decimal for both players' rows, unless every loss of this one is exact. */
  private static String total(LossSum sum, PlayerMetrics metrics) {
    return Discs.rounded(sum.centidiscs(), metrics.exact().equals(metrics.loss()));
  }

  private static String mean(LossSum sum) {
    return sum.moves() == 0 ? "-" : Discs.text(sum.meanCentidiscs());
  }

  private static String bestMoves(PlayerMetrics metrics) {
    int percent = (metrics.bestMoveRate() + 50) / 100;
    return metrics.bestMoves()
        + (metrics.loss().moves() == 0 ? "" : String.format(Locale.ROOT, "  %3d %%", percent));
  }

  private static String accuracy(LossSum sum) {
    return sum.accuracy().isEmpty()
        ? "-"
        : String.format(Locale.ROOT, "%.1f %%", sum.accuracy().getAsInt() / 100.0);
  }

  private static String onlyMoves(PlayerMetrics metrics) {
    return metrics.only().found() + ", " + metrics.only().missed();
  }

  private static String points(PlayerMetrics metrics) {
    return Discs.text(50L * metrics.swings().halfPoints());
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
