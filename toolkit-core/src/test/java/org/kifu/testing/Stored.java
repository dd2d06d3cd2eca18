package org.kifu.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files that hold what the program writes: pages of the documentation and the expected texts of
 * tests. With {@code -Dkifu.renew=true} they are written anew instead of compared; what has changed
 * is then a matter for {@code git diff}.
 */
public final class Stored {
  private static final boolean RENEWS = Boolean.getBoolean("kifu.renew");

  private Stored() {}

  /** A file among the resources of a test, where its source is. */
  public static Path resource(Class<?> test, String name) {
    return Games.examples()
        .resolveSibling("toolkit-core/src/test/resources")
        .resolve(test.getPackageName().replace('.', '/'))
        .resolve(name);
  }

  /** A page of the documentation. */
  public static Path page(String name) {
    return Games.examples().resolveSibling("docs").resolve(name);
  }

  /** Holds a text against the file that stores it. */
  public static void assertIsIn(Path file, String text) throws IOException {
    if (RENEWS) {
      Files.writeString(file, text);
    }
    assertThat(text).as("%s; -Dkifu.renew=true writes it", file).isEqualTo(Files.readString(file));
  }

  /**
   * Holds a table against the page in which it stands.
   *
   * @param beginning that of its first line, which no other line has; it ends with an empty line
   */
  public static void assertTableIsIn(Path file, String beginning, String table) throws IOException {
    String page = Files.readString(file);
    if (RENEWS) {
      int start = page.indexOf("\n" + beginning) + 1;
      int end = page.indexOf("\n\n", start) + 1;
      page = page.substring(0, start) + table + page.substring(end);
      Files.writeString(file, page);
    }
    assertThat(page).as("%s; -Dkifu.renew=true writes it", file).contains(table);
  }
}
