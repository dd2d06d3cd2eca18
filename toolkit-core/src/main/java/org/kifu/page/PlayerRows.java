package org.kifu.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.output.MetricText;
import org.kifu.board.Disc;
import org.kifu.table.Html;
import org.kifu.table.HtmlTable;
import org.kifu.words.Words;

/** The metrics of both players side by side. */
record PlayerRows(AnnotatedGame game, Words words) {
  private static final String NONE = "–";

  /** A metric by the key of its name; the key of a part of a metric has a dot. */
  private record Metric(String key, Function<PlayerMetrics, Object> cell) {}

  void write(Html html) {
    HtmlTable<Metric> table =
        new HtmlTable<Metric>("tbl players", words.of("page.players"), PlayerRows::attributes)
            .addHeads(metric -> words.of("page.metric." + metric.key()));
    for (Disc side : words.isOfOnePlayer() ? List.of(Disc.BLACK) : List.of(Disc.values())) {
      Html name = new Html();
      if (!words.isOfOnePlayer()) {
        MoveWords.disc(name, side, words).text(" ");
      }
      name.text(words.of("page." + side.label()));
      table.add(name, metric -> metric.cell().apply(game.metrics(side)));
    }
    table.write(rows(), html);
    html.newLine();
  }

  private static String[] attributes(Metric metric) {
    return new String[] {"class", metric.key().indexOf('.') < 0 ? "" : "part"};
  }

  private static List<Metric> rows() {
    List<Metric> rows = new ArrayList<>();
    rows.add(new Metric("accuracy", of -> MetricText.accuracy(of.loss(), NONE)));
    for (Phase phase : Phase.values()) {
      String key = "accuracy." + phase.label();
      rows.add(new Metric(key, of -> MetricText.accuracy(of.loss(phase), NONE)));
    }
    rows.add(new Metric("lost", of -> MetricText.total(of.loss(), of)));
    for (Phase phase : Phase.values()) {
      rows.add(new Metric("lost." + phase.label(), of -> MetricText.total(of.loss(phase), of)));
    }
    rows.add(new Metric("lost.exact", of -> MetricText.total(of.exact(), of)));
    rows.add(new Metric("mean", of -> MetricText.mean(of.loss(), NONE)));
    rows.add(new Metric("best", of -> of.bestMoves() + " / " + of.loss().moves()));
    for (MoveLabel label : MoveLabel.values()) {
      rows.add(new Metric(label.label(), of -> of.count(label)));
    }
    rows.add(new Metric("points", MetricText::points));
    rows.add(new Metric("only", of -> of.only().found() + " / " + of.only().missed()));
    rows.add(new Metric("gifts", of -> of.gifts().returned()));
    return rows;
  }
}
