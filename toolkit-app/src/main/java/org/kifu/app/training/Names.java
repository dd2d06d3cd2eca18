package org.kifu.app.training;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.base.Base;

/** The names of the players, or of the openings, of a base by their numbers. */
final class Names {
  private Names() {}

  static Map<Integer, String> ofPlayers(Base base) throws IOException {
    return of(base, "SELECT player, name FROM players");
  }

  static Map<Integer, String> ofOpenings(Base base) throws IOException {
    return of(base, "SELECT opening, name FROM openings");
  }

  private static Map<Integer, String> of(Base base, String question) throws IOException {
    Map<Integer, String> names = new HashMap<>();
    for (var row : Library.rows(base, question)) {
      names.put(number(row.get(0)), String.valueOf(row.get(1)));
    }
    return names;
  }

  /** The numbers that have a name. */
  static Set<Integer> numbers(Base base, String table, String name) throws IOException {
    Set<Integer> numbers = new TreeSet<>();
    String question = "SELECT %1$s FROM %1$ss WHERE name = ?".formatted(table);
    for (var row : Library.rows(base, question, name)) {
      numbers.add(number(row.getFirst()));
    }
    return numbers;
  }

  private static int number(@Nullable Object cell) {
    return cell instanceof Number number ? number.intValue() : 0;
  }
}
