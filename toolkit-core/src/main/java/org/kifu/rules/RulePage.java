package org.kifu.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.StartSpec;

/**
 * What a person reads about rules: a text file whose first line is the title; an empty line and the
 * explanation follow. The file of English is called like the rules, those of other languages have
 * their tag behind that: {@code othello_de.txt}.
 *
 * @param owner the rules whose package has the files
 * @param name the name of the files
 * @param title one line
 * @param text start, moves, passes, supply, end, score and source
 */
public record RulePage(Class<?> owner, String name, String title, String text) {
  private static final String ENGLISH = "en";

  /** What a page in English begins with where the name has parts. */
  private static final Pattern NAMING = Pattern.compile("Name: +(.+(?:\\n .+)*)");

  /**
   * The page of this name in English.
   *
   * @param owner the rules whose package has the file
   */
  public static RulePage of(Class<?> owner, String name) {
    return read(owner, name, "");
  }

  /**
   * The same page in a language.
   *
   * @param language its tag, such as {@code de}; one of those that the program speaks
   */
  public RulePage in(String language) {
    return language.equals(ENGLISH) ? of(owner, name) : read(owner, name, "_" + language);
  }

  /** How names of these rules are made, in one line of English; nothing where there is one only. */
  Optional<String> naming() {
    Matcher naming = NAMING.matcher(of(owner, name).text());
    return naming.lookingAt()
        ? Optional.of(naming.group(1).replaceAll("\\s+", " "))
        : Optional.empty();
  }

  private static RulePage read(Class<?> owner, String name, String suffix) {
    String file = name + suffix + ".txt";
    try (InputStream page = owner.getResourceAsStream(file)) {
      if (page == null) {
        throw new AssertionError("no page " + file);
      }
      String whole = new String(page.readAllBytes(), StandardCharsets.UTF_8);
      String[] parts = whole.split("\n\n", 2);
      return new RulePage(owner, name, parts[0], parts[1].stripTrailing());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** These rules, explained by this page under the board of their start. */
  public <P, M> Catalogue.Entry about(Rules<P, M> rules) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return new Catalogue.Entry(rules, this, rules.display().draw(start));
  }
}
