package org.kifu.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.kifu.board.StartSpec;

/**
 * What a person reads about rules: a text file whose first line is the title; an empty line and the
 * explanation follow.
 *
 * @param title one line
 * @param text start, moves, passes, supply, end, score and source
 */
public record RulePage(String title, String text) {
  /**
   * The page of this name.
   *
   * @param owner the rules whose package has the file
   */
  public static RulePage of(Class<?> owner, String name) {
    try (InputStream page = owner.getResourceAsStream(name + ".txt")) {
      if (page == null) {
        throw new AssertionError("no page about " + name);
      }
      String whole = new String(page.readAllBytes(), StandardCharsets.UTF_8);
      String[] parts = whole.split("\n\n", 2);
      return new RulePage(parts[0], parts[1].stripTrailing());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** These rules, explained by this page under the board of their start. */
  public <P, M> Catalogue.Entry about(Rules<P, M> rules) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return new Catalogue.Entry(rules, title, rules.draw(start) + "\n" + text);
  }
}
