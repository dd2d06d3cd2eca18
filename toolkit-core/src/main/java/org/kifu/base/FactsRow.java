package org.kifu.base;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;
import org.sqlite.SQLiteErrorCode;

/** A reader of the rows of {@code games} as games. */
final class FactsRow {
  static final String COLUMNS =
      "game, source, number, entry, black, white, event, place, date, rules, start, squares,"
          + " result, declared_black_discs, declared_winner, theoretical_black_discs, byte_offset,"
          + " line";

  private static final Map<String, Outcome.Kind> KINDS =
      Arrays.stream(Outcome.Kind.values())
          .collect(Collectors.toMap(Outcome.Kind::label, Function.identity()));

  private final Map<Long, String> sources;
  private final Map<Long, String> players;
  private final Map<Long, String> events;

  FactsRow(Connection tables) throws SQLException {
    this.sources = names(tables, "sources", "source");
    this.players = names(tables, "players", "player");
    this.events = names(tables, "events", "event");
  }

  /** The names of a table by their numbers. */
  static Map<Long, String> names(Connection tables, String table, String key) throws SQLException {
    Map<Long, String> names = new HashMap<>();
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery("SELECT " + key + ", name FROM " + table)) {
      while (rows.next()) {
        names.put(rows.getLong(1), rows.getString(2));
      }
    }
    return names;
  }

  static long source(ResultSet row) throws SQLException {
    return row.getLong(2);
  }

  /**
   * The game of a row.
   *
   * @throws SQLException if there is no such game, with the code for damage
   */
  ParsedGame game(ResultSet row) throws SQLException {
    String entry = row.getString(4);
    String source = name(sources, row.getLong(2), "source");
    String where = entry.isEmpty() ? source : source + SourceLocation.WITHIN + entry;
    Origin origin = Origin.at(place(where, row.getLong(17), row.getInt(18)));
    return new ParsedGame(row.getInt(3), Optional.of(record(row)), origin, List.of());
  }

  /** The place of a game; a base does not keep the column in a line. */
  private static SourceLocation place(String source, long offset, int line) {
    return line == 0 ? new SourceLocation(source, offset, 0, 0) : SourceLocation.whole(source);
  }

  private GameRecord record(ResultSet row) throws SQLException {
    String start = row.getString(11);
    return new GameRecord(
        new GameHeader(
            name(players, row.getLong(5), "player"),
            name(players, row.getLong(6), "player"),
            name(events, row.getLong(7), "event"),
            text(row.getString(8)),
            date(row)),
        text(row.getString(10)),
        start == null ? StartSpec.STANDARD : new StartSpec.Setup(start),
        moves(row),
        declared(row),
        theory(row),
        Notes.NONE);
  }

  /** A name by its number; the number 0 stands for no name. */
  private static String name(Map<Long, String> names, long number, String what)
      throws SQLException {
    String name = number == 0 ? "" : names.get(number);
    if (name == null) {
      throw damage("there is no " + what + " " + number);
    }
    return name;
  }

  static String text(@Nullable String text) {
    return text == null ? "" : text;
  }

  private static GameDate date(ResultSet row) throws SQLException {
    String date = row.getString(9);
    return date == null
        ? GameDate.UNKNOWN
        : GameDate.parse(date).orElseThrow(() -> damage("'" + date + "' is not a date"));
  }

  private static MoveList moves(ResultSet row) throws SQLException {
    byte[] squares = row.getBytes(12);
    for (byte square : squares) {
      if (square < MoveList.PASS || square >= Square.COUNT) {
        throw damage("there is no square " + square);
      }
    }
    return MoveList.ofSquares(squares);
  }

  private static Outcome declared(ResultSet row) throws SQLException {
    String label = row.getString(13);
    Outcome.Kind kind = KINDS.get(label);
    if (kind == null) {
      throw damage("there is no result '" + label + "'");
    }
    int discs = row.getInt(14);
    Outcome outcome =
        new Outcome(kind, row.wasNull() ? OptionalInt.empty() : OptionalInt.of(discs));
    String winner = row.getString(15);
    return winner == null
        ? outcome
        : outcome.withWinner(winner.equals("black") ? Disc.BLACK : Disc.WHITE);
  }

  /** The theoretical score; a base does not keep at how many empty squares it was computed. */
  private static Optional<TheoreticalScore> theory(ResultSet row) throws SQLException {
    int discs = row.getInt(16);
    return row.wasNull() ? Optional.empty() : Optional.of(new TheoreticalScore(discs, 0));
  }

  private static SQLException damage(String what) {
    return new SQLException("games: " + what, null, SQLiteErrorCode.SQLITE_CORRUPT.code);
  }
}
