package org.kifu.page;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.chart.EvaluationStrip;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The pictures of a game in the page itself.
 *
 * @param key the move that the graph names
 */
record GameFigures(
    AnnotatedGame game,
    Optional<GameBoards<?, ?>> boards,
    Optional<AnnotatedMove> key,
    Words words) {
  private static final int WIDE = 480;
  private static final int WIDE_HEIGHT = 96;
  private static final int NARROW = 360;
  private static final int NARROW_HEIGHT = 110;

  /** The graph of values, for wide and for narrow screens; it tells the script its plies. */
  void graph(Html html) throws IOException {
    html.open("figure", "class", "chart");
    html.element("figcaption", words.of("page.evaluation"), "class", "aside").newLine();
    graph(html, "wide-chart", EvaluationStrip.of(game, key, words.locale(), WIDE, WIDE_HEIGHT));
    graph(html, "narrow", EvaluationStrip.of(game, key, words.locale(), NARROW, NARROW_HEIGHT));
    html.closeLine();
  }

  private void graph(Html html, String kind, EvaluationStrip strip) throws IOException {
    html.open("div", "class", kind, "data-plot", plot(strip.plot()));
    picture(html, strip.picture());
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
        EvaluationStrip.lastPly(game));
  }

  /** The kifu diagram of the whole game; none for games whose pieces move, and for one player. */
  void kifu(Html html) {
    boards
        .map(all -> all.before(1))
        .filter(start -> start.make() != BoardFace.Make.DRAUGHTS && !words.isOfOnePlayer())
        .ifPresent(start -> kifu(html, start));
  }

  private void kifu(Html html, BoardFace start) {
    List<Cell> cells = new ArrayList<>(start.cells());
    List<AnnotatedMove> placed = game.moves().stream().filter(move -> !move.isPass()).toList();
    for (AnnotatedMove move : placed) {
      int index = GameBoards.square(move.move()).map(start::index).orElse(-1);
      cells.set(index, new Cell.Laid(move.mover()));
    }
    BoardDrawing board =
        BoardDrawing.of(new BoardFace(start.make(), start.width(), start.height(), cells));
    for (int i = 0; i < placed.size(); i++) {
      board.number(placed.get(i).move(), i + 1, placed.get(i).mover());
    }
    GameCaption caption = GameCaption.of(game.game(), words.locale());
    html.open("figure", "class", "kd");
    board.write(html, words.filled("chart.kifu", caption.inOneLine(words::ofPlayer)));
    html.closeLine();
  }

  private static void picture(Html html, Picture picture) throws IOException {
    String svg = picture.svg();
    html.markup(svg.substring(svg.indexOf("<svg"))); // no XML declaration inside a page
  }
}
