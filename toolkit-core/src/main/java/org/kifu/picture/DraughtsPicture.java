package org.kifu.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.games.draughts.DraughtsPosition;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.rules.LegalMarks;
import org.kifu.words.Words;

/**
 * A picture of a board of draughts: a1 at the lower left, a king drawn as two men on top of each
 * other, and the squares of the last move marked.
 */
final class DraughtsPicture {
  private static final int CELL = BoardPainter.CELL;
  private static final int MARGIN = BoardPainter.MARGIN;
  private static final int RANKS = 8;

  /** The line below the letters of the files. */
  private static final int FOOTER = 28;

  private static final double RADIUS = 0.36 * CELL;
  private static final double MARK_RADIUS = 5;

  /** The width of the ring around a piece that can move. */
  private static final float RING = 3;

  /** The distance of the upper man of a king from the lower one; each is moved by half of it. */
  private static final double STEP = 0.14 * CELL;

  private static final Color LIGHT = new Color(0xF6, 0xF5, 0xEC);

  /** The colour of dark squares on a white board, dark enough to show in print. */
  private static final Color GREY = new Color(0xC4, 0xC4, 0xC4);

  private final DraughtsPosition position;
  private final List<Place> ends;
  private final LegalMarks marks;
  private final CaptionHead head;
  private final String footer;
  private final BoardLook.Field field;

  private DraughtsPicture(
      DraughtsPosition position,
      List<Place> ends,
      LegalMarks marks,
      CaptionHead head,
      String footer,
      BoardLook.Field field) {
    this.position = position;
    this.ends = ends;
    this.marks = marks;
    this.head = head;
    this.footer = footer;
    this.field = field;
  }

  /**
   * The picture of a position.
   *
   * @param last the move that led to the position
   * @param marks the pieces to mark, those that can move
   * @param caption the text above the board; {@link GameCaption#NONE} for no text
   * @param footer the text below the board
   */
  static Picture of(
      DraughtsPosition position,
      Optional<? extends MoveToken> last,
      LegalMarks marks,
      GameCaption caption,
      String footer,
      BoardLook look) {
    CaptionHead head = new CaptionHead(caption, Words.english(), BoardPainter.SIDE);
    int height = head.height() + BoardPainter.SIDE + FOOTER;
    List<Place> ends = last.map(DraughtsPicture::ends).orElse(List.of());
    DraughtsPicture drawn = new DraughtsPicture(position, ends, marks, head, footer, look.field());
    return new Picture(
            PictureText.clean("Position: " + footer),
            BoardPainter.SIDE,
            height,
            graphics -> drawn.paint(graphics, height))
        .described(FacePicture.withMoves(position.toString(), marks));
  }

  /** The squares where the path of a piece starts and ends. */
  private static List<Place> ends(MoveToken move) {
    return move instanceof Path way
        ? List.of(way.places().getFirst(), way.places().getLast())
        : List.of();
  }

  private void paint(Graphics2D graphics, int height) {
    graphics.setPaint(Palette.PAPER);
    graphics.fill(new Rectangle2D.Double(0, 0, BoardPainter.SIDE, height));
    head.paint(graphics);
    for (int square = 0; square < Square.COUNT; square++) {
      paintSquare(graphics, square);
    }
    paintCoordinates(graphics);
    for (int square = 0; square < Square.COUNT; square++) {
      paintPiece(graphics, square);
    }
    graphics.setPaint(Palette.BLUE);
    graphics.setStroke(new BasicStroke(RING));
    for (Place piece : marks.pieces()) {
      int square = Square.at(piece.file(), piece.rank());
      graphics.draw(circle(square, 0, RADIUS + RING));
    }
    graphics.setPaint(Palette.VERMILION);
    for (Place end : ends) {
      graphics.fill(circle(Square.at(end.file(), end.rank()), 0, MARK_RADIUS));
    }
    Font font = BundledFont.regular(13);
    graphics.setFont(font);
    graphics.setPaint(Palette.INK);
    String fitting = PictureText.fit(footer, font, BoardPainter.SIDE - 2.0 * MARGIN);
    double y = head.height() + BoardPainter.SIDE + FOOTER / 2.0;
    PictureText.draw(graphics, fitting, MARGIN, y, PictureText.Align.LEFT);
  }

  private void paintSquare(Graphics2D graphics, int square) {
    boolean isDark = (Square.file(square) + Square.rank(square)) % 2 == 0;
    Color dark = field == BoardLook.Field.WHITE ? GREY : field.ground();
    graphics.setPaint(isDark ? dark : LIGHT);
    graphics.fill(new Rectangle2D.Double(left(square), top(square), CELL, CELL));
  }

  private void paintCoordinates(Graphics2D graphics) {
    graphics.setPaint(field.lines());
    graphics.setStroke(new BasicStroke(2));
    graphics.draw(
        new Rectangle2D.Double(MARGIN, head.height() + MARGIN, RANKS * CELL, RANKS * CELL));
    graphics.setFont(BundledFont.regular(14));
    graphics.setPaint(Palette.FAINT_INK);
    for (int i = 0; i < RANKS; i++) {
      double middle = MARGIN + (i + 0.5) * CELL;
      PictureText.draw(
          graphics,
          String.valueOf((char) ('a' + i)),
          middle,
          head.height() + MARGIN + RANKS * CELL + 18.0,
          PictureText.Align.CENTRE);
      PictureText.draw(
          graphics,
          String.valueOf((char) ('8' - i)),
          MARGIN - 17.0,
          head.height() + middle + 5,
          PictureText.Align.CENTRE);
    }
  }

  private void paintPiece(Graphics2D graphics, int square) {
    long bit = 1L << square;
    if (((position.white() | position.black()) & bit) == 0) {
      return;
    }
    Disc colour = (position.black() & bit) != 0 ? Disc.BLACK : Disc.WHITE;
    boolean isKing = (position.kings() & bit) != 0;
    paintMan(graphics, square, colour, isKing ? STEP : 0);
    if (isKing) {
      paintMan(graphics, square, colour, -STEP);
    }
  }

  private void paintMan(Graphics2D graphics, int square, Disc colour, double down) {
    boolean isBlack = colour == Disc.BLACK;
    graphics.setPaint(isBlack ? field.ink() : Color.WHITE);
    graphics.fill(circle(square, down, RADIUS));
    graphics.setPaint(isBlack ? Color.WHITE : field.ink());
    graphics.setStroke(new BasicStroke(field.outline()));
    graphics.draw(circle(square, down, RADIUS));
  }

  private Ellipse2D circle(int square, double down, double radius) {
    double x = left(square) + CELL / 2.0;
    double y = top(square) + CELL / 2.0 + down;
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  private double left(int square) {
    return MARGIN + (double) CELL * Square.file(square);
  }

  private double top(int square) {
    return head.height() + MARGIN + (double) CELL * (RANKS - 1 - Square.rank(square));
  }
}
