package org.kifu.base;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The sum of a row of {@code games}: the CRC-32C of its values in the order of the columns, with
 * names in the place of their numbers. So it also covers the names.
 */
final class GameRowSum {
  private static final Set<String> NAMED = Set.of("black", "white", "event");
  private static final List<Kind> KINDS =
      BaseSchema.declarations("games").stream().map(Kind::of).toList();

  /** All columns of a game {@code g}, and behind them the names. */
  static final String COLUMNS =
      BaseSchema.columns("games").stream()
          .map("g."::concat)
          .collect(Collectors.joining(", ", "", ", b.name, w.name, e.name"));

  /** The tables of the names. */
  static final String NAMES =
      " LEFT JOIN players b ON b.player = g.black LEFT JOIN players w ON w.player = g.white"
          + " LEFT JOIN events e ON e.event = g.event";

  /** The number of these columns. */
  static final int WIDTH = KINDS.size() + NAMED.size();

  private static final String PROVED =
      "SELECT " + COLUMNS + " FROM json_each(?) j JOIN games g ON g.game = j.value" + NAMES;

  private final CRC32C sum = new CRC32C();
  private final ByteBuffer number = ByteBuffer.allocate(Long.BYTES);

  /** The kinds of values. */
  private enum Kind {
    NUMBER,
    TEXT,
    BYTES,
    NAME;

    static Kind of(BaseTable.Column column) {
      return NAMED.contains(column.name())
          ? NAME
          : switch (column.declaration().split(" ", 2)[0]) {
            case "INTEGER" -> NUMBER;
            case "TEXT" -> TEXT;
            default -> BYTES;
          };
    }
  }

  /** The name of a column in a row, or null. */
  @FunctionalInterface
  interface NameInRow {
    @Nullable String of(ResultSet row, int column) throws SQLException;
  }

  /**
   * The sum of a new row.
   *
   * @param values the values of a {@link GameEntry}
   */
  static long of(long game, long source, List<@Nullable Object> values) {
    GameRowSum all = new GameRowSum();
    all.add(game);
    all.add(source);
    for (@Nullable Object value : values) {
      switch (value) {
        case null -> all.addNothing();
        case Number some -> all.add(some.longValue());
        case byte[] bytes -> all.add(bytes);
        default -> all.add(value.toString().getBytes(StandardCharsets.UTF_8));
      }
    }
    return all.sum.getValue();
  }

  /** The sum of a row that begins with all columns of the table of games. */
  static long of(ResultSet row, NameInRow names) throws SQLException {
    return of(row, names, KINDS.size() - 1);
  }

  private static long of(ResultSet row, NameInRow names, int columns) throws SQLException {
    GameRowSum all = new GameRowSum();
    for (int i = 0; i < columns; i++) {
      all.add(row, i + 1, KINDS.get(i), names);
    }
    return all.sum.getValue();
  }

  /**
   * Whether a row that begins with all columns of the table of games has the sum that it states.
   */
  static boolean isRight(ResultSet row, NameInRow names) throws SQLException {
    return of(row, names) == row.getLong(KINDS.size());
  }

  /**
   * Proves the rows of games, with the names of their players and events.
   *
   * @throws SQLException if one is damaged or missing, with the code for damage
   */
  static void prove(Connection tables, Collection<Long> games) throws SQLException {
    Set<Long> right = new HashSet<>();
    try (PreparedStatement asked = tables.prepareStatement(PROVED)) {
      asked.setString(1, "[" + StoredValue.listed(games) + "]");
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          if (isRight(rows, GameRowSum::name)) {
            right.add(rows.getLong(1));
          }
        }
      }
    }
    if (!right.containsAll(games)) {
      throw StoredValue.damage("games: a row is not the one that was written");
    }
  }

  /** The name behind the columns of a game, for one of which it stands. */
  static @Nullable String name(ResultSet row, int column) throws SQLException {
    return row.getString(KINDS.size() + 1 + column - EntryColumns.BLACK);
  }

  /**
   * The games whose rows do not have the sums that they state, in tables without the column {@code
   * winner}. A sum of 0 was never stated.
   */
  static Set<Long> wrongWithoutWinner(Connection tables) throws SQLException {
    FactsRow names = new FactsRow(tables);
    List<String> columns = new ArrayList<>(BaseSchema.columns("games"));
    columns.remove("winner");
    int sum = columns.size();
    Set<Long> wrong = new HashSet<>();
    try (Statement statement = tables.createStatement();
        ResultSet all =
            statement.executeQuery("SELECT " + String.join(", ", columns) + " FROM games")) {
      while (all.next()) {
        long stated = all.getLong(sum);
        if (stated != 0 && stated != of(all, names::nameInRow, sum - 1)) {
          wrong.add(all.getLong(1));
        }
      }
    }
    return wrong;
  }

  /**
   * States the sum of each row.
   *
   * @param damaged games that get a wrong sum, so that their damage is still noticed
   */
  static void fill(Connection tables, Set<Long> damaged) throws SQLException {
    FactsRow names = new FactsRow(tables);
    try (PreparedStatement rows =
            tables.prepareStatement("SELECT " + FactsRow.COLUMNS + " FROM games");
        PreparedStatement change =
            tables.prepareStatement("UPDATE games SET row_sum = ? WHERE game = ?");
        ResultSet all = rows.executeQuery()) {
      while (all.next()) {
        long game = all.getLong(1);
        long right = of(all, names::nameInRow);
        change.setLong(1, damaged.contains(game) ? ~right : right);
        change.setLong(2, game);
        change.executeUpdate();
      }
    }
  }

  private void add(ResultSet row, int column, Kind kind, NameInRow names) throws SQLException {
    switch (kind) {
      case NUMBER -> {
        long value = row.getLong(column);
        if (value == 0 && row.wasNull()) {
          addNothing();
        } else {
          add(value);
        }
      }
      case NAME -> {
        String name = names.of(row, column);
        if (name == null) {
          addNothing();
        } else {
          add(name.getBytes(StandardCharsets.UTF_8));
        }
      }
      default -> {
        byte[] bytes = row.getBytes(column);
        if (bytes == null && row.wasNull()) {
          addNothing();
        } else {
          add(bytes == null ? new byte[0] : bytes);
        }
      }
    }
  }

  private void addNothing() {
    sum.update(0);
  }

  private void add(long value) {
    sum.update(1);
    sum.update(number.putLong(0, value).array());
  }

  private void add(byte[] bytes) {
    sum.update(2);
    sum.update(number.putLong(0, bytes.length).array());
    sum.update(bytes);
  }
}
