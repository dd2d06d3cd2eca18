package org.kifu.report.page;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.Locale;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.export.Words;
import org.kifu.report.BoardLook;
import org.kifu.report.BoardPicture;
import org.kifu.report.EvaluationChart;
import org.kifu.report.GameCaption;
import org.kifu.report.KifuSheet;
import org.kifu.report.Picture;

/** The pictures of a game, as they are drawn to files, in the page itself. */
record Figures(AnnotatedGame game, Words words) {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 380;

  /** The graph of values. The script follows it: it says where its plies lie. */
  void graphs(Html html) throws IOException {
    html.open("figure", "class", "graph", "data-plot", plot());
    picture(html, EvaluationChart.of(game, WIDTH, HEIGHT));
    html.closeLine();
  }

  /** Left edge, width and last ply of the plot. */
  private String plot() throws IOException {
    Rectangle2D area = EvaluationChart.plot(game, WIDTH, HEIGHT);
    return String.format(Locale.ROOT, "%.2f %.2f %d", area.getX(), area.getWidth(), EvaluationChart.lastPly(game));
  }

  /** The kifu diagram of the whole game. */
  void kifu(Html html, PlayedBoards boards) throws IOException {
    html.open("figure", "class", "kifu");
    html.element("figcaption", words.of("page.kifu"));
    KifuSheet sheet = KifuSheet.of(boards.replay());
    picture(html, BoardPicture.kifu(sheet, GameCaption.NONE, BoardLook.USUAL));
    html.closeLine();
  }

  private static void picture(Html html, Picture picture) throws IOException {
    String svg = picture.svg();
    html.markup(svg.substring(svg.indexOf("<svg"))); // a page has no declaration inside
  }
}
