package org.kifu.base;

import java.io.IOException;
import java.sql.ResultSet;
import java.sql.Statement;

/** The sum of positions in any order, in memory that does not grow with them. */
final class PositionSum {
  private static final long FIRST = 0x9E37_79B9_7F4A_7C15L;
  private static final long SECOND = 0xC2B2_AE3D_27D4_EB4FL;

  private long count;
  private long sum;

  /** Adds a row of the table. */
  void add(long key, long game, int ply) {
    long mixed = (key ^ key >>> 29) * FIRST + (game << 8 | ply);
    mixed = (mixed ^ mixed >>> 32) * SECOND;
    mixed = (mixed ^ mixed >>> 29) * FIRST;
    sum += mixed ^ mixed >>> 32;
    count++;
  }

  /** Adds the positions of a game. */
  void add(long game, long[] keys) {
    for (int ply = 0; ply < keys.length; ply++) {
      add(keys[ply], game, ply);
    }
  }

  long count() {
    return count;
  }

  boolean isSameAs(PositionSum other) {
    return count == other.count && sum == other.sum;
  }

  /** The sum of all positions of a base. */
  static PositionSum of(Base base) throws IOException {
    return base.read(
        tables -> {
          PositionSum sum = new PositionSum();
          try (Statement statement = tables.createStatement();
              ResultSet rows = statement.executeQuery("SELECT key, game, ply FROM positions")) {
            while (rows.next()) {
              sum.add(rows.getLong(1), rows.getLong(2), rows.getInt(3));
            }
          }
          return sum;
        });
  }
}
