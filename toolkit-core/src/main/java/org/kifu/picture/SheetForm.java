package org.kifu.picture;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import org.kifu.board.Disc;
import org.kifu.picture.TextLine.Align;
import org.kifu.words.Words;

/**
 * The head of a sheet that a game will be written on: lines for names, score, event and date.
 *
 * @param width of the picture in pixels
 */
record SheetForm(Words words, int width) implements PictureHead {
  private static final int TOP = 12;
  private static final int LINE = 30;
  private static final int EDGE = BoardPainter.MARGIN;
  private static final int GAP = 8;

  /** The share of the width that the left lines end at. */
  private static final double MIDDLE = 0.66;

  @Override
  public int height() {
    return TOP + 3 * LINE;
  }

  @Override
  public void paint(Graphics2D graphics) {
    Font font = BundledFont.regular(15);
    graphics.setFont(font);
    graphics.setPaint(Palette.INK);
    graphics.setStroke(new BasicStroke(1));
    double middle = width * MIDDLE;
    field(graphics, font, 1, EDGE, middle - GAP, "● " + words.of(Disc.BLACK));
    field(graphics, font, 1, middle + GAP, width - EDGE, words.of("fact.result"));
    field(graphics, font, 2, EDGE, middle - GAP, "○ " + words.of(Disc.WHITE));
    field(graphics, font, 2, middle + GAP, width - EDGE, words.of("sheet.date"));
    field(graphics, font, 3, EDGE, width - EDGE, words.of("fact.event"));
  }

  private static void field(
      Graphics2D graphics, Font font, int line, double left, double right, String name) {
    double base = TOP + LINE * line - 6.0;
    TextLine.draw(graphics, name, left, base - 3, Align.LEFT);
    double from = left + TextLine.width(name, font) + GAP;
    graphics.draw(new Line2D.Double(from, base + 0.5, right, base + 0.5));
  }
}
