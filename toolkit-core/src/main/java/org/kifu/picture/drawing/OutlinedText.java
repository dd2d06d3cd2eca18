package org.kifu.picture.drawing;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.text.AttributedCharacterIterator;
import java.util.HashMap;
import java.util.Map;

/**
 * Text that is drawn as filled outlines, glyph by glyph, so that a picture does not depend on a
 * text renderer, such as the hinting of a system or the fonts of an SVG viewer. Every glyph is
 * drawn at one large size and scaled by the transform. So a letter has the same path everywhere,
 * and an {@link SvgDocument} writes that path once.
 */
public class OutlinedText extends ShapeGraphics {
  /** The em of the outlines; large, because Java rounds them to 1/64 of a unit. */
  private static final float EM = 100;

  private static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);

  private final Map<Glyph, Shape> outlines = new HashMap<>();

  /**
   * Starts a drawing.
   *
   * @param target the drawing on which the outlines are filled
   */
  public OutlinedText(Graphics2D target) {
    super(target);
  }

  @Override
  public Graphics create() {
    return new OutlinedText((Graphics2D) target().create());
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return new RunMetrics(super.getFontMetrics(font));
  }

  @Override
  public void drawString(String text, int x, int y) {
    drawString(text, (float) x, (float) y);
  }

  @Override
  public void drawString(String text, float x, float y) {
    float left = x;
    for (FontRun run : FontRun.of(text, getFont())) {
      drawGlyphVector(run.glyphs(), left, y);
      left += (float) run.width();
    }
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
    Shape clip = getClip();
    Rectangle2D bounds = glyphs.getVisualBounds();
    bounds.setRect(x + bounds.getX(), y + bounds.getY(), bounds.getWidth(), bounds.getHeight());
    if (clip != null && clip.contains(bounds)) {
      // An SVG drawing would write this clip again for every glyph, in the glyph's own coordinates.
      setClip(null);
    }
    fillGlyphs(glyphs, x, y);
    setClip(clip);
  }

  private void fillGlyphs(GlyphVector glyphs, float x, float y) {
    AffineTransform saved = getTransform();
    double scale = glyphs.getFont().getSize2D() / EM;
    for (int i = 0; i < glyphs.getNumGlyphs(); i++) {
      Point2D at = glyphs.getGlyphPosition(i);
      Shape outline =
          outlines.computeIfAbsent(
              new Glyph(glyphs.getFont(), glyphs.getGlyphCode(i)), OutlinedText::outline);
      if (!outline.getBounds2D().isEmpty()) {
        translate(x + at.getX(), y + at.getY());
        scale(scale, scale);
        fill(outline);
        setTransform(saved);
      }
    }
  }

  private static Shape outline(Glyph glyph) {
    int[] code = {glyph.code()};
    return new Path2D.Double(
        glyph.font().deriveFont(EM).createGlyphVector(UNHINTED, code).getOutline());
  }

  private record Glyph(Font font, int code) {}
}
