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
      new Entry(
          Othello.RULES,
          "Tournament Othello on 8x8 squares",
          """
          Start:   white d4 e5, black d5 e4; black moves first.
          Move:    a disc on an empty square that encloses one or more straight runs of opposing
                   discs between itself and another own disc; all such discs turn over.
          Pass:    a side without a legal move passes; passing is not allowed otherwise.
          End:     when neither side can move. Running out of discs has no effect: the opponent
                   supplies them.
          Score:   discs on the board, the empty squares given to the winner; an equal count is a
                   32-32 draw.
          Source:  rules of the United States Othello Association and of the World Othello
                   Federation.\
          """);

  private static final List<RuleBook> BOOKS =
      ServiceLoader.load(RuleBook.class, Catalogue.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  /**
   * One rule set with its explanation.
   *
   * @param rules the rules
   * @param title one line
   * @param explanation start, moves, pass, end, score and source, for a person
   */
  public record Entry(Rules<?, ?> rules, String title, String explanation) {}

  private Catalogue() {}

  /** All named rules but those whose names have a part of their own; the tournament game first. */
  public static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>(List.of(OTHELLO));
    BOOKS.forEach(book -> entries.addAll(book.entries()));
    return entries;
  }

  /** The titles of all rules by their names or the forms of their names, in the order of a list. */
  public static Map<String, String> titles() {
    Map<String, String> titles = new LinkedHashMap<>();
    entries().forEach(entry -> titles.put(entry.rules().name(), entry.title()));
    BOOKS.forEach(book -> titles.putAll(book.forms()));
    return titles;
  }

  /** Returns the rules of this name. */
  public static Optional<Entry> byName(String name) {
    return name.equals(OTHELLO.rules().name())
        ? Optional.of(OTHELLO)
        : BOOKS.stream().flatMap(book -> book.byName(name).stream()).findFirst();
  }
}
