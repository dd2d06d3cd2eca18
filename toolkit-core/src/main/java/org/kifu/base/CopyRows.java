package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.DuplicateReason;

/** The rows of records that a base leaves out. */
final class CopyRows {
  private static final String OF_SOURCE =
      "SELECT record, copy, reason, dedup, game, number, entry, byte_offset, byte_count, line,"
          + " checksum FROM copies WHERE source = ? ORDER BY record";

  private static final int FIRST_OF_PLACE = 6;
  private static final int LAST_OF_PLACE = 11;

  private CopyRows() {}

  /**
   * A row.
   *
   * @param copy the number that the record would have as a game
   * @param weakest the weakest reason for which it may be left out
   * @param game the game that says all that it says
   * @param place the columns about its place, and its checksum
   */
  record CopyRow(
      long copy,
      DuplicateReason reason,
      DuplicateReason weakest,
      long game,
      List<@Nullable Object> place) {}

  /** Whether a base leaves out any record. */
  static boolean areAny(Connection tables) throws SQLException {
    return Base.longNumber(tables, "SELECT EXISTS (SELECT 1 FROM copies)") > 0;
  }

  /** Whether a record is left out for a game that is no longer there. */
  static boolean isAnyAlone(Connection tables) throws SQLException {
    return Base.longNumber(
            tables,
            "SELECT EXISTS (SELECT 1 FROM copies c WHERE NOT EXISTS"
                + " (SELECT 1 FROM games g WHERE g.game = c.game))")
        > 0;
  }

  /** The numbers of the records of a source that are left out. */
  static BitSet records(Connection tables, long source) throws SQLException {
    BitSet records = new BitSet();
    try (PreparedStatement asked =
        tables.prepareStatement("SELECT record FROM copies WHERE source = ?")) {
      asked.setLong(1, source);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          records.set(Math.max(0, rows.getInt(1)));
        }
      }
    }
    return records;
  }

  /** The rows of a source by the numbers of their records. */
  static SortedMap<Integer, CopyRow> of(Connection tables, long source) throws SQLException {
    SortedMap<Integer, CopyRow> found = new TreeMap<>();
    try (PreparedStatement asked = tables.prepareStatement(OF_SOURCE)) {
      asked.setLong(1, source);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          found.put(rows.getInt(1), row(rows));
        }
      }
    }
    return found;
  }

  private static CopyRow row(ResultSet row) throws SQLException {
    List<@Nullable Object> place = new ArrayList<>();
    for (int column = FIRST_OF_PLACE; column <= LAST_OF_PLACE; column++) {
      place.add(row.getObject(column));
    }
    return new CopyRow(
        row.getLong(2),
        reason(StoredValue.text(row, 3)),
        reason(StoredValue.text(row, 4)),
        row.getLong(5),
        place);
  }

  private static DuplicateReason reason(String label) throws SQLException {
    try {
      return DuplicateReason.labelled(label);
    } catch (IllegalArgumentException e) {
      throw StoredValue.damage("copies: there is no reason '" + label + "'");
    }
  }

  /** The number of the first record of a source, as a game or not; the others follow one by one. */
  static long first(Connection tables, long source) throws SQLException {
    return Base.longNumber(
        tables,
        "SELECT min(n) FROM (SELECT min(game) AS n FROM games WHERE source = %1$d".formatted(source)
            + " UNION ALL SELECT min(copy) FROM copies WHERE source = %1$d)".formatted(source));
  }

  /** States another game that says all that a record says. */
  static void change(Connection tables, long copy, DuplicateReason reason, long game)
      throws SQLException {
    try (PreparedStatement row =
        tables.prepareStatement("UPDATE copies SET reason = ?, game = ? WHERE copy = ?")) {
      row.setString(1, reason.label());
      row.setLong(2, game);
      row.setLong(3, copy);
      row.executeUpdate();
    }
  }

  /** Removes the row of a record that is a game now. */
  static void remove(Connection tables, long copy) throws SQLException {
    try (PreparedStatement row = tables.prepareStatement("DELETE FROM copies WHERE copy = ?")) {
      row.setLong(1, copy);
      row.executeUpdate();
    }
  }
}
