package org.kifu.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.kifu.board.Disc;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.LegalMarks;

/**
 * A painter of a board in the style of printed diagrams: letters above, digits at the left, and a
 * number in the contrasting colour on its disc. A board with star points has dots on the four
 * crossings two squares from the corners.
 */
final class BoardPainter {
  /** The side of a square in pixels. */
  static final int CELL = 48;

  /** The room for coordinates on every side of the board. */
  static final int MARGIN = 34;

  /** The side of the 8x8 board with its coordinates. */
  static final int SIDE = side(8);

  /** Lines of odd width are sharp in the middle of a pixel. */
  private static final double CRISP = 0.5;

  private static final double DISC_RADIUS = 0.43 * CELL;
  private static final double DOT_RADIUS = 4;
  private static final double MARK_RADIUS = 5.5;
  private static final double SMALL_RADIUS = 0.14 * CELL;

  /**
   * The least side with star points; on smaller boards they would be among the discs of the start.
   */
  private static final int LEAST_WITH_STARS = 6;

  private static final Color GOLD = new Color(0xE8, 0xB9, 0x3B);
  private static final Color TILE_BACK = new Color(0xD9, 0xD4, 0xCC);

  private static final Stroke GRID = new BasicStroke(1);
  private static final Stroke BORDER = new BasicStroke(3);

  private final Graphics2D graphics;
  private final BoardLook.Field field;
  private final BoardFace.Make make;
  private final int width;
  private final int height;
  private final double left;
  private final double top;

  /**
   * A painter for a board in the middle of a picture, whose coordinates begin at {@code top}.
   *
   * @param room the width of the picture
   */
  static BoardPainter of(
      BoardFace face, Graphics2D graphics, BoardLook.Field field, int room, double top) {
    int left = (room - side(face.width())) / 2;
    return new BoardPainter(graphics, field, face.make(), face.width(), face.height(), left, top);
  }

  /** A painter for a board whose coordinates begin at {@code left} and {@code top}. */
  private BoardPainter(
      Graphics2D graphics,
      BoardLook.Field field,
      BoardFace.Make make,
      int width,
      int height,
      double left,
      double top) {
    this.graphics = graphics;
    this.field = field;
    this.make = make;
    this.width = width;
    this.height = height;
    this.left = left + MARGIN + CRISP;
    this.top = top + MARGIN + CRISP;
  }

  /** The room for a row of {@code squares} squares, with the coordinates. */
  static int side(int squares) {
    return squares * CELL + 2 * MARGIN;
  }

  void drawEmptyBoard() {
    double right = left + width * CELL;
    double bottom = top + height * CELL;
    Rectangle2D board = new Rectangle2D.Double(left, top, width * CELL, height * CELL);
    graphics.setPaint(field.ground());
    graphics.fill(board);
    graphics.setPaint(field.lines());
    graphics.setStroke(GRID);
    for (int i = 1; i < Math.max(width, height); i++) {
      double at = i * CELL;
      if (i < width) {
        graphics.draw(new Line2D.Double(left + at, top, left + at, bottom));
      }
      if (i < height) {
        graphics.draw(new Line2D.Double(left, top + at, right, top + at));
      }
    }
    graphics.setStroke(BORDER);
    graphics.draw(board);
    if (make == BoardFace.Make.OTHELLO && Math.min(width, height) >= LEAST_WITH_STARS) {
      drawStars();
    }
    drawCoordinates();
  }

  private void drawStars() {
    for (int rank : new int[] {2, height - 2}) {
      for (int file : new int[] {2, width - 2}) {
        graphics.fill(circle(left + CELL * file, top + CELL * rank, DOT_RADIUS));
      }
    }
  }

  private void drawCoordinates() {
    graphics.setFont(BundledFont.regular(14));
    graphics.setPaint(Palette.FAINT_INK);
    for (int i = 0; i < Math.max(width, height); i++) {
      double middle = (i + 0.5) * CELL;
      if (i < width) {
        String file = String.valueOf((char) ('a' + i));
        PictureText.draw(graphics, file, left + middle, top - 10, PictureText.Align.CENTRE);
      }
      if (i < height) {
        String rank = Integer.toString(i + 1);
        PictureText.draw(graphics, rank, left - 17, top + middle + 5, PictureText.Align.CENTRE);
      }
    }
  }

