package org.kifu.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.kifu.picture.drawing.OutlinedText;
import org.kifu.picture.drawing.PictureText;
import org.kifu.picture.drawing.SvgDocument;
import org.kifu.picture.drawing.SvgGraphics;

/**
 * A picture that can be drawn as pixels or as vectors. Threads may share it. It is drawn only on
 * request.
 */
public final class Picture {
  /** A painter of the picture; the origin is the top left corner. */
  @FunctionalInterface
  public interface Painter {
    void paint(Graphics2D graphics);
  }

  /** The least width of a picture in pixels. */
  public static final int LEAST_WIDTH = 100;

  /** The greatest width, about the width of an A4 page at 600 pixels per inch. */
  public static final int MOST_WIDTH = 5000;

  private final String title;
  private final String description;
  private final int width;
  private final int height;
  private final double scale;
  private final Painter painter;

  public Picture(String title, int width, int height, Painter painter) {
    this(title, "", width, height, 1, painter);
  }

  private Picture(
      String title, String description, int width, int height, double scale, Painter painter) {
    this.title = title;
    this.description = description;
    this.width = width;
    this.height = height;
    this.scale = scale;
    this.painter = painter;
  }

  /** The same picture with a description for people who cannot see it. */
  public Picture described(String words) {
    return new Picture(title, PictureText.clean(words), width, height, scale, painter);
  }

  /**
   * The same picture in another size.
   *
   * @param pixels the width; the height follows
   * @throws IllegalArgumentException if the width is not {@value #LEAST_WIDTH} to {@value
   *     #MOST_WIDTH}
   */
  public Picture ofWidth(int pixels) {
    if (pixels < LEAST_WIDTH || pixels > MOST_WIDTH) {
      throw new IllegalArgumentException(
          "a picture is %d to %d pixels wide, not %d".formatted(LEAST_WIDTH, MOST_WIDTH, pixels));
    }
    return new Picture(title, description, width, height, (double) pixels / width, painter);
  }

  /** The title, in one line. */
  public String title() {
    return title;
  }

  /** The description of the picture, in one line; may be empty. */
  public String description() {
    return description;
  }

  /** The width in pixels. */
  public int width() {
    return scaled(width);
  }

  /** The height in pixels. */
  public int height() {
    return scaled(height);
  }

  private int scaled(int length) {
    return (int) Math.round(scale * length);
  }

  /**
   * Draws the picture as pixels without transparency, for example for a window or a notebook.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public BufferedImage image() throws IOException {
    BufferedImage image = new BufferedImage(width(), height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale((double) width() / width, (double) height() / height);
    paint(new OutlinedText(graphics));
    graphics.dispose();
    return image;
  }

  /**
   * Draws the picture as a PNG file without transparency.
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
   * Draws the picture as an SVG document. Text is drawn as outlines, so it looks the same in every
   * viewer. The identifiers are unique to the document, so one page can hold several documents.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public String svg() throws IOException {
    SvgGraphics drawing = new SvgGraphics();
    paint(drawing);
    return new SvgDocument(drawing)
        .of(new SvgDocument.Frame(title, description, width(), height(), width, height));
  }

  /**
   * The characters of the picture that neither the bundled fonts nor those of this machine have,
   * each once; they are drawn as empty boxes.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public String missing() throws IOException {
    SvgGraphics drawing = new SvgGraphics();
    paint(drawing);
    return String.join("", drawing.missing());
  }

  /**
   * Draws the picture onto {@code graphics}.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public void paint(Graphics2D graphics) throws IOException {
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
