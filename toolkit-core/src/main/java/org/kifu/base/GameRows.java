package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.game.Problem;
import org.kifu.game.Remark;
import org.kifu.game.Severity;
import org.kifu.game.Tag;
import org.kifu.verify.Finding;

/** A writer of the rows of games. They get their numbers in the order in which they are added. */
final class GameRows implements AutoCloseable {
  private final List<PreparedStatement> statements = new ArrayList<>();
  private final PreparedStatement games;
  private final PreparedStatement findings;
  private final PreparedStatement quarantine;
  private final PreparedStatement remarks;
  private final PreparedStatement tags;
  private final PreparedStatement copies;
  private final NameNumbers players;
  private final NameNumbers events;
  private final PositionRows positions;
  private long lastGame;

  GameRows(Connection tables) throws SQLException {
    games = prepared(tables, "games");
    findings = prepared(tables, "findings");
    quarantine = prepared(tables, "quarantine");
    remarks = prepared(tables, "remarks");
    tags = prepared(tables, "record_tags");
    copies = prepared(tables, "copies");
    players = new NameNumbers(tables, "players", "player");
    events = new NameNumbers(tables, "events", "event");
    positions = new PositionRows(tables);
    lastGame =
        Base.longNumber(
            tables,
            "SELECT max(n) FROM (SELECT seq AS n FROM sqlite_sequence WHERE name = 'games'"
                + " UNION ALL SELECT max(copy) FROM copies)");
  }

  private PreparedStatement prepared(Connection tables, String table) throws SQLException {
    PreparedStatement statement = tables.prepareStatement(BaseSchema.insert(table));
    statements.add(statement);
    return statement;
  }

  /** Adds a game of a source. */
  void add(long source, GameEntry entry) throws SQLException {
    add(++lastGame, source, entry);
  }

  /**
   * Leaves a record of a source out.
   *
   * @param record its number in the source, from 0
   * @param weakest the weakest reason for which it may be left out
   * @param game the game that says all that it says
   */
  void addCopy(
      long source,
      int record,
      GameEntry entry,
      DuplicateReason reason,
      DuplicateReason weakest,
      long game)
      throws SQLException {
    int column = 0;
    copies.setLong(++column, ++lastGame);
    copies.setLong(++column, source);
    copies.setInt(++column, record);
    for (@Nullable Object value : entry.place()) {
      copies.setObject(++column, value);
    }
    copies.setString(++column, weakest.label());
    copies.setString(++column, reason.label());
    copies.setLong(++column, game);
    copies.executeUpdate();
  }

  /** Adds a game with a number that no game has; the numbers come in their order. */
  void add(long game, long source, GameEntry entry) throws SQLException {
    int column = 0;
    games.setLong(++column, game);
    games.setLong(++column, source);
    for (@Nullable Object value : entry.values()) {
      column++;
      games.setObject(column, inRow(column, value));
    }
    games.setLong(++column, GameRowSum.of(game, source, entry.values()));
    games.executeUpdate();
    addParts(source, game, entry);
    positions.add(game, entry.keys(), entry.line());
    if (positions.isFull()) {
      positions.write();
    }
  }

  private @Nullable Object inRow(int column, @Nullable Object value) throws SQLException {
    if (value == null || !(value instanceof String name)) {
      return value;
    }
    return switch (column) {
      case EntryColumns.BLACK, EntryColumns.WHITE -> players.of(name);
      case EntryColumns.EVENT -> events.of(name);
      default -> value;
    };
  }

  private void addParts(long source, long game, GameEntry entry) throws SQLException {
    for (Finding finding : entry.findings()) {
      add(source, game, finding.problem(), finding.severity());
    }
    if (entry.quarantined() != null) {
      quarantine.setLong(1, game);
      quarantine.setBytes(2, entry.quarantined());
      quarantine.executeUpdate();
    }
    for (Remark remark : entry.remarks()) {
      remarks.setLong(1, game);
      remarks.setInt(2, remark.move());
      remarks.setString(3, GameEntry.wellFormed(remark.text()));
      remarks.executeUpdate();
    }
    for (Tag tag : entry.tags()) {
      tags.setLong(1, game);
      tags.setInt(2, tag.move());
      tags.setString(3, GameEntry.wellFormed(tag.name()));
      tags.setString(4, GameEntry.wellFormed(tag.value()));
      tags.executeUpdate();
    }
  }

  /** Adds a finding about a source as a whole. */
  void add(long source, Problem problem) throws SQLException {
    add(source, 0, problem, problem.code().severity());
  }

  private void add(long source, long game, Problem problem, Severity severity) throws SQLException {
    findings.setObject(1, null);
    findings.setLong(2, source);
    findings.setObject(3, game == 0 ? null : game);
    findings.setString(4, problem.code().code());
    findings.setString(5, severity.name().toLowerCase(Locale.ROOT));
    findings.setLong(6, problem.where().offset());
    findings.setInt(7, problem.where().line());
    findings.setInt(8, problem.ply());
    findings.setString(9, GameEntry.wellFormed(problem.message()));
    findings.executeUpdate();
  }

  /** Writes what still waits. */
  void flush() throws SQLException {
    positions.write();
  }

  @Override
  public void close() throws SQLException {
    for (PreparedStatement each : statements) {
      each.close();
    }
    players.close();
    events.close();
    positions.close();
  }

  /** The numbers of names, each of which has one row. */
  private static final class NameNumbers implements AutoCloseable {
    private final PreparedStatement row;
    private final Map<String, Long> numbers = new HashMap<>();
    private long last;

    NameNumbers(Connection tables, String table, String key) throws SQLException {
      row = tables.prepareStatement(BaseSchema.insert(table));
      try (Statement statement = tables.createStatement();
          ResultSet rows = statement.executeQuery("SELECT " + key + ", name FROM " + table)) {
        while (rows.next()) {
          numbers.put(rows.getString(2), rows.getLong(1));
          last = Math.max(last, rows.getLong(1));
        }
      }
    }

    long of(String name) throws SQLException {
      Long known = numbers.get(name);
      if (known != null) {
        return known;
      }
      row.setLong(1, ++last);
      row.setString(2, name);
      row.executeUpdate();
      numbers.put(name, last);
      return last;
    }

    @Override
    public void close() throws SQLException {
      row.close();
    }
  }
}
