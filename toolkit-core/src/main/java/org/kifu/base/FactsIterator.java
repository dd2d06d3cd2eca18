package org.kifu.base;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Consumer;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/** Games by their rows, source by source; some sources are read whole. */
public final class FactsIterator implements Iterator<ParsedGame>, Closeable {
  private final Base base;
  private final StoredSources stored;
  private final Iterator<StoredSource> sources;
  private final Set<Long> whole;
  private final Consumer<Problem> problems;
  private final FactsRow row;
  private final PreparedStatement statement;
  private final ResultSet rows;
  private boolean isOnRow;
  private long number;
  private Iterator<ParsedGame> games = Collections.emptyIterator();

  /**
   * @param whole the sources that are read whole
   */
  FactsIterator(
      BaseFacts facts, GameCondition condition, Set<Long> whole, Consumer<Problem> problems)
      throws IOException {
    this.base = facts.base();
    this.stored = new StoredSources(base);
    List<StoredSource> all = stored.games();
    this.sources = all.iterator();
    this.whole = whole;
    this.problems = problems;
    this.row = base.<FactsRow>read(FactsRow::new);
    String question =
        "SELECT %s FROM games WHERE (%s) AND source NOT IN (%s) ORDER BY source, game"
            .formatted(FactsRow.COLUMNS, condition.sql(), StoredValue.listed(whole));
    statement = base.<PreparedStatement>read(tables -> tables.prepareStatement(question));
    rows = started(condition);
  }

  /** Starts the question; it does not stay open if that fails. */
  private ResultSet started(GameCondition condition) throws IOException {
    try {
      BaseFacts.set(statement, condition);
      ResultSet started = statement.executeQuery();
      isOnRow = started.next();
      return started;
    } catch (SQLException e) {
      try (statement) {
        throw BaseException.of(base.file(), e);
      } catch (SQLException unclosed) {
        throw BaseException.of(base.file(), unclosed);
      }
    }
  }

  @Override
  public boolean hasNext() {
    while (!games.hasNext() && sources.hasNext()) {
      closeWhole();
      StoredSource source = sources.next();
      games =
          whole.contains(source.number())
              ? new BaseGames(stored, List.of(source), problems)
              : new RowsOf(source.number());
    }
    return games.hasNext();
  }

  private void closeWhole() {
    if (games instanceof BaseGames open) {
      open.close();
    }
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return base.own(games.next());
  }

  @Override
  public void close() throws IOException {
    closeWhole();
    try {
      rows.close();
      statement.close();
    } catch (SQLException e) {
      throw BaseException.of(base.file(), e);
    }
  }

  /** The number in the base of the game that was read last by its row. */
  public long number() {
    return number;
  }

  /** The games of one source among the rows. */
  private final class RowsOf implements Iterator<ParsedGame> {
    private final long source;

    RowsOf(long source) {
      this.source = source;
    }

    @Override
    public boolean hasNext() {
      try {
        return isOnRow && FactsRow.source(rows) == source;
      } catch (SQLException e) {
        throw failed(e);
      }
    }

    @Override
    public ParsedGame next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      try {
        ParsedGame game = row.game(rows);
        number = rows.getLong(1);
        isOnRow = rows.next();
        return game;
      } catch (SQLException e) {
        throw failed(e);
      }
    }

    private UncheckedIOException failed(SQLException cause) {
      return new UncheckedIOException(BaseException.of(base.file(), cause));
    }
  }
}