  /** Draws what is on the squares of a board. */
  void drawCells(BoardFace face) {
    for (int rank = 0; rank < height; rank++) {
      for (int file = 0; file < width; file++) {
        switch (face.at(file, rank)) {
          case Cell.Empty() -> {}
          case Cell.Hole() -> drawHole(file, rank);
          case Cell.Laid(Disc colour) -> drawDisc(file, rank, colour, "");
          case Cell.King(Disc colour) -> drawDisc(file, rank, colour, "K");
          case Cell.Tile tile -> drawTile(file, rank, tile);
        }
      }
    }
  }

  /**
   * Draws a disc.
   *
   * @param text the text on the disc; may be empty
   */
  void drawDisc(int file, int rank, Disc colour, String text) {
    Ellipse2D disc = circle(centreX(file), centreY(rank), DISC_RADIUS);
    graphics.setPaint(colour(colour));
    graphics.fill(disc);
    graphics.setPaint(colour == Disc.BLACK ? field.rim() : field.ink());
    graphics.setStroke(new BasicStroke(field.outline()));
    graphics.draw(disc);
    if (!text.isEmpty()) {
      drawText(file, rank, colour, text);
    }
  }

  private void drawText(int file, int rank, Disc ground, String text) {
    graphics.setFont(BundledFont.bold(18));
    graphics.setPaint(ground == Disc.BLACK ? Color.WHITE : field.ink());
    PictureText.draw(graphics, text, centreX(file), centreY(rank) + 6.5, PictureText.Align.CENTRE);
  }

  /** The colour of a disc; light discs are gold on the boards that are sold with gold ones. */
  private Color colour(Disc disc) {
    return disc == Disc.BLACK
        ? field.ink()
        : make == BoardFace.Make.RAVENSBURGER ? GOLD : Color.WHITE;
  }

  /** Draws over a square that is not part of the board. */
  private void drawHole(int file, int rank) {
    graphics.setPaint(field.lines());
    graphics.fill(new Rectangle2D.Double(left + file * CELL, top + rank * CELL, CELL, CELL));
  }

  /** Draws a tile of the solo game; a tile that is face down or not known is grey. */
  private void drawTile(int file, int rank, Cell.Tile tile) {
    double edge = CELL * 0.14;
    Rectangle2D card =
        new Rectangle2D.Double(
            left + file * CELL + edge, top + rank * CELL + edge, CELL - 2 * edge, CELL - 2 * edge);
    Disc colour = tile.colour().orElse(Disc.WHITE);
    graphics.setPaint(tile.colour().isEmpty() ? TILE_BACK : colour(colour));
    graphics.fill(card);
    graphics.setPaint(colour == Disc.BLACK ? field.rim() : field.ink());
    graphics.setStroke(GRID);
    graphics.draw(card);
    drawText(file, rank, colour, tile.text());
  }

  /** Marks the squares where a disc can be placed with small discs of the colours it may have. */
  void markMoves(LegalMarks marks) {
    marks
        .squares()
        .forEach(
            (place, colours) -> {
              double x = centreX(place.file()) - (colours.size() - 1) * SMALL_RADIUS;
              for (Disc colour : colours) {
                Ellipse2D disc = circle(x, centreY(place.rank()), SMALL_RADIUS);
                graphics.setPaint(colour(colour));
                graphics.fill(disc);
                graphics.setPaint(colour == Disc.BLACK ? field.rim() : field.ink());
                graphics.setStroke(GRID);
                graphics.draw(disc);
                x += 2 * SMALL_RADIUS;
              }
            });
  }

  /** Marks the last disc that was placed. */
  void markLast(int file, int rank) {
    boolean isBrown = field == BoardLook.Field.BROWN; // vermilion would be hard to see beside it
    Ellipse2D mark = circle(centreX(file), centreY(rank), MARK_RADIUS);
    graphics.setPaint(isBrown ? Palette.BLUE : Palette.VERMILION);
    graphics.fill(mark);
    if (isBrown) {
      graphics.setPaint(Color.WHITE);
      graphics.setStroke(GRID);
      graphics.draw(mark);
    }
  }

  private double centreX(int file) {
    return left + (file + 0.5) * CELL;
  }

  private double centreY(int rank) {
    return top + (rank + 0.5) * CELL;
  }

  private static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}
