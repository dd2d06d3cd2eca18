package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalLong;
import org.kifu.source.Source;

/** A writer of sources with their bytes, in the transaction of its caller. */
final class SourceRows {
  /** The number of bytes of a part; the last one may be shorter. */
  static final int PART = 1 << 16;

  static final String GAMES = "games";
  static final String NAMES = "names";

  private final Connection tables;

  SourceRows(Connection tables) {
    this.tables = tables;
  }

  /** A source that a base has. */
  record Known(long source, String name, String sha256) {}

  /** The SHA-256 of a stream, in hexadecimal digits. */
  static String sum(InputStream stream) throws IOException {
    try (DigestInputStream summed = new DigestInputStream(stream, sha256())) {
      summed.transferTo(OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(summed.getMessageDigest().digest());
    }
  }

  /** A new sum. */
  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /** The source of games with these bytes, if the base has it. */
  Optional<Known> withSum(String sha256) throws SQLException {
    return known("sha256", sha256);
  }

  /** The source of games with this name, if the base has it. */
  Optional<Known> named(String name) throws SQLException {
    return known("name", GameEntry.wellFormed(name));
  }

  private Optional<Known> known(String column, String value) throws SQLException {
    String question =
        "SELECT source, name, sha256 FROM sources WHERE role = 'games' AND "
            + column
            + " = ? ORDER BY source";
    try (PreparedStatement statement = tables.prepareStatement(question)) {
      statement.setString(1, value);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next()
            ? Optional.of(new Known(rows.getLong(1), rows.getString(2), rows.getString(3)))
            : Optional.empty();
      }
    }
  }

  /**
   * Adds a source with its bytes.
   *
   * @param options what was given to read it; for a file with names it does not matter
   * @return its number and the sum of its bytes
   */
  Known add(String role, Source source, ReadingChoice options) throws SQLException, IOException {
    long number = insert(role, source, options);
    try (DigestInputStream stream = new DigestInputStream(source.open(), sha256());
        PreparedStatement part = tables.prepareStatement(BaseSchema.insert("source_parts"))) {
      long size = 0;
      int count = 0;
      for (byte[] bytes = stream.readNBytes(PART);
          bytes.length > 0;
          bytes = stream.readNBytes(PART)) {
        part.setLong(1, number);
        part.setInt(2, count++);
        part.setBytes(3, bytes);
        part.executeUpdate();
        size += bytes.length;
      }
      String sum = HexFormat.of().formatHex(stream.getMessageDigest().digest());
      try (PreparedStatement facts =
          tables.prepareStatement("UPDATE sources SET size = ?, sha256 = ? WHERE source = ?")) {
        facts.setLong(1, size);
        facts.setString(2, sum);
        facts.setLong(3, number);
        facts.executeUpdate();
      }
      return new Known(number, source.name(), sum);
    } catch (IOException e) {
      remove(number);
      throw e;
    }
  }

  private long insert(String role, Source source, ReadingChoice options) throws SQLException {
    long number =
        Base.longNumber(tables, "SELECT seq FROM sqlite_sequence WHERE name = 'sources'") + 1;
    SourcePath path = SourcePath.of(source);
    try (PreparedStatement row = tables.prepareStatement(BaseSchema.insert("sources"))) {
      row.setLong(1, number);
      row.setString(2, role);
      row.setString(3, path.folder + path.fileName);
      row.setString(4, path.folder);
      row.setString(5, path.fileName);
      row.setLong(6, 0);
      row.setString(7, "");
      row.setString(8, null);
      row.setString(9, options.format().orElse(null));
      row.setString(10, options.encoding().orElse(null));
      row.setString(11, options.rules());
      row.setLong(12, 0);
      row.executeUpdate();
    }
    return number;
  }

  /** Gives a source the name of another file with the same bytes. */
  void rename(long number, Source source) throws SQLException {
    SourcePath path = SourcePath.of(source);
    try (PreparedStatement row =
        tables.prepareStatement(
            "UPDATE sources SET name = ?, folder = ?, file_name = ? WHERE source = ?")) {
      row.setString(1, path.folder + path.fileName);
      row.setString(2, path.folder);
      row.setString(3, path.fileName);
      row.setLong(4, number);
      row.executeUpdate();
    }
  }

  /** The name of a source in two parts. */
  private record SourcePath(String folder, String fileName) {
    static SourcePath of(Source source) {
      String name = GameEntry.wellFormed(source.name());
      String file = GameEntry.wellFormed(source.fileName());
      // The name of a file that is not text is shown in another way.
      int from = name.endsWith(file) ? name.length() - file.length() : 0;
      return new SourcePath(name.substring(0, from), name.substring(from));
    }
  }

  /** States what reading a source showed. */
  void finish(long source, Optional<String> format, long games) throws SQLException {
    try (PreparedStatement facts =
        tables.prepareStatement("UPDATE sources SET format = ?, games = ? WHERE source = ?")) {
      facts.setString(1, format.orElse(null));
      facts.setLong(2, games);
      facts.setLong(3, source);
      facts.executeUpdate();
    }
  }

  /** Removes a source, with all that depends on it except for positions. */
  void remove(long source) throws SQLException {
    try (PreparedStatement row = tables.prepareStatement("DELETE FROM sources WHERE source = ?")) {
      row.setLong(1, source);
      row.executeUpdate();
    }
  }

  /**
   * Connects a source with a file of names, which is added if the base does not have it.
   *
   * @param isGiven whether somebody named the file
   */
  void connect(long source, Source names, boolean isGiven) throws SQLException, IOException {
    String sum = sum(names.open());
    OptionalLong known = namesWith(sum, names.fileName());
    long number =
        known.isPresent() ? known.getAsLong() : add(NAMES, names, ReadingChoice.NONE).source();
    try (PreparedStatement row =
        tables.prepareStatement(BaseSchema.insert("source_names") + " ON CONFLICT DO NOTHING")) {
      row.setLong(1, source);
      row.setLong(2, number);
      row.setInt(3, isGiven ? 1 : 0);
      row.executeUpdate();
    }
  }

  private OptionalLong namesWith(String sum, String fileName) throws SQLException {
    String question =
        "SELECT source FROM sources WHERE role = 'names' AND sha256 = ? AND file_name = ?";
    try (PreparedStatement statement = tables.prepareStatement(question)) {
      statement.setString(1, sum);
      statement.setString(2, GameEntry.wellFormed(fileName));
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
      }
    }
  }
}
