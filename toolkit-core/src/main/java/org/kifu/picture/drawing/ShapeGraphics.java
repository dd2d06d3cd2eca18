package org.kifu.picture.drawing;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Polygon;
import java.awt.Rectangle;
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
import org.jspecify.annotations.Nullable;

/**
 * A drawing of shapes and text. Everything except text becomes {@link #draw} or {@link #fill} of a
 * shape, so a subclass needs only these two for it; images are refused.
 */
abstract class ShapeGraphics extends KeptGraphics {
  ShapeGraphics(Graphics2D target) {
    super(target);
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
}
