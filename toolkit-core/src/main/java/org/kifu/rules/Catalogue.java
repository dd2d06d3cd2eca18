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
   * A rule set with its explanation.
   *
   * @param rules the rules
   * @param page the explanation of the rules
   * @param start the board of the start as text
   */
  public record Entry(Rules<?, ?> rules, RulePage page, String start) {
    /** The title, one line in the language of the page. */
    public String title() {
      return page.title();
    }

    /**
     * The explanation for a person: the drawn start, then first player, moves, passes, supply, end,
     * score, tie and source.
     */
    public String explanation() {
      return start + "\n" + page.text();
    }

    /**
     * The same entry in a language.
     *
     * @param language the tag of the language, such as {@code de}
     */
    public Entry in(String language) {
      return new Entry(rules, page.in(language), start);
    }
  }

  private Catalogue() {}

  /** The history of the games and the words of their strategy, in English. */
  public static RulePage history() {
    return RulePage.of(Othello.class, "history");
  }

  /** All rules with fixed names, the tournament game first. */
  public static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>(List.of(OTHELLO));
    BOOKS.forEach(book -> entries.addAll(book.entries()));
    return entries;
  }

  /** The pages of all rules, by name or by form of name, in the order of lists. */
  public static Map<String, RulePage> pages() {
    Map<String, RulePage> pages = new LinkedHashMap<>();
    entries().forEach(entry -> pages.put(entry.rules().name(), entry.page()));
    BOOKS.forEach(book -> pages.putAll(book.forms()));
    return pages;
  }

  /**
   * The name for a new game. A name that leaves something to chance, such as {@code
   * black-hole:random}, is replaced by a definite one; any other name stays as it is.
   */
  public static String settled(String name) {
    String settled = name;
    for (RuleBook book : BOOKS) {
      settled = book.settled(settled);
    }
    return settled;
  }

  /** Returns the rules with this name. */
  public static Optional<Entry> byName(String name) {
    return name.equals(OTHELLO.rules().name())
        ? Optional.of(OTHELLO)
        : BOOKS.stream().flatMap(book -> book.byName(name).stream()).findFirst();
  }

  /**
   * The reason why {@link #byName} finds no rules with this name: the form of the names of that
   * game, such as the squares that {@code black-hole:d4} may not have, or a list of the known
   * names.
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
   * The explanation of rules for a person: a text file with the title on the first line, followed
   * by an empty line and the explanation. The English file has the name of the rules; files in
   * other languages have the tag after it: {@code othello_de.txt}.
   *
   * @param owner the rules whose package has the files
   * @param name the name of the files
   * @param title the title, one line
   * @param text the explanation: start, moves, passes, supply, end, score and source
   */
  public record RulePage(Class<?> owner, String name, String title, String text) {
    private static final String ENGLISH = "en";

    /** The beginning of an English page for rules whose name has parts. */
    private static final Pattern NAMING = Pattern.compile("Name: +(.+(?:\\n .+)*+)");

    /**
     * Returns the page with this name in English.
     *
     * @param owner the rules whose package has the file
     */
    public static RulePage of(Class<?> owner, String name) {
      return read(owner, name, "");
    }

    /**
     * The same page in a language.
     *
     * @param language the tag of the language, such as {@code de}; one of the languages of the
     *     program
     */
    public RulePage in(String language) {
      return language.equals(ENGLISH) ? of(owner, name) : read(owner, name, "_" + language);
    }

    /**
     * The form of the names of these rules, in one line of English; nothing if there is only one
     * name.
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

    /** Returns an entry with these rules, this page, and the board of their start. */
    public <P, M> Catalogue.Entry about(Rules<P, M> rules) {
      P start = rules.start(StartSpec.STANDARD).orElseThrow();
      return new Catalogue.Entry(rules, this, rules.display().draw(start));
    }
  }
}
