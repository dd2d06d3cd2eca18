package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.kifu.opening.PositionKey;

/**
 * Whether enough games of a base had a position before another game. A position is read once; of
 * one that many games reached, the sums by year mostly suffice.
 */
public final class GamesBefore {
  private final Base base;
  private final TimeOrder order;
  private final int least;
  private final Map<Long, Earliest> known = new HashMap<>();

  /**
   * The time from which a position is known.
   *
   * @param year a year after which it is known for sure; the greatest number if there is none
   * @param place the place of the last of the games that make it known
   */
  private record Earliest(int year, long place) {}

  private static final long UNREAD = -1;

  /**
   * Asks an open base.
   *
   * @param order the order of its games
   * @param least the least number of games, at least 1
   */
  public GamesBefore(Base base, TimeOrder order, int least) {
    this.base = base;
    this.order = order;
    this.least = least;
  }

  /**
   * Whether as many games before this one had a position.
   *
   * @param game the number of the game in the base
   * @param year its year; 0 if it is not known
   */
  public boolean had(PositionKey position, long game, int year) throws IOException {
    long key = PositionNumber.of(position);
    Earliest earliest = known.get(key);
    if (earliest == null) {
      earliest = new Earliest(base.<Integer>read(tables -> year(tables, key)), UNREAD);
      known.put(key, earliest);
    }
    if (year == 0 ? earliest.year() < Integer.MAX_VALUE : year > earliest.year()) {
      return true;
    }
    if (earliest.place() == UNREAD) {
      earliest = new Earliest(earliest.year(), base.<Long>read(tables -> place(tables, key)));
      known.put(key, earliest);
    }
    return earliest.place() < order.place(game);
  }

  /** The year of the last of the first games, by the sums of positions that many games reached. */
  private int year(Connection tables, long key) throws SQLException {
    try (PreparedStatement asked =
        tables.prepareStatement(
            "SELECT year, sum(games) FROM position_results WHERE key = ? AND year > 0"
                + " GROUP BY year ORDER BY year")) {
      asked.setLong(1, key);
      try (ResultSet rows = asked.executeQuery()) {
        long games = 0;
        while (rows.next()) {
          games += rows.getLong(2);
          if (games >= least) {
            return rows.getInt(1);
          }
        }
      }
    }
    return Integer.MAX_VALUE;
  }

  /** The place of the last of the first games; the greatest number if there are too few. */
  private long place(Connection tables, long key) throws SQLException {
    PositionSums.prove(tables, Set.of(key));
    PriorityQueue<Long> earliest = new PriorityQueue<>((one, other) -> Long.compare(other, one));
    try (PreparedStatement asked =
        tables.prepareStatement("SELECT DISTINCT game FROM positions WHERE key = ?")) {
      asked.setLong(1, key);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          long place = order.place(rows.getLong(1));
          if (earliest.size() < least) {
            earliest.add(place);
          } else if (place < earliest.peek()) {
            earliest.poll();
            earliest.add(place);
          }
        }
      }
    }
    return earliest.size() < least ? Long.MAX_VALUE : earliest.peek();
  }
}
