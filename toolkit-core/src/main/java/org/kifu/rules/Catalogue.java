package org.kifu.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.StartSpec;

/** The named rules. */
public final class Catalogue {
  private static final Entry OTHELLO =
      RulePage.of(Othello.class, Othello.RULES.name()).about(Othello.RULES);

  private static final List<RuleBook> BOOKS =
      ServiceLoader.load(RuleBook.class, Catalogue.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  /**
   * One rule set with its explanation.
   *
   * @param rules the rules
   * @param page what is told of them
   * @param start the board of the start in text
   */
  public record Entry(Rules<?, ?> rules, RulePage page, String start) {
    /** One line in English. */
    public String title() {
      return page.title();
    }

    /**
     * For a person: the start drawn, then first player, moves, passes, supply, end, score, tie and
     * source.
     */
    public String explanation() {
      return start + "\n" + page.text();
    }

    /**
     * The same in a language.
     *
     * @param language its tag, such as {@code de}
     */
    public Entry in(String language) {
      return new Entry(rules, page.in(language), start);
    }
  }

  private Catalogue() {}

  /** All named rules but those whose names have a part of their own; the tournament game first. */
  public static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>(List.of(OTHELLO));
    BOOKS.forEach(book -> entries.addAll(book.entries()));
    return entries;
  }

  /** The pages of all rules by their names or the forms of their names, in the order of a list. */
  public static Map<String, RulePage> pages() {
    Map<String, RulePage> pages = new LinkedHashMap<>();
    entries().forEach(entry -> pages.put(entry.rules().name(), entry.page()));
    BOOKS.forEach(book -> pages.putAll(book.forms()));
    return pages;
  }

  /**
   * The name that a new game goes by if this one leaves something to chance, as {@code
   * black-hole:random} does; any other name stays as it is.
   */
  public static String settled(String name) {
    String settled = name;
    for (RuleBook book : BOOKS) {
      settled = book.settled(settled);
    }
    return settled;
  }

  /** Returns the rules of this name. */
  public static Optional<Entry> byName(String name) {
    return name.equals(OTHELLO.rules().name())
        ? Optional.of(OTHELLO)
        : BOOKS.stream().flatMap(book -> book.byName(name).stream()).findFirst();
  }

  /**
   * Why {@link #byName} knows no rules of this name: how the names of the game go that it begins
   * with, such as the squares that {@code black-hole:d4} may not have, or else which names there
   * are.
   */
  public static String refusal(String name) {
    String game = name.split(":", 2)[0];
    String known =
        pages().values().stream()
            .filter(page -> page.name().equals(game))
            .findFirst()
            .flatMap(RulePage::naming)
            .orElseGet(() -> "known: " + String.join(" ", pages().keySet()));
    return "unknown rules '%s'; %s".formatted(name, known);
  }

  /**
   * The explanation of rules for a person: a text file whose first line is the title; an empty line
   * and the explanation follow. The file of English is called like the rules, those of other
   * languages have their tag behind that: {@code othello_de.txt}.
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

    /**
     * How names of these rules are made, in one line of English; nothing where there is one only.
     */
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
}
