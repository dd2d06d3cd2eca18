package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameDate;

/**
 * The games of a base in the order of time: by date, undated ones last; of one date, by the place
 * of the record. It stays right as long as no game is added or removed.
 */
public final class TimeOrder {
  private static final int DAYS = 32;
  private static final int MONTHS = 13;
  private static final long UNDATED = Long.MAX_VALUE;

  private final long[] games;

  private TimeOrder(long[] games) {
    this.games = games;
  }

  /** Reads the order of all games. */
  public static TimeOrder of(Base base) throws IOException {
    return base.read(TimeOrder::of);
  }

  private static TimeOrder of(Connection tables) throws SQLException {
    Map<Long, String> names = FactsRow.names(tables, "sources", "source");
    Map<String, Integer> places = new HashMap<>();
    List<String> sources = new ArrayList<>();
    List<long[]> rows = new ArrayList<>();
    try (Statement statement = tables.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT game, source, entry, number, date FROM games")) {
      while (row.next()) {
        String place =
            GameMarks.place(names.getOrDefault(row.getLong(2), ""), StoredValue.text(row, 3));
        int source =
            places.computeIfAbsent(
                place,
                name -> {
                  sources.add(name);
                  return sources.size() - 1;
                });
        rows.add(new long[] {row.getLong(1), source, row.getInt(4), day(row.getString(5))});
      }
    }
    Integer[] byName = new Integer[sources.size()];
    Arrays.setAll(byName, i -> i);
    Arrays.sort(byName, Comparator.comparing(sources::get));
    int[] rank = new int[sources.size()];
    for (int i = 0; i < rank.length; i++) {
      rank[byName[i]] = i;
    }
    rows.sort(
        Comparator.<long[]>comparingLong(row -> row[3])
            .thenComparingInt(row -> rank[(int) row[1]])
            .thenComparingLong(row -> row[2]));
    long last = rows.stream().mapToLong(row -> row[0]).max().orElse(0);
    long[] order = new long[(int) last + 1];
    for (int i = 0; i < rows.size(); i++) {
      order[(int) rows.get(i)[0]] = i + 1L;
    }
    return new TimeOrder(order);
  }

  private static long day(@Nullable String date) {
    return date == null
        ? UNDATED
        : GameDate.parse(date)
            .filter(each -> each.year() > 0)
            .map(each -> ((long) each.year() * MONTHS + each.month()) * DAYS + each.day())
            .orElse(UNDATED);
  }

  /** The place of a game, from 1; 0 if the base does not have it. */
  public long place(long game) {
    return game > 0 && game < games.length ? games[(int) game] : 0;
  }
}
