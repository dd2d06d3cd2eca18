package org.kifu.app.training;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.base.Base;

/** The names of the players of a base by their numbers. */
final class Names {
  private Names() {}

  static Map<Integer, String> ofPlayers(Base base) throws IOException {
    Map<Integer, String> names = new HashMap<>();
    for (var row : Library.rows(base, "SELECT player, name FROM players")) {
      names.put(number(row.get(0)), String.valueOf(row.get(1)));
    }
    return names;
  }

  /** The numbers of the players that have a name. */
  static Set<Integer> numbers(Base base, String name) throws IOException {
    Set<Integer> numbers = new TreeSet<>();
    for (var row : Library.rows(base, "SELECT player FROM players WHERE name = ?", name)) {
      numbers.add(number(row.getFirst()));
    }
    return numbers;
  }

  private static int number(@Nullable Object cell) {
    return cell instanceof Number number ? number.intValue() : 0;
  }
}
