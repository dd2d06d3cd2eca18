package org.kifu.picture.drawing;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A drawing that keeps its state in another one: the transform, the clip, the paint, the stroke,
 * the font and the hints. Shapes are drawn there with this state.
 */
abstract class KeptGraphics extends Graphics2D {
  private final Graphics2D target;

  KeptGraphics(Graphics2D target) {
    this.target = target;
  }

  /** The drawing that keeps the state. */
  final Graphics2D target() {
    return target;
  }

  @Override
  public void translate(int x, int y) {
    target.translate(x, y);
  }

  @Override
  public Color getColor() {
    return target.getColor();
  }

  @Override
  public void setColor(Color color) {
    target.setColor(color);
  }

  @Override
  public void setPaintMode() {
    target.setPaintMode();
  }

  @Override
  public void setXORMode(Color color) {
    target.setXORMode(color);
  }

  @Override
  public Font getFont() {
    return target.getFont();
  }

  @Override
  public void setFont(Font font) {
    target.setFont(font);
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return target.getFontMetrics(font);
  }

  @Override
  public @Nullable Rectangle getClipBounds() {
    return target.getClipBounds();
  }

  @Override
  public void clipRect(int x, int y, int width, int height) {
    target.clipRect(x, y, width, height);
  }

  @Override
  public void setClip(int x, int y, int width, int height) {
    target.setClip(x, y, width, height);
  }

  @Override
  public @Nullable Shape getClip() {
    return target.getClip();
  }

  @Override
  public void setClip(@Nullable Shape clip) {
    target.setClip(clip);
  }

  @Override
  public void dispose() {
    target.dispose();
  }

  @Override
  public void draw(Shape shape) {
    target.draw(shape);
  }

  @Override
  public void fill(Shape shape) {
    target.fill(shape);
  }

  @Override
  public boolean hit(Rectangle area, Shape shape, boolean onStroke) {
    return target.hit(area, shape, onStroke);
  }

  @Override
  public GraphicsConfiguration getDeviceConfiguration() {
    return target.getDeviceConfiguration();
  }

  @Override
  public void setComposite(Composite composite) {
    target.setComposite(composite);
  }

  @Override
  public void setPaint(Paint paint) {
    target.setPaint(paint);
  }

  @Override
  public void setStroke(Stroke stroke) {
    target.setStroke(stroke);
  }

  @Override
  public void setRenderingHint(RenderingHints.Key key, Object value) {
    target.setRenderingHint(key, value);
  }

  @Override
  public @Nullable Object getRenderingHint(RenderingHints.Key key) {
    return target.getRenderingHint(key);
  }

  @Override
  public void setRenderingHints(Map<?, ?> hints) {
    target.setRenderingHints(hints);
  }

  @Override
  public void addRenderingHints(Map<?, ?> hints) {
    target.addRenderingHints(hints);
  }

  @Override
  public RenderingHints getRenderingHints() {
    return target.getRenderingHints();
  }

  @Override
  public void translate(double x, double y) {
    target.translate(x, y);
  }

  @Override
  public void rotate(double angle) {
    target.rotate(angle);
  }

  @Override
  public void rotate(double angle, double x, double y) {
    target.rotate(angle, x, y);
  }

  @Override
  public void scale(double x, double y) {
    target.scale(x, y);
  }

  @Override
  public void shear(double x, double y) {
    target.shear(x, y);
  }

  @Override
  public void transform(AffineTransform transform) {
    target.transform(transform);
  }

  @Override
  public void setTransform(AffineTransform transform) {
    target.setTransform(transform);
  }

  @Override
  public AffineTransform getTransform() {
    return target.getTransform();
  }

  @Override
  public Paint getPaint() {
    return target.getPaint();
  }

  @Override
  public Composite getComposite() {
    return target.getComposite();
  }

  @Override
  public void setBackground(Color color) {
    target.setBackground(color);
  }

  @Override
  public Color getBackground() {
    return target.getBackground();
  }

  @Override
  public Stroke getStroke() {
    return target.getStroke();
  }

  @Override
  public void clip(Shape shape) {
    target.clip(shape);
  }

  @Override
  public FontRenderContext getFontRenderContext() {
    return target.getFontRenderContext();
  }
}
