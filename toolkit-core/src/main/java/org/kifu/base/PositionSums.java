package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * Sums of the rows of {@code positions}. The keys are divided into parts of equal size, in their
 * order, and each part has a sum. So the rows of one key are proved by reading some hundred, also
 * that none is missing.
 */
final class PositionSums {
  /** The mean number of rows of a part above which there are more parts. */
  private static final int FULL = 512;

  /** There are 1, 16, 256, 4,096 or 65,536 parts, by the number of rows alone. */
  private static final int STEP = 4;

  private static final int MOST_BITS = 16;

  /** A sum has 48 bits: SQLite keeps it in six bytes. */
  private static final long MASK = (1L << 48) - 1;

  private static final long FIRST = 0x9E37_79B9_7F4A_7C15L;
  private static final long SECOND = 0xC2B2_AE3D_27D4_EB4FL;

  private static final String ROWS = "SELECT key, game * 256 + ply";

  private static final String ALL = " FROM positions";

  /**
   * The places of a key in one text: a key may have a row for each game, and to take these from
   * SQLite one by one takes twice as long.
   */
  private static final String TOGETHER =
      "SELECT key, CAST(group_concat(game * 256 + ply) AS BLOB)" + ALL;

  /** The most rows whose places come in one text, of some ten bytes each. */
  private static final int MOST_TOGETHER = 2_000_000;

  private final int bits;
  private final long[] counts;
  private final long[] sums;

  /** The parts whose rows in the table are not those of this. */
  private final BitSet changed = new BitSet();

  /** The sums of no rows, for 2 to the power of so many parts. */
  PositionSums(int bits) {
    this.bits = bits;
    counts = new long[1 << bits];
    sums = new long[1 << bits];
  }

