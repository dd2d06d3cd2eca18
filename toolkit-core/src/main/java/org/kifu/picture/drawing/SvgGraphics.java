package org.kifu.picture.drawing;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A record of the shapes of a drawing, for an {@link SvgDocument}. It does not draw anything. */
public final class SvgGraphics extends OutlinedText {
  private final List<SvgShape> shapes;
  private final Set<String> missing;

  /** A drawing without anything on it. */
  public SvgGraphics() {
    this(
        new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics(), // keeps the state
        new ArrayList<>(),
        new LinkedHashSet<>());
  }

  private SvgGraphics(Graphics2D state, List<SvgShape> shapes, Set<String> missing) {
    super(state);
    this.shapes = shapes;
    this.missing = missing;
  }

  /** Everything drawn so far, from the bottom to the top. */
  List<SvgShape> shapes() {
    return shapes;
  }

  /** The characters drawn so far that no font has, in order. */
  public Set<String> missing() {
    return missing;
  }

  @Override
  public Graphics create() {
    return new SvgGraphics((Graphics2D) target().create(), shapes, missing);
  }

  @Override
  public void drawString(String text, float x, float y) {
    for (FontRun run : FontRun.of(text, getFont())) {
      run.text()
          .codePoints()
          .filter(each -> !run.font().canDisplay(each))
          .forEach(each -> missing.add(Character.toString(each)));
    }
    super.drawString(text, x, y);
  }

  @Override
  public void fill(Shape shape) {
    add(shape, paint("fill"), "");
  }

  @Override
  public void draw(Shape shape) {
    Stroke stroke = getStroke();
    if (stroke instanceof BasicStroke plain) {
      add(shape, "", paint("stroke") + SvgNumbers.stroke(plain));
    } else {
      fill(stroke.createStrokedShape(shape));
    }
  }

  private void add(Shape shape, String fill, String stroke) {
    SvgGeometry geometry = SvgGeometry.of(shape, getTransform());
    Shape clip = getClip();
    String clipped = clip == null ? "" : SvgGeometry.of(clip, getTransform()).element();
    shapes.add(new SvgShape(geometry, fill, stroke, clipped));
  }

  /** The attributes for the current colour: {@code fill='#222222'}, {@code fill-opacity='0.5'}. */
  private String paint(String use) {
    if (!(getPaint() instanceof Color colour)) {
      throw new IllegalStateException("a picture is painted in plain colours");
    }
    double alpha = colour.getAlpha() / 255.0;
    if (getComposite() instanceof AlphaComposite mixed) {
      alpha *= mixed.getAlpha();
    }
    String attribute = " %s='#%06x'".formatted(use, colour.getRGB() & 0xFFFFFF);
    return alpha < 1
        ? attribute + " " + use + "-opacity='" + SvgNumbers.decimal(alpha, 3) + "'"
        : attribute;
  }
}
