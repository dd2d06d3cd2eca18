package org.kifu.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.testing.Games;

/**
 * A page of the documentation with samples of Java.
 *
 * @param text the whole page
 */
record JavaPage(String text) {
  private static final Pattern SAMPLE =
      Pattern.compile("```java\n(.*?)```(\n\n```text\n.*?```)?", Pattern.DOTALL);

  /** A page of the folder {@code docs} at the root of the project. */
  static JavaPage of(String name) throws IOException {
    return new JavaPage(Files.readString(Games.examples().resolveSibling("docs").resolve(name)));
  }

  long samples() {
    return SAMPLE.matcher(text).results().count();
  }

  /** The page with what each sample prints now below it. */
  String printing(UnaryOperator<String> run) {
    return SAMPLE
        .matcher(text)
        .replaceAll(
            sample -> {
              String java = sample.group(1);
              String shown = "```java\n%s```\n\n```text\n%s```".formatted(java, run.apply(java));
              return Matcher.quoteReplacement(shown);
            });
  }
}
