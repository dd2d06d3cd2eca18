package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteLimits;

/**
 * A question to a base in SQL, and its answer row by row. A question changes nothing: the base is
 * open to be read, and no other file can be reached.
 */
public final class BaseQuestion implements AutoCloseable {
  /** The message of SQLite within that of its driver. */
  private static final Pattern MESSAGE = Pattern.compile("\\[[A-Z_]+\\][^(]*\\((.*)\\)");

  private final Base base;
  private final Statement statement;
  private final ResultSet rows;
  private final List<String> columns;

  private BaseQuestion(Base base, Statement statement, ResultSet rows, List<String> columns) {
    this.base = base;
    this.statement = statement;
    this.rows = rows;
    this.columns = columns;
  }

  /** The exception for a question that SQLite does not understand or does not allow. */
  public static final class QuestionException extends Exception {
    private static final long serialVersionUID = 1L;

    QuestionException(String message) {
      super(message);
    }

    /** The reason, as a clause. */
    public String message() {
      return String.valueOf(getMessage());
    }
  }

  /**
   * Asks.
   *
   * @param base a base that is open to be read
   * @param sql one statement, with or without a semicolon at its end
   * @throws QuestionException if it is not a question that can be answered
   * @throws IOException if the base is damaged or cannot be read
   */
  public static BaseQuestion ask(Base base, String sql) throws QuestionException, IOException {
    return ask(base, sql, NameSpellings.NONE);
  }

  /**
   * Asks with names as rules spell them, in the views {@code player_names} and {@code event_names}.
   */
  public static BaseQuestion ask(Base base, String sql, NameSpellings names)
      throws QuestionException, IOException {
    return ask(base, sql, names, List.of());
  }

  /**
   * Asks with values, one for each question mark.
   *
   * @param values texts and numbers
   */
  public static BaseQuestion ask(Base base, String sql, NameSpellings names, List<?> values)
      throws QuestionException, IOException {
    if (SqlText.of(sql).statements() != 1) {
      throw new QuestionException("give one statement of SQL");
    }
    try {
      return base.read(tables -> asked(base, tables, sql, names, values));
    } catch (WrongQuestion e) {
      throw new QuestionException(e.reason);
    }
  }

  /** A fault of the question on its way through work on the tables. */
  private static final class WrongQuestion extends IOException {
    private static final long serialVersionUID = 1L;
    private final String reason;

    WrongQuestion(String reason) {
      super(reason);
      this.reason = reason;
    }
  }

  private static BaseQuestion asked(
      Base base, Connection tables, String sql, NameSpellings names, List<?> values)
      throws SQLException, IOException {
    SqlFunctions.addTo(tables);
    names.addTo(tables);
    if (tables instanceof SQLiteConnection connection) {
      connection.setLimit(SQLiteLimits.SQLITE_LIMIT_ATTACHED, 0);
    }
    PreparedStatement statement = prepared(tables, sql);
    try {
      for (int i = 0; i < values.size(); i++) {
        statement.setObject(i + 1, values.get(i));
      }
      if (!statement.execute()) {
        throw new WrongQuestion(
            "the statement has no rows as its answer; a question begins with SELECT or WITH");
      }
      ResultSet rows = statement.getResultSet();
      return new BaseQuestion(base, statement, rows, columns(rows.getMetaData()));
    } catch (SQLException e) {
      statement.close();
      throw told(e);
    } catch (WrongQuestion e) {
      statement.close();
      throw e;
    }
  }

  private static PreparedStatement prepared(Connection tables, String sql)
      throws SQLException, WrongQuestion {
    try {
      return tables.prepareStatement(sql);
    } catch (SQLException e) {
      throw told(e);
    }
  }

  /** The exception for a fault of SQL: of the question, or else of the base. */
  private static SQLException told(SQLException e) throws WrongQuestion {
    if (isOfQuestion(e)) {
      throw new WrongQuestion(reason(e));
    }
    return e;
  }

  /** Whether the question is at fault, and not the base. */
  private static boolean isOfQuestion(SQLException e) {
    return switch (SQLiteErrorCode.getErrorCode(e.getErrorCode() & 0xff)) {
      case SQLITE_ERROR, SQLITE_READONLY, SQLITE_MISUSE, SQLITE_RANGE, SQLITE_TOOBIG, SQLITE_AUTH ->
          true;
      default -> false;
    };
  }

  private static String reason(SQLException e) {
    String message = String.valueOf(e.getMessage());
    Matcher inner = MESSAGE.matcher(message);
    return inner.lookingAt() ? inner.group(1) : message;
  }

  /** The names of the columns, each once: a name that comes again has a number. */
  private static List<String> columns(ResultSetMetaData facts) throws SQLException {
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= facts.getColumnCount(); i++) {
      String name = facts.getColumnLabel(i);
      String unique = name;
      for (int number = 2; columns.contains(unique); number++) {
        unique = name + "_" + number;
      }
      columns.add(unique);
    }
    return List.copyOf(columns);
  }

  /** The words that a question may use: the names of tables, columns and functions. */
  public static List<String> words() {
    List<String> tables = BaseSchema.tables();
    return Stream.of(
            tables.stream(),
            tables.stream().flatMap(table -> BaseSchema.columns(table).stream()),
            NameSpellings.words().stream(),
            SqlFunctions.names().stream())
        .flatMap(names -> names)
        .distinct()
        .toList();
  }

  /** The names of the columns of the answer. */
  public List<String> columns() {
    return columns;
  }

  /**
   * The next row: for each column null, a {@link Long}, a {@link Double}, a {@link String} or an
   * array of bytes; null after the last row.
   *
   * @throws QuestionException if the question fails at this row
   * @throws IOException if the base is damaged or cannot be read
   */
  public @Nullable List<@Nullable Object> next() throws QuestionException, IOException {
    try {
      return base.<Optional<List<@Nullable Object>>>read(_ -> Optional.ofNullable(row()))
          .orElse(null);
    } catch (WrongQuestion e) {
      throw new QuestionException(e.reason);
    }
  }

  private @Nullable List<@Nullable Object> row() throws SQLException, IOException {
    try {
      if (!rows.next()) {
        return null;
      }
      @Nullable Object[] cells = new Object[columns.size()];
      for (int i = 0; i < cells.length; i++) {
        Object cell = rows.getObject(i + 1);
        cells[i] = cell instanceof Integer number ? Long.valueOf(number) : cell;
      }
      return Arrays.asList(cells);
    } catch (SQLException e) {
      throw told(e);
    }
  }

  @Override
  public void close() throws IOException {
    base.read(
        _ -> {
          statement.close();
          return true;
        });
  }
}
