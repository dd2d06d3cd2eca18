package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.kifu.file.OldIndex;
import org.kifu.game.ParsedGame;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.TransactionMode;

/**
 * An open base. Only one thread may use it. One program at a time may write a base; others wait a
 * few seconds for it, and are then refused.
 */
public final class Base implements AutoCloseable {
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int HEAD = 100;

  /** The place of the application's number in the head of the file, in bytes. */
  private static final int APPLICATION = 68;

  private static final int WAIT_MILLISECONDS = 3000;
  private static final int LONG_WAIT_MILLISECONDS = 600_000;

  /** The most memory for pages of a base that is written, in KiB. */
  private static final int WRITER_PAGES = 160_000;

  private static final int READER_PAGES = 32_000;

  private final Path file;
  private final Connection connection;
  private int version = BaseSchema.VERSION;
  private boolean isShared;

  private Base(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /** Work on the tables of a base. */
  @FunctionalInterface
  interface BaseWork<R> {
    R run(Connection tables) throws SQLException, IOException;
  }

  /** Whether a file is named like a base, be it there or not. */
  public static boolean hasNameOfBase(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".kifu");
  }

  /** Whether a file begins like a base. No library is loaded for this. */
  public static boolean isBase(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] head = stream.readNBytes(HEAD);
      return head.length == HEAD
          && Arrays.equals(head, 0, MAGIC.length, MAGIC, 0, MAGIC.length)
          && ByteBuffer.wrap(head).getInt(APPLICATION) == BaseSchema.APPLICATION_ID;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Makes an empty base.
   *
   * @param file a file that does not exist, or is empty
   * @throws IOException if it cannot be written
   */
  public static Base create(Path file) throws IOException {
    Base base = new Base(file, connect(file, false));
    try {
      base.change(tables -> make(tables));
      return base;
    } catch (IOException e) {
      base.close();
      throw e;
    }
  }

  /** Deletes a base, with the file that SQLite may have left beside it. */
  public static void delete(Path file) throws IOException {
    Files.deleteIfExists(journal(file));
    Files.delete(file);
  }

  /** The file in which SQLite keeps what a change that is not complete has replaced. */
  private static Path journal(Path file) {
    return file.resolveSibling(file.getFileName() + "-journal");
  }

  /**
   * Opens a base to read it. If a program was killed while it changed the base, this takes back
   * what it had not completed.
   *
   * @throws BaseException if the file is no base, is damaged, or is of a later version
   */
  public static Base open(Path file) throws IOException {
    if (Files.exists(journal(file)) && Files.isWritable(file)) {
      takeBack(file);
    }
    return checked(file, true);
  }

  /**
   * Takes back what a killed program had not completed, which a reader alone cannot do. Nothing
   * else changes, not even tables of an earlier version; a program that still writes goes on.
   */
  private static void takeBack(Path file) throws IOException {
    if (isBase(file)) {
      try (Base base = new Base(file, connect(file, false, TransactionMode.DEFERRED))) {
        base.<Integer>read(tables -> number(tables, "PRAGMA user_version"));
      }
    }
  }

  /**
   * Opens a base to change it; an earlier version of the tables becomes the present one.
   *
   * @throws BaseException if the file is no base, is damaged, is of a later version, or if another
   *     program changes it
   */
  public static Base openToChange(Path file) throws IOException {
    return checked(file, false);
  }

  private static Base checked(Path file, boolean isReadOnly) throws IOException {
    if (!isBase(file)) {
      // The exception of the system names what keeps the file from being read.
      Files.newInputStream(file).close();
      throw new BaseException(file, BaseException.BaseFault.NOT_A_BASE, notABase(file));
    }
    Base base = new Base(file, connect(file, isReadOnly));
    try {
      int version = base.read(tables -> number(tables, "PRAGMA user_version"));
      if (version == 0) { // a base whose making was broken off
        throw new BaseException(file, BaseException.BaseFault.NOT_A_BASE, "the file is not a base");
      }
      if (version > BaseSchema.VERSION) {
        throw new BaseException(
            file,
            BaseException.BaseFault.BASE_VERSION,
            "the base has tables of version %d, and this Kifu knows %d"
                .formatted(version, BaseSchema.VERSION));
      }
      base.version = isReadOnly ? version : BaseSchema.VERSION;
      if (!isReadOnly) {
        base.change(tables -> Migrations.USUAL.run(tables, version));
      }
      return base;
    } catch (IOException e) {
      base.close();
      throw e;
    }
  }

