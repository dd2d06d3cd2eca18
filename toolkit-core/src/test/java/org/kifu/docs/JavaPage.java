package org.kifu.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.testing.Games;

/**
 * A page of the documentation with samples of Java.
 *
 * @param text the whole page
 */
record JavaPage(String text) {
  private static final Pattern SAMPLE =
      Pattern.compile("```java\n(?<java>.*?)```(\n\n```text\n(?<output>.*?)```)?", Pattern.DOTALL);

  /**
   * One sample.
   *
   * @param java its source
   * @param output what the page says that it prints; nothing if the page does not say
   */
  record Sample(String java, String output) {}

  /** A page of the folder {@code docs} at the root of the project. */
  static JavaPage of(String name) throws IOException {
    return new JavaPage(Files.readString(Games.examples().resolveSibling("docs").resolve(name)));
  }

  List<Sample> samples() {
    return SAMPLE
        .matcher(text)
        .results()
        .map(
            found ->
                new Sample(
                    found.group("java"),
                    found.group("output") == null ? "" : found.group("output")))
        .toList();
  }
}
