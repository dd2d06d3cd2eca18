package org.kifu.picture.drawing;

import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.geom.Rectangle2D;

/**
 * The measures of text that is drawn in several fonts. A text that its own font covers has the
 * usual measures. Charts lay out their legends with these measures.
 */
final class RunMetrics extends FontMetrics {
  private static final long serialVersionUID = 1;

  private final FontMetrics own;

  RunMetrics(FontMetrics own) {
    super(own.getFont());
    this.own = own;
  }

  @Override
  public int getAscent() {
    return own.getAscent();
  }

  @Override
  public int getDescent() {
    return own.getDescent();
  }

  @Override
  public int getLeading() {
    return own.getLeading();
  }

  @Override
  public int charWidth(char character) {
    return own.charWidth(character);
  }

  @Override
  public int charsWidth(char[] characters, int from, int count) {
    return stringWidth(new String(characters, from, count));
  }

  @Override
  public int stringWidth(String text) {
    return isOwn(text) ? own.stringWidth(text) : (int) Math.ceil(PictureText.width(text, font));
  }

  @Override
  public Rectangle2D getStringBounds(String text, Graphics context) {
    Rectangle2D bounds = own.getStringBounds(text, context);
    return isOwn(text)
        ? bounds
        : new Rectangle2D.Double(
            bounds.getX(), bounds.getY(), PictureText.width(text, font), bounds.getHeight());
  }

  private boolean isOwn(String text) {
    return font.canDisplayUpTo(text) < 0;
  }
}
