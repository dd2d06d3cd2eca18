package org.kifu.report;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A drawing of shapes and text. Another drawing keeps its state: the transform, the clip, the
 * paint, the stroke, the font and the hints. Whatever is drawn but text becomes {@link #draw} or
 * {@link #fill} of a shape, so that these two are all there is to do otherwise.
 */
abstract class ShapeGraphics extends Graphics2D {
  private final Graphics2D target;

  ShapeGraphics(Graphics2D target) {
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
  public void copyArea(int x, int y, int width, int height, int dx, int dy) {
    throw noImages();
  }

  @Override
  public void drawLine(int x1, int y1, int x2, int y2) {
    draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void fillRect(int x, int y, int width, int height) {
    fill(new Rectangle(x, y, width, height));
  }

  @Override
  public void clearRect(int x, int y, int width, int height) {
    Paint paint = getPaint();
    setPaint(getBackground());
    fillRect(x, y, width, height);
    setPaint(paint);
  }

  @Override
  public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
    draw(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
  }

  @Override
  public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
    fill(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
  }

  @Override
  public void drawOval(int x, int y, int width, int height) {
    draw(new Ellipse2D.Double(x, y, width, height));
  }

  @Override
  public void fillOval(int x, int y, int width, int height) {
    fill(new Ellipse2D.Double(x, y, width, height));
  }

  @Override
  public void drawArc(int x, int y, int width, int height, int start, int extent) {
    draw(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.OPEN));
  }

  @Override
  public void fillArc(int x, int y, int width, int height, int start, int extent) {
    fill(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.PIE));
  }

  @Override
  public void drawPolyline(int[] xs, int[] ys, int count) {
    Path2D line = new Path2D.Double();
    for (int i = 0; i < count; i++) {
      if (i == 0) {
        line.moveTo(xs[i], ys[i]);
      } else {
        line.lineTo(xs[i], ys[i]);
      }
    }
    draw(line);
  }

  @Override
  public void drawPolygon(int[] xs, int[] ys, int count) {
    draw(new Polygon(xs, ys, count));
  }

  @Override
  public void fillPolygon(int[] xs, int[] ys, int count) {
    fill(new Polygon(xs, ys, count));
  }

  @Override
  public boolean drawImage(Image image, int x, int y, @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, int width, int height, @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, Color background, @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public boolean drawImage(
      Image image,
      int x,
      int y,
      int width,
      int height,
      Color background,
      @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public boolean drawImage(
      Image image,
      int dx1,
      int dy1,
      int dx2,
      int dy2,
      int sx1,
      int sy1,
      int sx2,
      int sy2,
      @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public boolean drawImage(
      Image image,
      int dx1,
      int dy1,
      int dx2,
      int dy2,
      int sx1,
      int sy1,
      int sx2,
      int sy2,
      Color background,
      @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public boolean drawImage(
      Image image, AffineTransform transform, @Nullable ImageObserver observer) {
    throw noImages();
  }

  @Override
  public void drawImage(BufferedImage image, BufferedImageOp operation, int x, int y) {
    throw noImages();
  }

  @Override
  public void drawRenderedImage(RenderedImage image, AffineTransform transform) {
    throw noImages();
  }

  @Override
  public void drawRenderableImage(RenderableImage image, AffineTransform transform) {
    throw noImages();
  }

  private static IllegalStateException noImages() {
    return new IllegalStateException("a picture is drawn in shapes, and holds no images");
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
