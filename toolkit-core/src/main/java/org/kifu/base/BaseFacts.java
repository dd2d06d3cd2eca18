package org.kifu.base;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.kifu.game.Problem;
import org.kifu.opening.PositionKey;

/**
 * The facts of games that the tables of a base have: all that a game counts by, and all that lists
 * of games show. A game from here has no comments, and no places within its record.
 */
public final class BaseFacts implements AutoCloseable {
  /** Whole sources are read in less time than the rows of more games than one in this number. */
  private static final int FEW = 4;

  private static final String OF_DAMAGE =
      "SELECT source FROM findings WHERE game IS NULL UNION SELECT source FROM games WHERE "
          + GameCondition.APART
          + " AND (acceptance = 'quarantined' OR squares IS NULL)";

  private static final String OF_RECORDS =
      OF_DAMAGE
          + " UNION SELECT source FROM games WHERE line > 0"
          + " UNION SELECT source FROM findings WHERE severity <> 'info'"
          + " UNION SELECT source FROM games WHERE game IN (SELECT game FROM record_tags)";

  private final Base base;
  private final long size;

  /**
   * The facts of an open base, which is closed with this.
   *
   * @throws BaseException if the base is damaged, or has tables of an earlier version
   */
  public BaseFacts(Base base) throws IOException {
    base.requireThisVersion();
    this.base = base;
    this.size = base.count("games");
  }

  /**
   * Opens a base for its facts.
   *
   * @throws BaseException if the file is not a base that can be used, or has tables of an earlier
   *     version
   */
  public static BaseFacts open(Path file) throws IOException {
    Base base = Base.open(file);
    try {
      return new BaseFacts(base);
    } catch (IOException e) {
      base.close();
      throw e;
    }
  }

  /** The base. */
  public Base base() {
    return base;
  }

  /** The number of all games. */
  public long size() {
    return size;
  }

  /** The number of games of other rules than those of the tournament, by the names of the rules. */
  public Map<String, Integer> otherRules() throws IOException {
    return base.read(BaseFacts::otherRules);
  }

  static Map<String, Integer> otherRules(Connection tables) throws SQLException {
    String question =
        "SELECT rules, count(*) FROM games WHERE "
            + GameCondition.APART
            + " AND rules <> 'othello' GROUP BY rules";
    Map<String, Integer> games = new TreeMap<>();
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      while (rows.next()) {
        games.put(rows.getString(1), rows.getInt(2));
      }
    }
    return games;
  }

  /** Games of players with such a name. */
  public GameCondition players(Predicate<String> isMeant) throws IOException {
    return GameCondition.players(named("players", "player", isMeant));
  }

  /** Games of events with such a name. */
  public GameCondition events(Predicate<String> isMeant) throws IOException {
    return GameCondition.events(named("events", "event", isMeant));
  }

  private Set<Long> named(String table, String key, Predicate<String> isMeant) throws IOException {
    Set<Long> found = new HashSet<>();
    base.<Map<Long, String>>read(tables -> FactsRow.names(tables, table, key))
        .forEach(
            (number, name) -> {
              if (isMeant.test(name)) {
                found.add(number);
              }
            });
    return found;
  }

  /**
   * Games that may have reached one of these positions, and all games that a question about
   * positions leaves out with a remark.
   */
  public GameCondition reached(Collection<PositionKey> positions) throws IOException {
    return GameCondition.reached(base, positions).or(GameCondition.apart());
  }

  /** Whether some games meet a condition, but so few that reading their rows saves time. */
  public boolean areFew(GameCondition condition) throws IOException {
    long found = found(condition);
    return found > 0 && found <= size / FEW;
  }

  /** Whether so many games are not plain that reading all games takes less time. */
  boolean areManyApart() throws IOException {
    return found(GameCondition.apart()) > size / FEW;
  }

  /** The number of games that meet a condition, as far as it is small. */
  private long found(GameCondition condition) throws IOException {
    String question =
        "SELECT count(*) FROM (SELECT 1 FROM games WHERE " + condition.sql() + " LIMIT ?)";
    return base.read(
        tables -> {
          try (PreparedStatement statement = tables.prepareStatement(question)) {
            int next = set(statement, condition);
            statement.setLong(next, size / FEW + 1);
            try (ResultSet rows = statement.executeQuery()) {
              return rows.next() ? rows.getLong(1) : 0L;
            }
          }
        });
  }

  /** Sets the values of a condition, and returns the number of the next parameter. */
  static int set(PreparedStatement statement, GameCondition condition) throws SQLException {
    int next = 1;
    for (Object value : condition.values()) {
      statement.setObject(next++, value);
    }
    return next;
  }

  /**
   * The games that meet a condition, in the order of the base, and others besides: a source with
   * damage, or with other moves than squares of the usual board, is read whole. So its problems are
   * told as they are when files are read.
   *
   * @param problems takes the problems of sources as a whole
   */
  public FactsIterator games(GameCondition condition, Consumer<Problem> problems)
      throws IOException {
    return new FactsIterator(this, condition, readWhole(OF_DAMAGE), problems);
  }

  /**
   * The same for a command that also takes the place of a game, warnings about it, or what its
   * record states besides: a source with lines, with a warning, or with such statements is read
   * whole.
   */
  public FactsIterator records(GameCondition condition, Consumer<Problem> problems)
      throws IOException {
    return new FactsIterator(this, condition, readWhole(OF_RECORDS), problems);
  }

  /** The readable games that meet a condition, of any board, by their rows alone. */
  public FactsIterator rowsOfAllRules(GameCondition condition) throws IOException {
    GameCondition readable = condition.and(new GameCondition("rules IS NOT NULL", List.of()));
    return new FactsIterator(this, readable, Set.of(), _ -> {});
  }

  /**
   * The games of the usual board that meet a condition, by their rows alone. Damage of sources is
   * not told.
   */
  public FactsIterator rows(GameCondition condition) throws IOException {
    GameCondition shown = condition.and(new GameCondition("squares IS NOT NULL", List.of()));
    return new FactsIterator(this, shown, Set.of(), _ -> {});
  }

  private Set<Long> readWhole(String question) throws IOException {
    return base.read(tables -> readWhole(tables, question));
  }

  private static Set<Long> readWhole(Connection tables, String question) throws SQLException {
    Set<Long> found = new HashSet<>();
    try (Statement statement = tables.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      while (rows.next()) {
        found.add(rows.getLong(1));
      }
    }
    return found;
  }

  @Override
  public void close() throws IOException {
    base.close();
  }
}
