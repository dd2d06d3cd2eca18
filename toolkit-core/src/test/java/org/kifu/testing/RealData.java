package org.kifu.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder of real games, too large for the repository: the system property {@code kifu.data},
 * which the build takes from the environment variable {@code KIFU_DATA} or from its default.
 */
public final class RealData {
  private RealData() {}

  /**
   * Returns the folder {@code name} of the real data, such as {@code wthor}; where it is missing,
   * the calling test is skipped with a message that says so.
   */
  public static Path folder(String name) {
    String root = System.getProperty("kifu.data", "");
    assumeTrue(!root.isBlank(), "no real data: the property kifu.data is not set");
    Path folder = Path.of(root, name);
    assumeTrue(
        Files.isDirectory(folder),
        () -> "no real data: " + folder + " is no folder (set KIFU_DATA to the folder above it)");
    return folder;
  }
}
