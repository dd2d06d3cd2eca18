package org.kifu.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

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
}
