package org.kifu.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Name and version of this program, as its output states them. */
public final class Tool {
  /** The name. */
  public static final String NAME = "kifu";

  private static final String RESOURCE = "version.properties";

  private Tool() {}

  /** The version that the build recorded, such as {@code 1.0.0}. */
  public static String version() {
    Properties build = new Properties();
    try (InputStream in = Tool.class.getResourceAsStream(RESOURCE)) {
      if (in != null) {
        build.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return build.getProperty("version", "unknown");
  }
}