  /** The sums that the base has. */
  static PositionSums read(Connection tables) throws SQLException {
    PositionSums read = new PositionSums(bits(tables));
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT part, positions, row_sum FROM position_sums")) {
      while (rows.next()) {
        if (rows.getLong(1) < 0) {
          throw damage();
        }
        read.counts[rows.getInt(1)] = rows.getLong(2);
        read.sums[rows.getInt(1)] = rows.getLong(3);
      }
    }
    return read;
  }

  private static int bits(Connection tables) throws SQLException {
    long parts = Base.longNumber(tables, "SELECT coalesce(max(part), 0) FROM position_sums") + 1;
    if (Long.bitCount(parts) != 1 || parts > 1 << MOST_BITS) {
      throw damage();
    }
    return Long.numberOfTrailingZeros(parts);
  }

  private static SQLException damage() {
    return StoredValue.damage("positions: the rows are not those that were written");
  }

  /** The sums of no rows, for as many parts as this. */
  PositionSums ofNone() {
    return new PositionSums(bits);
  }

  /** The sums of the rows of {@code positions}, for as many parts as this. */
  PositionSums ofRows(Connection tables) throws SQLException {
    return ofRows(tables, bits);
  }

  private static PositionSums ofRows(Connection tables, int bits) throws SQLException {
    PositionSums all = new PositionSums(bits);
    all.changeRows(tables, ALL, 1);
    return all;
  }

  /**
   * Adds rows, or takes them away.
   *
   * @param from the end of a question for rows of the table
   * @param by 1 or -1
   */
  void changeRows(Connection tables, String from, int by) throws SQLException {
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery(ROWS + from)) {
      while (rows.next()) {
        change(rows.getLong(1), rows.getLong(2), by);
      }
    }
  }

  /** The least number of bits for which parts are small enough. */
  private static int bits(long rows) {
    int bits = 0;
    while (bits < MOST_BITS && rows > (long) FULL << bits) {
      bits += STEP;
    }
    return bits;
  }

  /**
   * The sums that the base has, for as many parts as it needs with more rows.
   *
   * @throws SQLException if there must be more parts and the rows are damaged
   */
  static PositionSums readyFor(Connection tables, long more) throws SQLException {
    PositionSums known = read(tables);
    int wanted = bits(known.count() + more);
    if (wanted <= known.bits) {
      return known;
    }
    PositionSums divided = ofRows(tables, wanted);
    if (!divided.folded(known.bits).isSameAs(known)) {
      throw damage();
    }
    divided.changed.set(0, divided.sums.length);
    return divided;
  }

  /** The same sums for as few parts as the rows need. */
  PositionSums folded() {
    int wanted = bits(count());
    return wanted < bits ? folded(wanted) : this;
  }

  private PositionSums folded(int fewer) {
    PositionSums folded = new PositionSums(fewer);
    for (int part = 0; part < sums.length; part++) {
      int to = part >> bits - fewer;
      folded.counts[to] += counts[part];
      folded.sums[to] = folded.sums[to] + sums[part] & MASK;
    }
    folded.changed.set(0, folded.sums.length);
    return folded;
  }

  /** Adds the positions of a game. */
  void add(long game, long[] keys) {
    for (int ply = 0; ply < keys.length; ply++) {
      change(keys[ply], game << 8 | ply, 1);
    }
  }

  /**
   * Adds a row, or takes one away.
   *
   * @param place the number of the game, and the ply in the last byte
   * @param by 1 or -1
   */
  void change(long key, long place, int by) {
    int part = part(key, bits);
    counts[part] += by;
    sums[part] = sums[part] + by * mixed(key, place) & MASK;
    changed.set(part);
  }

  private static int part(long key, int bits) {
    return (int) ((key ^ Long.MIN_VALUE) >>> 1 >>> Long.SIZE - 1 - bits);
  }

  private static long mixed(long key, long place) {
    long mixed = (key ^ key >>> 29) * FIRST + place;
    mixed = (mixed ^ mixed >>> 32) * SECOND;
    mixed = (mixed ^ mixed >>> 29) * FIRST;
    return (mixed ^ mixed >>> 32) & MASK;
  }

  /** The number of rows. */
  long count() {
    return LongStream.of(counts).sum();
  }

  boolean isSameAs(PositionSums other) {
    return Arrays.equals(counts, other.counts) && Arrays.equals(sums, other.sums);
  }

  /** Writes the sums that changed. */
  void write(Connection tables) throws SQLException {
    try (Statement statement = tables.createStatement();
        PreparedStatement row =
            tables.prepareStatement(
                BaseSchema.insert("position_sums").replaceFirst("INSERT", "INSERT OR REPLACE"))) {
      statement.execute("DELETE FROM position_sums WHERE part >= " + sums.length);
      for (int part = changed.nextSetBit(0); part >= 0; part = changed.nextSetBit(part + 1)) {
        row.setInt(1, part);
        row.setLong(2, counts[part]);
        row.setLong(3, sums[part]);
        row.addBatch();
      }
      row.executeBatch();
    }
    changed.clear();
  }

  /** States the sums of the rows that are there. */
  static void fill(Connection tables) throws SQLException {
    PositionSums all =
        ofRows(tables, bits(Base.longNumber(tables, "SELECT count(*) FROM positions")));
    all.changed.set(0, all.sums.length);
    all.write(tables);
  }

  /**
   * Proves the rows of keys in a base, and that their games are there.
   *
   * @throws BaseException if they are not those that were written
   */
  static void prove(Base base, Collection<Long> keys) throws IOException {
    base.<Boolean>read(
        tables -> {
          prove(tables, keys);
          return true;
        });
  }

  /**
   * Proves the rows of keys, and that their games are there.
   *
   * @throws SQLException if they are not those that were written, with the code for damage
   */
  static void prove(Connection tables, Collection<Long> keys) throws SQLException {
    int bits = bits(tables);
    Set<Integer> parts = new TreeSet<>();
    keys.forEach(key -> parts.add(part(key, bits)));
    for (int part : parts) {
      PositionSums stated = stated(tables, part);
      if (!ofPart(tables, firstKey(part, bits), firstKey(part + 1, bits) - 1, stated)
          .isSameAs(stated)) {
        throw damage();
      }
    }
    if (Base.longNumber(tables, withoutGame(tables, StoredValue.listed(keys))) > 0) {
      throw damage();
    }
  }

  /**
   * A question whether a row of keys has no game. If no number of a game between the first and the
   * last is free, only rows before and behind need a look.
   */
  private static String withoutGame(Connection tables, String keys) throws SQLException {
    long first = Base.longNumber(tables, "SELECT coalesce(min(game), 0) FROM games");
    long last = Base.longNumber(tables, "SELECT coalesce(max(game), 0) FROM games");
    boolean isWithoutGap =
        Base.longNumber(tables, "SELECT count(*) FROM games") == last - first + 1;
    String row = "EXISTS (SELECT 1 FROM positions WHERE key IN (" + keys + ") AND game %s)";
    return "SELECT "
        + (isWithoutGap
            ? row.formatted("< " + first) + " OR " + row.formatted("> " + last)
            : row.formatted("NOT IN (SELECT game FROM games)"));
  }

  /** The least key of a part; the part after the last one begins where the first one does. */
  private static long firstKey(int part, int bits) {
    return ((long) part << 1 << Long.SIZE - 1 - bits) ^ Long.MIN_VALUE;
  }

  /** The sums that the base states for a part. */
  private static PositionSums stated(Connection tables, int part) throws SQLException {
    PositionSums stated = new PositionSums(0);
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT positions, row_sum FROM position_sums WHERE part = " + part)) {
      if (rows.next()) {
        stated.counts[0] = rows.getLong(1);
        stated.sums[0] = rows.getLong(2);
      }
    }
    return stated;
  }

  /**
   * The sums of the rows of keys.
   *
   * @param stated the sums that they must have; the number of rows says how they are read
   */
  private static PositionSums ofPart(Connection tables, long first, long last, PositionSums stated)
      throws SQLException {
    PositionSums found = new PositionSums(0);
    String range = " WHERE key BETWEEN %d AND %d".formatted(first, last);
    String rows = "SELECT count(*) FROM (SELECT 1" + ALL + range + " LIMIT %d)";
    if (Base.longNumber(tables, rows.formatted(stated.counts[0] + 1)) != stated.counts[0]) {
      throw damage(); // before more rows than were written are read into one text
    }
    if (stated.counts[0] > MOST_TOGETHER) {
      found.changeRows(tables, ALL + range, 1);
      return found;
    }
    try (Statement statement = tables.createStatement();
        ResultSet keys = statement.executeQuery(TOGETHER + range + " GROUP BY key")) {
      while (keys.next()) {
        byte[] places = keys.getBytes(2);
        found.addPlaces(keys.getLong(1), places == null ? new byte[0] : places);
      }
    }
    return found;
  }

  /** Adds the rows of a key; their places are numbers with commas between. */
  private void addPlaces(long key, byte[] places) {
    int at = 0;
    while (at < places.length) {
      long place = 0;
      for (; at < places.length && places[at] != ','; at++) {
        place = 10 * place + places[at] - '0';
      }
      change(key, place, 1);
      at++;
    }
  }
}
