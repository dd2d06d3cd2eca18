package org.kifu.picture.drawing;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The fonts that ship with the pictures. The file {@code fonts/README.md} beside them states their
 * characters and their licence.
 */
public final class BundledFont {
  private static final String REGULAR = "fonts/DejaVuSans-subset.ttf";
  private static final String BOLD = "fonts/DejaVuSans-Bold-subset.ttf";
  private static final String JAPANESE = "fonts/MPlus1-subset.otf";
  private static final String JAPANESE_BOLD = "fonts/MPlus1-Bold-subset.otf";
  private static final Map<String, Font> LOADED = new ConcurrentHashMap<>();

  private BundledFont() {}

  /**
   * The regular face.
   *
   * @param size the em in pixels
   * @throws UncheckedIOException if Java cannot use fonts on this machine
   */
  public static Font regular(double size) {
    return sized(REGULAR, size);
  }

  /** The bold face; see {@link #regular}. */
  public static Font bold(double size) {
    return sized(BOLD, size);
  }

  /**
   * The face for Kifu's own Japanese words and the names of openings; it has no other characters.
   *
   * @param size the em in pixels
   */
  static Font japanese(boolean bold, double size) {
    return sized(bold ? JAPANESE_BOLD : JAPANESE, size);
  }

  private static Font sized(String resource, double size) {
    return LOADED.computeIfAbsent(resource, BundledFont::load).deriveFont((float) size);
  }

  private static Font load(String resource) {
    byte[] bytes = bytes(resource);
    try {
      return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(bytes));
    } catch (IOException e) { // not the bytes, which are in memory, but the copy that Java makes
      String folder = System.getProperty("java.io.tmpdir");
      String reason = "a copy of a font cannot be written there: " + e.getMessage();
      throw new UncheckedIOException(new FileSystemException(folder, null, reason));
    } catch (FontFormatException | RuntimeException | LinkageError e) {
      // Even for a bundled font, Java first looks at the system's fonts; on Linux that needs
      // fontconfig.
      throw new UncheckedIOException(
          new IOException(
              "Java cannot use fonts here; on Linux, install the package fontconfig (" + e + ")",
              e));
    }
  }

  private static byte[] bytes(String resource) {
    try (InputStream in = BundledFont.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new FileNotFoundException("missing from the jar: " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
