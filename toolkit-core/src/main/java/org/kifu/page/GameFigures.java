package org.kifu.page;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.chart.AccuracyChart;
import org.kifu.chart.EvaluationChart;
import org.kifu.chart.LossChart;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.table.Html;
import org.kifu.words.Words;

/** The pictures of a game in the page itself, drawn in the same way as those in files. */
record GameFigures(AnnotatedGame game, Words words) {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 320;
  private static final int LOSS_HEIGHT = 220;

  /** The graphs of values and losses. They tell the script the places of their plies. */
  void graphs(Html html) throws IOException {
    graph(
        html,
        words.of("page.evaluation"),
        EvaluationChart.plot(game, words.locale(), WIDTH, HEIGHT),
        EvaluationChart.unheaded(game, words.locale(), WIDTH, HEIGHT));
    graph(
        html,
        words.of("page.losses"),
        LossChart.plot(game, words.locale(), WIDTH, LOSS_HEIGHT),
        LossChart.of(game, words.locale(), WIDTH, LOSS_HEIGHT));
  }

  private void graph(Html html, String title, Rectangle2D area, Picture picture)
      throws IOException {
    html.open("figure", "class", "graph", "data-plot", plot(area));
    html.element("figcaption", title);
    picture(html, picture);
    html.closeLine();
  }

  /** The edges of the plot and its last ply. */
  private String plot(Rectangle2D area) {
    return String.format(
        Locale.ROOT,
        "%.1f %.1f %.1f %.1f %d",
        area.getX(),
        area.getY(),
        area.getWidth(),
        area.getHeight(),
        EvaluationChart.lastPly(game));
  }

  /** The accuracy of both players, if it is known. */
  void accuracy(Html html) throws IOException {
    Optional<Picture> picture = AccuracyChart.of(game, words.locale());
    if (picture.isPresent()) {
      html.open("figure", "class", "accuracy").element("figcaption", words.of("page.accuracy"));
      picture(html, picture.get());
      html.closeLine();
    }
  }

  /** The kifu diagram of the whole game; all its moves can be played on the board. */
  void kifu(Html html) throws IOException {
    html.open("figure", "class", "kifu");
    html.element("figcaption", words.of("page.kifu"));
    KifuSheet sheet = KifuSheet.of(game);
    GameCaption caption =
        GameCaption.of(game.game().header(), game.game().result(), words.locale());
    picture(html, BoardPicture.unheadedKifu(sheet, caption, BoardLook.USUAL, words.locale()));
    html.closeLine();
  }

  private static void picture(Html html, Picture picture) throws IOException {
    String svg = picture.svg();
    html.markup(svg.substring(svg.indexOf("<svg"))); // no XML declaration inside a page
  }
}
