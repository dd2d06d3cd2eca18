package org.kifu.base;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;

/** Values of columns that are never null, unless the base is damaged. */
final class StoredValue {
  private StoredValue() {}

  /**
   * A text.
   *
   * @throws SQLException if there is none, with the code for damage
   */
  static String text(ResultSet row, int column) throws SQLException {
    return present(row.getString(column), row, column);
  }

  /**
   * Bytes.
   *
   * @throws SQLException if there are none, with the code for damage
   */
  static byte[] bytes(ResultSet row, int column) throws SQLException {
    byte @Nullable [] bytes = row.getBytes(column);
    return bytes == null && !row.wasNull() ? new byte[0] : present(bytes, row, column);
  }

  /** The exception for damage that Kifu finds. */
  static SQLException damage(String what) {
    return new SQLException(what, null, SQLiteErrorCode.SQLITE_CORRUPT.code);
  }

  /** Numbers with commas between them, as in a list of SQL. */
  static String listed(Collection<Long> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private static <T> T present(@Nullable T value, ResultSet row, int column) throws SQLException {
    if (value == null) {
      throw damage(row.getMetaData().getColumnName(column) + ": there is no value");
    }
    return value;
  }
}
