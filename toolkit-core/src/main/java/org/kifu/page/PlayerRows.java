package org.kifu.page;

import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.board.Disc;
import org.kifu.words.MetricText;
import org.kifu.words.Words;

/** The metrics of both players side by side. */
record PlayerRows(AnnotatedGame game, Words words) {
  private static final String NONE = "–";

  void write(Html html) {
    html.open("table", "class", "players").element("caption", words.of("page.players"));
    html.open("thead").open("tr").element("td", "");
    for (Disc side : Disc.values()) {
      html.open("th", "scope", "col");
      MoveWords.disc(html, side, words).text(" " + words.of("page." + side.label())).close();
    }
    html.close().closeLine().open("tbody").newLine();
    row(html, "accuracy", metrics -> MetricText.accuracy(metrics.loss(), NONE));
    for (Phase phase : Phase.values()) {
      row(
          html,
          "accuracy." + phase.label(),
          metrics -> MetricText.accuracy(metrics.loss(phase), NONE));
    }
    row(html, "lost", metrics -> MetricText.total(metrics.loss(), metrics));
    for (Phase phase : Phase.values()) {
      row(html, "lost." + phase.label(), metrics -> MetricText.total(metrics.loss(phase), metrics));
    }
    row(html, "lost.exact", metrics -> MetricText.total(metrics.exact(), metrics));
    row(html, "mean", metrics -> MetricText.mean(metrics.loss(), NONE));
    row(html, "best", PlayerRows::bestMoves);
    for (MoveLabel label : MoveLabel.values()) {
      row(html, label.label(), metrics -> Integer.toString(metrics.count(label)));
    }
    row(html, "points", MetricText::points);
    row(html, "only", metrics -> metrics.only().found() + " / " + metrics.only().missed());
    row(html, "gifts", metrics -> Integer.toString(metrics.gifts().returned()));
    html.close().closeLine();
  }

  private void row(Html html, String key, Function<PlayerMetrics, String> cell) {
    html.open("tr", "class", key.contains(".") ? "part" : "");
    html.element("th", words.of("page.metric." + key), "scope", "row");
    html.element("td", cell.apply(game.black())).element("td", cell.apply(game.white()));
    html.closeLine();
  }

  private static String bestMoves(PlayerMetrics metrics) {
    return metrics.bestMoves() + " / " + metrics.loss().moves();
  }
}
