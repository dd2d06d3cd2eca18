package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows of {@code positions} that wait to be written. They are written in the order of the table: so
 * each page of it is filled once, which takes a third of the time.
 */
final class PositionRows implements AutoCloseable {
  private static final int DIGIT_BITS = 16;
  private static final int DIGITS = 1 << DIGIT_BITS;
  private static final int TOGETHER = 1024;

  /** The most positions of a game, whose plies are counted in a byte. */
  private static final int MOST_OF_GAME = 256;

  /**
   * The bytes for a row that waits: key and place, twice while they are sorted, and room to grow.
   */
  private static final int BYTES_PER_ROW = 64;

  private static final int MOST = 1 << 23;
  private static final int FEWEST = 1 << 14;

  private final Connection tables;
  private final PreparedStatement row;
  private final int most;
  private long[] keys = new long[FEWEST];

  /** The number of the game, and the ply in the last byte. */
  private long[] places = new long[FEWEST];

  private int size;

  /** The lines of the games, from the first that waits; null for those that do not count. */
  private final List<@Nullable CountedLine> lines = new ArrayList<>();

  private long firstGame;
  private final MoveSumBatch sums;

  PositionRows(Connection tables) throws SQLException {
    this.tables = tables;
    row = tables.prepareStatement(BaseSchema.insert("positions"));
    sums = new MoveSumBatch(tables);
    long share = Runtime.getRuntime().maxMemory() / 2 / BYTES_PER_ROW;
    most = Math.clamp(share, FEWEST, MOST);
  }

  /** Whether so many rows wait that they should be written. */
  boolean isFull() {
    return size >= most - MOST_OF_GAME;
  }

  /**
   * Adds the positions of a game; the games come in the order of their numbers.
   *
   * @param line the line of the game, if its result counts
   */
  void add(long game, long[] ofGame, @Nullable CountedLine line) {
    if (lines.isEmpty()) {
      firstGame = game;
    }
    while (firstGame + lines.size() < game) {
      lines.add(null); // records that are left out have numbers too
    }
    lines.add(line);
    if (size + ofGame.length > keys.length) {
      int room = Math.max(size + ofGame.length, (int) Math.min(2L * keys.length, most));
      keys = Arrays.copyOf(keys, room);
      places = Arrays.copyOf(places, room);
    }
    for (int ply = 0; ply < ofGame.length; ply++) {
      keys[size] = ofGame[ply];
      places[size++] = game << 8 | ply;
    }
  }

  /** Writes all rows that wait. */
  void write() throws SQLException {
    if (size == 0) {
      return;
    }
    sort();
    addSums();
    PositionSums all = PositionSums.readyFor(tables, size);
    for (int i = 0; i < size; i++) {
      all.change(keys[i], places[i], 1);
      row.setLong(1, keys[i]);
      row.setLong(2, places[i] >>> 8);
      row.setInt(3, (int) places[i] & 0xff);
      row.addBatch();
      if (i % TOGETHER == TOGETHER - 1) {
        row.executeBatch();
      }
    }
    row.executeBatch();
    all.write(tables);
    size = 0;
    lines.clear();
  }

  /** Adds the games to the sums of the positions that many games reached. */
  private void addSums() throws SQLException {
    sums.start(firstGame, size);
    int to;
    for (int from = 0; from < size; from = to) {
      to = from + 1;
      while (to < size && keys[to] == keys[from]) {
        to++;
      }
      if (sums.takes(keys[from], to - from)) {
        for (int i = from; i < to; i++) {
          long game = places[i] >>> 8;
          sums.add(keys[i], (int) places[i] & 0xff, game, lines.get((int) (game - firstGame)));
        }
      }
    }
    sums.write();
  }

  /** Sorts by the key as a signed number; rows with the same key stay in the order of games. */
  private void sort() {
    long[] otherKeys = new long[size];
    long[] otherPlaces = new long[size];
    for (int shift = 0; shift < Long.SIZE; shift += DIGIT_BITS) {
      int[] next = starts(shift);
      for (int i = 0; i < size; i++) {
        int to = next[digit(keys[i], shift)]++;
        otherKeys[to] = keys[i];
        otherPlaces[to] = places[i];
      }
      System.arraycopy(otherKeys, 0, keys, 0, size);
      System.arraycopy(otherPlaces, 0, places, 0, size);
    }
  }

  /** The first place of each digit. */
  private int[] starts(int shift) {
    int[] starts = new int[DIGITS + 1];
    for (int i = 0; i < size; i++) {
      starts[digit(keys[i], shift) + 1]++;
    }
    for (int digit = 0; digit < DIGITS; digit++) {
      starts[digit + 1] += starts[digit];
    }
    return starts;
  }

  private static int digit(long key, int shift) {
    return (int) ((key ^ Long.MIN_VALUE) >>> shift) & DIGITS - 1;
  }

  @Override
  public void close() throws SQLException {
    row.close();
  }
}
