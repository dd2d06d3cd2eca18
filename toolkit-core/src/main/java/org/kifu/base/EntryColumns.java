package org.kifu.base;

import java.util.List;
import java.util.stream.Collectors;

/** The columns of {@code games} by their numbers, from 1. */
final class EntryColumns {
  /** The columns before those of a entry: the numbers of the game and of its source. */
  static final int OWN = 2;

  static final int BLACK = 9;
  static final int WHITE = 10;
  static final int EVENT = 11;

  private static final List<String> NAMES = BaseSchema.columns("games");

  private EntryColumns() {}

  /**
   * A question for the games of a source in their order: the number of each, and then the values of
   * a entry. Its parameter is the source.
   */
  static String question() {
    return NAMES.stream()
            .skip(OWN)
            .map(EntryColumns::written)
            .collect(Collectors.joining(", ", "SELECT g.game, ", ""))
        + " FROM games g"
        + GameRowSum.NAMES
        + " WHERE g.source = ? ORDER BY g.game";
  }

  /** The name of a value of a entry, for messages. */
  static String name(int index) {
    return NAMES.get(index + OWN);
  }

  private static String written(String column) {
    return switch (column) {
      case "black" -> "b.name";
      case "white" -> "w.name";
      case "event" -> "e.name";
      default -> "g." + column;
    };
  }
}
