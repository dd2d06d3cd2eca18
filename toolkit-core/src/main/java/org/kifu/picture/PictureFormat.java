package org.kifu.picture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The kinds of picture files. */
public enum PictureFormat {
  PNG,
  SVG;

  /**
   * Returns the format for the ending of a file name, in either case.
   *
   * @throws IllegalArgumentException if no format has this ending; the message names the endings
   */
  public static PictureFormat ofFile(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    for (PictureFormat format : values()) {
      if (name.endsWith(format.ending())) {
        return format;
      }
    }
    String known =
        Arrays.stream(values()).map(PictureFormat::ending).collect(Collectors.joining(" or "));
    throw new IllegalArgumentException(
        "expected a picture file ending in " + known + ", found '" + file + "'");
  }

  /** The ending of file names, with the dot. */
  public String ending() {
    return switch (this) {
      case PNG -> ".png";
      case SVG -> ".svg";
    };
  }

  /**
   * Draws a picture in this format.
   *
   * @throws IOException if Java cannot use fonts on this machine
   */
  public byte[] render(Picture picture) throws IOException {
    return switch (this) {
      case PNG -> picture.png();
      case SVG -> picture.svg().getBytes(StandardCharsets.UTF_8);
    };
  }
}
