package org.kifu.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The games of sources of a base, read from their bytes, with their numbers in the base. Games have
 * their numbers in the order in which they are read.
 */
final class NumberedGames implements Iterator<StoredGame>, AutoCloseable {
  private final Base base;
  private final StoredSources stored;
  private final Iterator<StoredSource> sources;
  private Deque<Long> numbers = new ArrayDeque<>();
  private @Nullable BaseGames games;
  private String name = "";

  NumberedGames(Base base, List<StoredSource> sources) {
    this.base = base;
    this.stored = new StoredSources(base);
    this.sources = sources.iterator();
  }

  @Override
  public boolean hasNext() {
    try {
      while ((games == null || !games.hasNext()) && sources.hasNext()) {
        endSource();
        begin(sources.next());
      }
      return games != null && games.hasNext();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void begin(StoredSource source) throws IOException {
    name = source.name();
    numbers = base.<Deque<Long>>read(tables -> numbers(tables, source.number()));
    games = new BaseGames(stored, List.of(source), problem -> {});
  }

  private static Deque<Long> numbers(Connection tables, long source) throws SQLException {
    Deque<Long> numbers = new ArrayDeque<>();
    try (PreparedStatement question =
        tables.prepareStatement("SELECT game FROM games WHERE source = ? ORDER BY game")) {
      question.setLong(1, source);
      try (ResultSet rows = question.executeQuery()) {
        while (rows.next()) {
          numbers.add(rows.getLong(1));
        }
      }
    }
    return numbers;
  }

  @Override
  public StoredGame next() {
    if (!hasNext() || games == null) {
      throw new NoSuchElementException();
    }
    Long number = numbers.poll();
    if (number == null) {
      throw new UncheckedIOException(otherGames());
    }
    return new StoredGame(number, games.next());
  }

  private BaseException otherGames() {
    return new BaseException(
        base.file(),
        BaseException.BaseFault.BASE_DAMAGED,
        name + ": its bytes have other games than the base; 'kifu base check' tells more");
  }

  /** Ends the source that is open; its games must be those that the base has. */
  private void endSource() throws IOException {
    boolean isWhole = games == null || numbers.isEmpty();
    close();
    if (!isWhole) {
      throw otherGames();
    }
  }

  @Override
  public void close() {
    if (games != null) {
      games.close();
      games = null;
    }
  }
}
