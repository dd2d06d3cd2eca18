package org.kifu.report;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jfree.svg.SVGGraphics2D;

/**
 * A picture that can be drawn as pixels or as vectors. Threads may share it. Nothing is drawn
 * before it is asked for.
 */
public final class Picture {
  /** Draws the picture; the origin is the top left corner. */
  @FunctionalInterface
  interface Painter {
    void paint(Graphics2D graphics);
  }

  private final String title;
  private final int width;
  private final int height;
  private final Painter painter;

  Picture(String title, int width, int height, Painter painter) {
    this.title = title;
    this.width = width;
    this.height = height;
    this.painter = painter;
  }

  /** What it shows, in one line. */
  public String title() {
    return title;
  }

  /** The width in pixels. */
  public int width() {
    return width;
  }

  /** The height in pixels. */
  public int height() {
    return height;
  }

  /**
   * Draws it as pixels without transparency, such as for a window or a notebook.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public BufferedImage image() throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    paint(new OutlinedText(graphics));
    graphics.dispose();
    return image;
  }

  /**
   * Draws it as a PNG file without transparency.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public byte[] png() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image(), "png", out);
    }
    return bytes.toByteArray();
  }

  /**
   * Draws it as an SVG document. Text is drawn as outlines, so it looks the same in every viewer;
   * its identifiers are its own, so several documents can stand in one page.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public String svg() throws IOException {
    SVGGraphics2D drawing = SvgDocument.drawing(width, height);
    paint(new OutlinedText(drawing));
    return SvgDocument.of(drawing, title);
  }

  /**
   * Draws it in any way.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  void paint(Graphics2D graphics) throws IOException {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    try {
      painter.paint(graphics);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
