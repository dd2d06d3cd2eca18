package org.kifu.app.library;

import java.util.Map;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;

/**
 * The orders of a list of games. Openings are in the order of the names that the base has, which is
 * that of English in every language, since only these can be sorted without reading every game.
 */
final class GameOrder {
  private static final String ADDED = "added";
  private static final String YEAR = "year";
  private static final String SCORE = "score";

  /** The winners of games by other rules, whose discs the base does not have. */
  private static final String WINNER =
      "CASE WHEN g.black_discs ISNULL THEN"
          + " CASE g.winner WHEN 'black' THEN 2 WHEN 'draw' THEN 1 WHEN 'white' THEN 0 END END";

  /** The keys of the orders, in SQL, by their names. */
  private static final Map<String, String> KEYS =
      Map.of(
          ADDED,
          "g.game",
          YEAR,
          "g.year",
          "black",
          "(SELECT name FROM players WHERE player = g.black) COLLATE NOCASE",
          "white",
          "(SELECT name FROM players WHERE player = g.white) COLLATE NOCASE",
          "event",
          "(SELECT name FROM events WHERE event = g.event) COLLATE NOCASE",
          "opening",
          "(SELECT name FROM openings WHERE opening = g.opening) COLLATE NOCASE",
          SCORE,
          "g.black_discs");

  private GameOrder() {}

  /** The order that a request asks for, in SQL, of games with the name {@code g}. */
  static String of(Asked asked) throws RefusedException {
    String name = asked.text("sort").isEmpty() ? ADDED : asked.text("sort");
    String key = KEYS.get(name);
    if (key == null) {
      throw RefusedException.wrong("games cannot be sorted by '" + name + "'");
    }
    boolean isDown = !asked.text("down").isEmpty();
    String first = "%s %s NULLS LAST".formatted(key, isDown ? "DESC" : "ASC");
    boolean isOneIndex = name.equals(ADDED) || name.equals(YEAR);
    String winner =
        name.equals(SCORE) ? ", %s %s NULLS LAST".formatted(WINNER, isDown ? "DESC" : "ASC") : "";
    return isOneIndex ? first : first + winner + ", g.game";
  }
}
