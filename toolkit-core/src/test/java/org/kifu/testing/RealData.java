package org.kifu.testing;

import static org.junit.jupiter.api.Assumptions.abort;

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
   * the calling test is skipped, and standard error says so.
   */
  public static Path folder(String name) {
    Path folder = Path.of(System.getProperty("kifu.data", ""), name);
    if (!Files.isDirectory(folder)) {
      String reason =
          "no real data: " + folder + " is no folder; KIFU_DATA names the folder above it";
      // The build's report counts skipped tests and keeps the reason to itself.
      System.err.println("skipped, " + reason);
      abort(reason);
    }
    return folder;
  }
}
