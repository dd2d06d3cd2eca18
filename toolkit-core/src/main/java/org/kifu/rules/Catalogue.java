package org.kifu.rules;

import java.util.List;
import java.util.Optional;

/** The named rules. */
public final class Catalogue {
  private static final List<Entry> ENTRIES =
      List.of(
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
              """));

  /**
   * One rule set with its explanation.
   *
   * @param rules the rules
   * @param title one line
   * @param explanation start, moves, pass, end, score and source, for a person
   */
  public record Entry(Rules<?, ?> rules, String title, String explanation) {}

  private Catalogue() {}

  /** All named rules, the tournament game first. */
  public static List<Entry> entries() {
    return ENTRIES;
  }

  /** Returns the rules of this name. */
  public static Optional<Entry> byName(String name) {
    return ENTRIES.stream().filter(entry -> entry.rules().name().equals(name)).findFirst();
  }
}
