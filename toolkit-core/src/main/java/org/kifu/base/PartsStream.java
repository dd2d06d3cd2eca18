package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The bytes of a stored source, of which one part at a time is in memory. */
final class PartsStream extends InputStream {
  private final Path file;
  private final PreparedStatement parts;
  private final long source;
  private int next;
  private byte[] part = new byte[0];
  private int at;

  PartsStream(Path file, Connection tables, long source) throws IOException {
    this.file = file;
    this.source = source;
    try {
      parts =
          tables.prepareStatement("SELECT bytes FROM source_parts WHERE source = ? AND part = ?");
    } catch (SQLException e) {
      throw BaseException.of(file, e);
    }
  }

  /**
   * The bytes from a place on. Parts before it are not read.
   *
   * @param place the number of bytes before it
   */
  static PartsStream from(Path file, Connection tables, long source, long place)
      throws IOException {
    PartsStream bytes = new PartsStream(file, tables, source);
    bytes.next = (int) (place / SourceRows.PART);
    bytes.skipNBytes(place % SourceRows.PART);
    return bytes;
  }

  @Override
  public int read() throws IOException {
    return isAtEnd() ? -1 : part[at++] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int from, int count) throws IOException {
    if (count == 0) {
      return 0;
    }
    if (isAtEnd()) {
      return -1;
    }
    int length = Math.min(count, part.length - at);
    System.arraycopy(part, at, bytes, from, length);
    at += length;
    return length;
  }

  private boolean isAtEnd() throws IOException {
    while (at == part.length) {
      try {
        parts.setLong(1, source);
        parts.setInt(2, next);
        try (ResultSet rows = parts.executeQuery()) {
          if (!rows.next()) {
            return true;
          }
          part = StoredValue.bytes(rows, 1);
        }
      } catch (SQLException e) {
        throw BaseException.of(file, e);
      }
      next++;
      at = 0;
    }
    return false;
  }

  @Override
  public void close() throws IOException {
    try {
      parts.close();
    } catch (SQLException e) {
      throw BaseException.of(file, e);
    }
  }
}
