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

/** A reader of the rows of {@code games} as games. */
final class FactsRow {
  private static final List<String> NAMES = BaseSchema.columns("games");

  /** All columns: a game is only made of a row that has its sum. */
  static final String COLUMNS = String.join(", ", NAMES);

  private static final int SOURCE = at("source");
  static final int NUMBER = at("number");
  static final int ENTRY = at("entry");
  private static final int BLACK = at("black");
  private static final int WHITE = at("white");
  private static final int EVENT = at("event");
  private static final int PLACE = at("place");
  static final int DATE = at("date");
  private static final int RULES = at("rules");
  private static final int START = at("start");
  private static final int MOVES = at("moves");
  private static final int SQUARES = at("squares");
  private static final int RESULT = at("result");
  private static final int DISCS = at("declared_black_discs");
  private static final int WINNER = at("declared_winner");
  private static final int THEORY = at("theoretical_black_discs");
  private static final int OFFSET = at("byte_offset");
  private static final int LINE = at("line");

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

  private static int at(String column) {
    return NAMES.indexOf(column) + 1;
  }

  /** The names of a table by their numbers. */
  static Map<Long, String> names(Connection tables, String table, String key) throws SQLException {
    Map<Long, String> names = new HashMap<>();
    String name = table.equals("sources") ? StoredSources.NAME : "s.name";
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT " + key + ", " + name + " FROM " + table + " s")) {
      while (rows.next()) {
        names.put(rows.getLong(1), StoredValue.text(rows, 2));
      }
    }
    return names;
  }

  static long source(ResultSet row) throws SQLException {
    return row.getLong(SOURCE);
  }

  /**
   * The game of a row.
   *
   * @throws SQLException if there is no such game, with the code for damage
   */
  ParsedGame game(ResultSet row) throws SQLException {
    if (!GameRowSum.isRight(row, this::nameInRow)) {
      throw damage(
          "the row of game %d does not have the sum that it had".formatted(row.getLong(1)));
    }
    String entry = StoredValue.text(row, ENTRY);
    String source = name(sources, row.getLong(SOURCE), "source");
    String where = entry.isEmpty() ? source : source + SourceLocation.WITHIN + entry;
    Origin origin = Origin.at(place(where, row.getLong(OFFSET), row.getInt(LINE)));
    return new ParsedGame(row.getInt(NUMBER), Optional.of(record(row)), origin, List.of());
  }

  /** The place of a game; a base does not keep the column in a line. */
  private static SourceLocation place(String source, long offset, int line) {
    return line == 0 ? new SourceLocation(source, offset, 0, 0) : SourceLocation.whole(source);
  }

  private GameRecord record(ResultSet row) throws SQLException {
    String start = row.getString(START);
    return new GameRecord(
        new GameHeader(
            name(players, row.getLong(BLACK), "player"),
            name(players, row.getLong(WHITE), "player"),
            name(events, row.getLong(EVENT), "event"),
            text(row.getString(PLACE)),
            date(row)),
        text(row.getString(RULES)),
        start == null ? StartSpec.STANDARD : new StartSpec.Setup(start),
        moves(row),
        declared(row),
        theory(row),
        Notes.NONE);
  }

  @Nullable String nameInRow(ResultSet row, int column) throws SQLException {
    long number = row.getLong(column);
    return number == 0 ? null : (column == EVENT ? events : players).get(number);
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
    String date = row.getString(DATE);
    return date == null
        ? GameDate.UNKNOWN
        : GameDate.parse(date).orElseThrow(() -> damage("'" + date + "' is not a date"));
  }

  private static MoveList moves(ResultSet row) throws SQLException {
    byte[] squares = row.getBytes(SQUARES);
    if (squares == null) {
      return MoveList.read(text(row.getString(MOVES)));
    }
    for (byte square : squares) {
      if (square < MoveList.PASS || square >= Square.COUNT) {
        throw damage("there is no square " + square);
      }
    }
    return MoveList.ofSquares(squares);
  }

  private static Outcome declared(ResultSet row) throws SQLException {
    String label = row.getString(RESULT);
    Outcome.Kind kind = KINDS.get(label);
    if (kind == null) {
      throw damage("there is no result '" + label + "'");
    }
    int discs = row.getInt(DISCS);
    Outcome outcome =
        new Outcome(kind, row.wasNull() ? OptionalInt.empty() : OptionalInt.of(discs));
    String winner = row.getString(WINNER);
    return winner == null
        ? outcome
        : outcome.withWinner(winner.equals("black") ? Disc.BLACK : Disc.WHITE);
  }

  /** The theoretical score; a base does not keep at how many empty squares it was computed. */
  private static Optional<TheoreticalScore> theory(ResultSet row) throws SQLException {
    int discs = row.getInt(THEORY);
    return row.wasNull() ? Optional.empty() : Optional.of(new TheoreticalScore(discs, 0));
  }

  private static SQLException damage(String what) {
    return StoredValue.damage("games: " + what);
  }
}
