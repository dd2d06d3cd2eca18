package org.kifu.picture.drawing;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextLayout;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.List;
import org.kifu.picture.Picture;

/** Draws a picture and notes what is written where. */
public final class DrawnText extends ShapeGraphics {
  private static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);

  /**
   * One piece of text.
   *
   * @param text the characters; empty where only glyphs are known
   * @param box around the ink, in pixels
   */
  public record Piece(String text, Font font, Rectangle2D box) {
    public double centreX() {
      return box.getCenterX();
    }

    public double centreY() {
      return box.getCenterY();
    }
  }

  private final List<Piece> pieces;

  private DrawnText(Graphics2D target, List<Piece> pieces) {
    super(target);
    this.pieces = pieces;
  }

  /** All text of a picture, in the order it is drawn. */
  public static List<Piece> of(Picture picture) {
    BufferedImage image =
        new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
    List<Piece> pieces = new ArrayList<>();
    try {
      picture.paint(new DrawnText(image.createGraphics(), pieces));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return pieces;
  }

  /** The texts alone. */
  public static List<String> textsOf(Picture picture) {
    return of(picture).stream().map(Piece::text).toList();
  }

  private void note(String text, GlyphVector glyphs, float x, float y) {
    note(text, glyphs.getFont(), glyphs.getVisualBounds(), x, y);
  }

  private void note(String text, Font font, Rectangle2D ink, float x, float y) {
    ink.setRect(x + ink.getX(), y + ink.getY(), ink.getWidth(), ink.getHeight());
    Shape onPage = getTransform().createTransformedShape(ink);
    pieces.add(new Piece(text, font, onPage.getBounds2D()));
  }

  /** As pictures measure their text, so that it stands where they place it. */
  @Override
  public FontMetrics getFontMetrics(Font font) {
    return new RunMetrics(super.getFontMetrics(font));
  }

  @Override
  public Graphics create() {
    return new DrawnText((Graphics2D) target().create(), pieces);
  }

  @Override
  public void drawString(String text, int x, int y) {
    drawString(text, (float) x, (float) y);
  }

  @Override
  public void drawString(String text, float x, float y) {
    Rectangle2D ink = new Rectangle2D.Double();
    double left = 0;
    for (FontRun run : FontRun.of(text, getFont())) {
      Rectangle2D part = run.glyphs().getVisualBounds();
      part.setRect(left + part.getX(), part.getY(), part.getWidth(), part.getHeight());
      ink = ink.isEmpty() ? part : part.isEmpty() ? ink : ink.createUnion(part);
      left += run.width();
    }
    note(text, getFont(), ink, x, y);
  }

  @Override
  public void drawString(AttributedCharacterIterator text, int x, int y) {
    drawString(text, (float) x, (float) y);
  }

  @Override
  public void drawString(AttributedCharacterIterator text, float x, float y) {
    new TextLayout(text, UNHINTED).draw(this, x, y);
  }

  @Override
  public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
    note("", glyphs, x, y);
  }
}