  private static String notABase(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return OldIndex.begins(stream.readNBytes(HEAD))
          ? "the file is " + OldIndex.NAME
          : "the file is not a base";
    }
  }

  private static Connection connect(Path file, boolean isReadOnly) throws IOException {
    return connect(
        file, isReadOnly, isReadOnly ? TransactionMode.DEFERRED : TransactionMode.IMMEDIATE);
  }

  private static Connection connect(Path file, boolean isReadOnly, TransactionMode mode)
      throws IOException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(isReadOnly);
    config.setBusyTimeout(WAIT_MILLISECONDS);
    config.enforceForeignKeys(true);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setCacheSize(isReadOnly ? -READER_PAGES : -WRITER_PAGES);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    config.setTransactionMode(mode);
    try {
      Connection connection = config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
      try (Statement statement = connection.createStatement()) {
        // A base may come from a stranger: no function runs from its schema, and no page is
        // trusted.
        statement.execute("PRAGMA trusted_schema = OFF");
        statement.execute("PRAGMA cell_size_check = ON");
      }
      connection.setAutoCommit(false); // one moment for all that is read
      return connection;
    } catch (SQLException e) {
      throw BaseException.of(file, e);
    }
  }

  private static boolean make(Connection tables) throws SQLException {
    try (Statement statement = tables.createStatement()) {
      for (String each : BaseSchema.statements()) {
        statement.execute(each);
      }
      statement.execute("PRAGMA application_id = " + BaseSchema.APPLICATION_ID);
      statement.execute("PRAGMA user_version = " + BaseSchema.VERSION);
    }
    NamedPositions.write(tables);
    return true;
  }

  /** The file. */
  public Path file() {
    return file;
  }

  /** A game that was read from this base; it names the base from now on. */
  public ParsedGame own(ParsedGame game) {
    return StoredOrigin.in(this, game);
  }

  /** The base that a game came from; nothing for a game of a file. */
  public static Optional<Base> of(ParsedGame game) {
    return game.origin() instanceof StoredOrigin origin
        ? Optional.of(origin.base())
        : Optional.empty();
  }

  /**
   * Whether the tables are of the present version; those that an index needs may lack otherwise.
   */
  public boolean isOfThisVersion() {
    return version == BaseSchema.VERSION;
  }

  /** Whether the tables are of a version, or of a later one. */
  boolean isOfVersion(int least) {
    return version >= least;
  }

  /**
   * Refuses a base with tables of an earlier version.
   *
   * @throws BaseException if the base is one
   */
  void requireThisVersion() throws BaseException {
    if (!isOfThisVersion()) {
      throw new BaseException(
          file,
          BaseException.BaseFault.BASE_OLD,
          "the base has tables of an earlier version; any change, such as 'kifu base add', renews"
              + " them");
    }
  }

  /** The size of the file, in bytes. */
  public long bytes() throws IOException {
    return Files.size(file);
  }

  /** Reads the tables. */
  <R> R read(BaseWork<R> work) throws IOException {
    try {
      return work.run(connection);
    } catch (SQLException e) {
      throw BaseException.of(file, e);
    }
  }

  /** Changes the tables in one transaction: all of the changes, or none if the work fails. */
  <R> R change(BaseWork<R> work) throws IOException {
    boolean isDone = false;
    try {
      if (isShared) {
        connection.setAutoCommit(false);
      }
      R result = work.run(connection);
      end();
      isDone = true;
      return result;
    } catch (SQLException e) {
      throw BaseException.of(file, e);
    } finally {
      if (!isDone) {
        undo();
      }
    }
  }

  private void end() throws SQLException {
    if (isShared) {
      connection.setAutoCommit(true); // commits, and unlike commit() begins nothing
    } else {
      connection.commit();
    }
  }

  private void undo() {
    try {
      connection.rollback();
      if (isShared) {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      // A full disk makes SQLite take the changes back by itself.
    }
  }

  /**
   * Lets other programs change the base between the changes of this one. From now on each question
   * is answered as of the moment when it is asked.
   */
  void share() throws IOException {
    this.<Boolean>read(
        tables -> {
          tables.setAutoCommit(true);
          return true;
        });
    isShared = true;
  }

  /**
   * Waits longer for other programs from now on: work of hours is not given up because somebody
   * reads the base for some minutes.
   */
  void waitLonger() throws IOException {
    this.<Boolean>read(
        tables -> {
          try (Statement statement = tables.createStatement()) {
            return statement.execute("PRAGMA busy_timeout = " + LONG_WAIT_MILLISECONDS);
          }
        });
  }

  /** The number that a question with one row and one column has as its answer; 0 for null. */
  static int number(Connection tables, String question) throws SQLException {
    return (int) longNumber(tables, question);
  }

  /** The same for a number of 64 bits. */
  static long longNumber(Connection tables, String question) throws SQLException {
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      return rows.next() ? rows.getLong(1) : 0;
    }
  }

  /** The number of rows of a table. */
  public long count(String table) throws IOException {
    return read(tables -> longNumber(tables, "SELECT count(*) FROM " + table));
  }

  @Override
  public void close() throws IOException {
    undo();
    try {
      connection.close();
    } catch (SQLException e) {
      throw BaseException.of(file, e);
    }
  }
}
