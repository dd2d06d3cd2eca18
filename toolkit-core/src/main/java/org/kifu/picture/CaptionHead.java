package org.kifu.picture;

import java.awt.Font;
import java.awt.Graphics2D;
import org.kifu.board.Disc;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.Palette;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.PictureText.Align;
import org.kifu.words.Words;

/**
 * The caption above a board: black's name, white's name below it, the result to the right of both,
 * then the occasion. Unknown parts take no room.
 */
final class CaptionHead implements PictureHead {
  private static final int TOP = 12;
  private static final int GAP = 12;

  /** The edge that makes the head as wide as the squares below it. */
  private static final int EDGE = BoardPainter.MARGIN;

  private static final int NAME_HEIGHT = 23;
  private static final int OCCASION_HEIGHT = 20;

  private final GameCaption caption;
  private final Words words;
  private final int width;

  CaptionHead(GameCaption caption, Words words, int width) {
    this.caption = caption;
    this.words = words;
    this.width = width;
  }

  @Override
  public int height() {
    int lines =
        (hasNames() ? 2 * NAME_HEIGHT : 0) + (caption.occasion().isBlank() ? 0 : OCCASION_HEIGHT);
    return lines == 0 ? 0 : TOP + lines;
  }

  private boolean hasNames() {
    return !caption.black().isBlank() || !caption.white().isBlank() || !caption.result().isBlank();
  }

  @Override
  public void paint(Graphics2D graphics) {
    graphics.setPaint(Palette.INK);
    double y = TOP;
    if (hasNames()) {
      paintNames(graphics);
      y += 2 * NAME_HEIGHT;
    }
    graphics.setPaint(Palette.FAINT_INK);
    Font font = BundledFont.regular(13);
    graphics.setFont(font);
    String occasion = PictureText.fit(caption.occasion(), font, width - 2.0 * EDGE);
    PictureText.draw(graphics, occasion, EDGE, y + 13, Align.LEFT);
  }

  private void paintNames(Graphics2D graphics) {
    Font large = BundledFont.bold(22);
    String result = PictureText.fit(caption.result(), large, width / 3.0);
    graphics.setFont(large);
    PictureText.draw(graphics, result, width - EDGE, TOP + NAME_HEIGHT + 6, Align.RIGHT);
    Font font = BundledFont.bold(15);
    graphics.setFont(font);
    double room = width - 2 * EDGE - GAP - PictureText.width(result, large);
    String black = "● " + GameCaption.nameOr(caption.black(), words.of(Disc.BLACK));
    String white = "○ " + GameCaption.nameOr(caption.white(), words.of(Disc.WHITE));
    PictureText.draw(graphics, PictureText.fit(black, font, room), EDGE, TOP + 15, Align.LEFT);
    PictureText.draw(
        graphics, PictureText.fit(white, font, room), EDGE, TOP + NAME_HEIGHT + 15, Align.LEFT);
  }
}
