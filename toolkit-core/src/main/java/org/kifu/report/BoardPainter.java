package org.kifu.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.kifu.board.Disc;
import org.kifu.board.Square;

/**
 * Draws an 8x8 board the way printed diagrams show it: letters above, digits at the left, dots on
 * the four crossings two squares from the corners, a number in the contrasting colour on its disc.
 */
final class BoardPainter {
  /** The side of a square in pixels. */
  static final int CELL = 48;

  /** The room for coordinates on every side of the board. */
  static final int MARGIN = 34;

  /** The side of the board with its coordinates. */
  static final int SIDE = 8 * CELL + 2 * MARGIN;

  /** Lines of odd width are sharp in the middle of a pixel. */
  private static final double CRISP = 0.5;

  private static final double DISC_RADIUS = 0.43 * CELL;
  private static final double DOT_RADIUS = 4;
  private static final double MARK_RADIUS = 5.5;

  private static final Stroke GRID = new BasicStroke(1);
  private static final Stroke BORDER = new BasicStroke(3);

  private final Graphics2D graphics;
  private final BoardLook.Field field;
  private final double left;
  private final double top;

  /** A painter for a board whose coordinates begin at {@code top}. */
  BoardPainter(Graphics2D graphics, BoardLook.Field field, double top) {
    this.graphics = graphics;
    this.field = field;
    this.left = MARGIN + CRISP;
    this.top = top + MARGIN + CRISP;
  }

  void drawEmptyBoard() {
    Rectangle2D board = new Rectangle2D.Double(left, top, 8 * CELL, 8 * CELL);
    graphics.setPaint(field.ground());
    graphics.fill(board);
    graphics.setPaint(field.lines());
    graphics.setStroke(GRID);
    for (int i = 1; i < 8; i++) {
      double at = i * CELL;
      graphics.draw(new Line2D.Double(left + at, top, left + at, top + 8 * CELL));
      graphics.draw(new Line2D.Double(left, top + at, left + 8 * CELL, top + at));
    }
    graphics.setStroke(BORDER);
    graphics.draw(board);
    for (int corner :
        new int[] {Square.at(2, 2), Square.at(6, 2), Square.at(2, 6), Square.at(6, 6)}) {
      double x = left + CELL * Square.file(corner);
      double y = top + CELL * Square.rank(corner);
      graphics.fill(circle(x, y, DOT_RADIUS));
    }
    drawCoordinates();
  }

  private void drawCoordinates() {
    graphics.setFont(BundledFont.regular(14));
    graphics.setPaint(ChartTheme.FAINT_INK);
    for (int i = 0; i < 8; i++) {
      String file = String.valueOf((char) ('a' + i));
      String rank = String.valueOf((char) ('1' + i));
      double middle = (i + 0.5) * CELL;
      TextLine.draw(graphics, file, left + middle, top - 10, TextLine.Align.CENTRE);
      TextLine.draw(graphics, rank, left - 17, top + middle + 5, TextLine.Align.CENTRE);
    }
  }

  /**
   * Draws a disc.
   *
   * @param text what stands on it; may be empty
   */
  void drawDisc(int square, Disc colour, String text) {
    graphics.setPaint(colour == Disc.BLACK ? field.ink() : Color.WHITE);
    graphics.fill(circle(centreX(square), centreY(square), DISC_RADIUS));
    graphics.setPaint(field.ink());
    graphics.setStroke(new BasicStroke(field.outline()));
    graphics.draw(circle(centreX(square), centreY(square), DISC_RADIUS));
    if (!text.isEmpty()) {
      graphics.setFont(BundledFont.bold(18));
      graphics.setPaint(colour == Disc.BLACK ? Color.WHITE : field.ink());
      TextLine.draw(graphics, text, centreX(square), centreY(square) + 6.5, TextLine.Align.CENTRE);
    }
  }

  /** Marks the disc that was placed last. */
  void markLast(int square) {
    graphics.setPaint(ChartTheme.VERMILION);
    graphics.fill(circle(centreX(square), centreY(square), MARK_RADIUS));
  }

  private double centreX(int square) {
    return left + (Square.file(square) + 0.5) * CELL;
  }

  private double centreY(int square) {
    return top + (Square.rank(square) + 0.5) * CELL;
  }

  private static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}
