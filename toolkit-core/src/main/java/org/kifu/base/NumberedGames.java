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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The games of sources of a base, read from their bytes, with their numbers in the base. A game is
 * the one of the base that has its place and its number in the source. Where a source gives other
 * games than the base has, it ends with a problem, and the next source follows.
 */
final class NumberedGames implements Iterator<StoredGame>, AutoCloseable {
  private static final String PLACES =
      "SELECT game, number, entry, byte_offset FROM games WHERE source = ? AND game > ?"
          + " ORDER BY game LIMIT 1000";

  private final Base base;
  private final StoredSources stored;
  private final Iterator<StoredSource> sources;
  private final Consumer<Problem> problems;
  private final Deque<Place> places = new ArrayDeque<>();
  private @Nullable StoredSource source;
  private @Nullable BaseGames games;
  private @Nullable StoredGame next;
  private long last;

  /** The place of a game that a base has. */
  private record Place(long game, int number, String entry, long offset) {
    boolean isOf(ParsedGame read) {
      SourceLocation start = read.origin().start();
      return read.number() == number
          && start.offset() == offset
          && GameEntry.pathInArchive(start.source()).equals(entry);
    }
  }

  /**
   * @param problems takes a problem for each source with other games than the base has
   */
  NumberedGames(Base base, List<StoredSource> sources, Consumer<Problem> problems) {
    this.base = base;
    this.stored = new StoredSources(base);
    this.sources = sources.iterator();
    this.problems = problems;
  }

  @Override
  public boolean hasNext() {
    try {
      while (next == null && (games != null || sources.hasNext())) {
        if (games == null) {
          begin(sources.next());
        }
        next = nextOfSource();
      }
      return next != null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void begin(StoredSource begun) {
    source = begun;
    games = new BaseGames(stored, List.of(begun), problem -> {});
    places.clear();
    last = 0;
  }

  /** The next game of the source that is open, which is closed if there is none. */
  private @Nullable StoredGame nextOfSource() throws IOException {
    BaseGames open = games;
    Place place = place();
    if (open != null && open.hasNext()) {
      ParsedGame game = open.next();
      if (place != null && place.isOf(game)) {
        places.remove();
        return new StoredGame(place.game(), game);
      }
      tellOther();
    } else if (place != null) {
      tellOther();
    }
    close();
    return null;
  }

  /** The place of the next game of the base in the source that is open. */
  private @Nullable Place place() throws IOException {
    StoredSource open = source;
    if (places.isEmpty() && open != null) {
      base.<Boolean>read(tables -> fill(tables, open.number()));
    }
    return places.peek();
  }

  private boolean fill(Connection tables, long number) throws SQLException {
    try (PreparedStatement question = tables.prepareStatement(PLACES)) {
      question.setLong(1, number);
      question.setLong(2, last);
      try (ResultSet rows = question.executeQuery()) {
        while (rows.next()) {
          last = rows.getLong(1);
          places.add(new Place(last, rows.getInt(2), StoredValue.text(rows, 3), rows.getLong(4)));
        }
      }
    }
    return true;
  }

  private void tellOther() {
    StoredSource open = source;
    if (open != null) {
      String message =
          "its bytes now give other games than the base has; 'kifu base check %s' tells more"
              .formatted(base.file());
      problems.accept(Problem.of(ProblemCode.IO_ERROR, SourceLocation.whole(open.name()), message));
    }
  }

  @Override
  public StoredGame next() {
    StoredGame game = hasNext() ? next : null;
    if (game == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return game;
  }

  @Override
  public void close() {
    if (games != null) {
      games.close();
      games = null;
    }
  }
}
