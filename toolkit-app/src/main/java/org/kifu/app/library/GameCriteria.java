package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;

/**
 * The choice of games for a list, and their order.
 *
 * @param condition a condition of SQL on the table {@code games} with the name {@code g}
 * @param values the values of its question marks
 * @param order the order, in SQL
 */
record GameCriteria(String condition, List<Object> values, String order) {
  private static final String LISTED = " IN (SELECT value FROM json_each(?))";

  /** The orders by their names. Games that are equal have the order in which they were added. */
  private static final Map<String, String> ORDERS =
      Map.of(
          "added", "g.game",
          "year", "g.year",
          "black", "(SELECT name FROM players WHERE player = g.black) COLLATE NOCASE",
          "white", "(SELECT name FROM players WHERE player = g.white) COLLATE NOCASE",
          "event", "(SELECT name FROM events WHERE event = g.event) COLLATE NOCASE",
          "opening", "(SELECT name FROM openings WHERE opening = g.opening) COLLATE NOCASE",
          "score", "g.black_discs");

  static GameCriteria of(Base base, Asked asked) throws IOException, RefusedException {
    List<String> conditions = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    if (!asked.text("text").isBlank()) {
      conditions.add(
          "(g.black%1$s OR g.white%1$s OR g.event%1$s OR g.opening%1$s)".formatted(LISTED));
      String players = named(base, "players", "player", asked.text("text"));
      values.addAll(List.of(players, players));
      values.add(named(base, "events", "event", asked.text("text")));
      values.add(named(base, "openings", "opening", asked.text("text")));
    }
    if (!asked.text("player").isBlank()) {
      conditions.add("(g.black%1$s OR g.white%1$s)".formatted(LISTED));
      String players = named(base, "players", "player", asked.text("player"));
      values.addAll(List.of(players, players));
    }
    if (!asked.text("tag").isEmpty()) {
      conditions.add("g.game IN (SELECT game FROM tags WHERE tag = ?)");
      values.add(asked.text("tag"));
    }
    if (!asked.text("favourite").isEmpty()) {
      conditions.add("g.game IN (SELECT game FROM favourites)");
    }
    if (!asked.text("check").isEmpty()) {
      conditions.add("g.acceptance = 'quarantined'");
    }
    if (asked.number("source", 0) > 0) {
      conditions.add("g.source = ?");
      values.add(asked.number("source", 0));
    }
    return new GameCriteria(
        conditions.isEmpty() ? "1" : String.join(" AND ", conditions), values, order(asked));
  }

  private static String order(Asked asked) throws RefusedException {
    String name = asked.text("sort").isEmpty() ? "added" : asked.text("sort");
    String key = ORDERS.get(name);
    if (key == null) {
      throw RefusedException.wrong("games cannot be sorted by '" + name + "'");
    }
    boolean isDown = !asked.text("down").isEmpty();
    String first = "%s %s NULLS LAST".formatted(key, isDown ? "DESC" : "ASC");
    return name.equals("added") || name.equals("year") ? first : first + ", g.game";
  }

  /** The numbers of the names that hold a text, whatever its case, as JSON. */
  private static String named(Base base, String table, String key, String text) throws IOException {
    String wanted = folded(text.strip());
    return Library.rows(base, "SELECT " + key + ", name FROM " + table).stream()
        .filter(row -> folded(String.valueOf(row.get(1))).contains(wanted))
        .map(row -> String.valueOf(row.get(0)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
