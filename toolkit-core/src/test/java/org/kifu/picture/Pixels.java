package org.kifu.picture;

import java.awt.Color;
import java.awt.Point;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/** The pixels of a picture, read back from its PNG file. */
public final class Pixels {
  private final BufferedImage image;

  private Pixels(BufferedImage image) {
    this.image = image;
  }

  public static Pixels of(Picture picture) {
    try {
      return new Pixels(ImageIO.read(new ByteArrayInputStream(picture.png())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int width() {
    return image.getWidth();
  }

  public int height() {
    return image.getHeight();
  }

  public Color at(double x, double y) {
    return new Color(image.getRGB((int) Math.round(x), (int) Math.round(y)));
  }

  /** The places of a colour above {@code bottom}. */
  public List<Point> of(Color colour, int bottom) {
    List<Point> places = new ArrayList<>();
    for (int y = 0; y < Math.min(bottom, height()); y++) {
      for (int x = 0; x < width(); x++) {
        if (image.getRGB(x, y) == colour.getRGB()) {
          places.add(new Point(x, y));
        }
      }
    }
    return places;
  }
}
