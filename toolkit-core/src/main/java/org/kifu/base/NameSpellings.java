package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

/**
 * The spellings that a question uses for names: views beside the tables of a base, which last as
 * long as it is open.
 *
 * @param players the names of players by the spellings of the sources
 * @param events the names of events in the same way
 */
public record NameSpellings(Map<String, String> players, Map<String, String> events) {
  /** The spellings of the sources. */
  public static final NameSpellings NONE = new NameSpellings(Map.of(), Map.of());

  private static final List<String> VIEWS = List.of(view("player"), view("event"));

  /** Copies the names. */
  public NameSpellings {
    players = Map.copyOf(players);
    events = Map.copyOf(events);
  }

  private static String view(String kind) {
    return ("CREATE TEMP VIEW IF NOT EXISTS %1$s_names AS SELECT %1$s, n.name AS written,"
            + " coalesce(r.name, n.name) AS name FROM %1$ss n LEFT JOIN name_rules r"
            + " ON r.kind = '%1$s' AND r.written = n.name")
        .formatted(kind);
  }

  /** The names of the views, of the table of rules, and of their columns. */
  static List<String> words() {
    return List.of("player_names", "event_names", "name_rules", "written", "kind");
  }

  void addTo(Connection tables) throws SQLException {
    try (Statement statement = tables.createStatement()) {
      statement.execute(
          "CREATE TEMP TABLE IF NOT EXISTS name_rules (kind TEXT NOT NULL, written TEXT NOT NULL,"
              + " name TEXT NOT NULL, PRIMARY KEY (kind, written)) WITHOUT ROWID");
      statement.execute("DELETE FROM temp.name_rules");
      for (String view : VIEWS) {
        statement.execute(view);
      }
    }
    add(tables, "player", players);
    add(tables, "event", events);
  }

  private static void add(Connection tables, String kind, Map<String, String> names)
      throws SQLException {
    try (PreparedStatement row =
        tables.prepareStatement("INSERT INTO temp.name_rules VALUES (?, ?, ?)")) {
      for (Map.Entry<String, String> each : names.entrySet()) {
        row.setString(1, kind);
        row.setString(2, each.getKey());
        row.setString(3, each.getValue());
        row.executeUpdate();
      }
    }
  }
}
