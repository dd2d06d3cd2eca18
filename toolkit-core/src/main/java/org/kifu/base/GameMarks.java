package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.GameDecisions.Decision;
import org.kifu.base.GameVariations.Variation;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;

/** The marks that people put on the games of a base: tags, notes, and favourites. */
public final class GameMarks {
  static final String ADD_TAG = "INSERT INTO tags (game, tag) VALUES (?, ?) ON CONFLICT DO NOTHING";

  /** A note that the game has is not added again. */
  static final String ADD_NOTE =
      "INSERT INTO notes (game, ply, text) SELECT ?1, ?2, ?3 WHERE NOT EXISTS"
          + " (SELECT 1 FROM notes WHERE game = ?1 AND ply = ?2 AND text = ?3)";

  static final String ADD_FAVOURITE =
      "INSERT INTO favourites (game) VALUES (?) ON CONFLICT DO NOTHING";

  private final Base base;

  /** The marks of an open base. */
  public GameMarks(Base base) {
    this.base = base;
  }

  /**
   * A note on a game.
   *
   * @param ply the ply, from 1, passes counted; 0 for the whole game
   */
  public record Note(int ply, String text) {}

  /**
   * A change of the marks of games.
   *
   * @param tags the tags that games get
   * @param removedTags the tags that games lose
   * @param note the note that games get
   * @param dropsNotes whether games lose the notes that they have
   * @param favourite whether games become favourites, or are no longer; empty to leave this
   */
  public record MarkChange(
      List<String> tags,
      List<String> removedTags,
      Optional<Note> note,
      boolean dropsNotes,
      Optional<Boolean> favourite) {
    /** Copies the lists. */
    public MarkChange {
      tags = List.copyOf(tags);
      removedTags = List.copyOf(removedTags);
    }

    /** The change that adds the tags of another game, and makes it a favourite if that one is. */
    static MarkChange adding(MarkedGame other) {
      Optional<Boolean> favourite = other.isFavourite() ? Optional.of(true) : Optional.empty();
      return new MarkChange(other.tags(), List.of(), Optional.empty(), false, favourite);
    }

    /** Whether everything stays as it is. */
    public boolean isNone() {
      return tags.isEmpty()
          && removedTags.isEmpty()
          && note.isEmpty()
          && !dropsNotes
          && favourite.isEmpty();
    }
  }

  /**
   * A game with marks.
   *
   * @param source the name of its source, with the path in an archive
   * @param number the number of the game in its source
   * @param players the names of both players, black first; empty if they are not known
   * @param date the date, as precise as the source; empty if it is not known
   * @param variations the moves that were tried in place of its own
   * @param decision what was decided about its record
   */
  public record MarkedGame(
      String source,
      int number,
      List<String> players,
      String date,
      boolean isFavourite,
      List<String> tags,
      List<Note> notes,
      List<Variation> variations,
      Optional<Decision> decision) {
    /** Copies the lists. */
    public MarkedGame {
      players = List.copyOf(players);
      tags = List.copyOf(tags);
      notes = List.copyOf(notes);
      variations = List.copyOf(variations);
    }
  }

  /**
   * The numbers of the chosen games in the base, with their numbers of plies, passes counted.
   *
   * @param problems takes the problem of a source whose games, or the last of them, are left out
   * @throws GameFilter.SelectionException if no game is chosen
   * @throws BaseException if a game is chosen by its number, and games before it are left out
   */
  public Map<Long, Integer> chosen(GameFilter filter, Consumer<Problem> problems)
      throws IOException {
    Map<Long, Integer> numbers = new TreeMap<>();
    List<Problem> told = new ArrayList<>();
    Consumer<Problem> both = problems.andThen(told::add);
    try (NumberedGames all = new NumberedGames(base, new StoredSources(base).games(), both)) {
      Iterator<StoredGame> some = filter.select(all, StoredGame::header);
      some.forEachRemaining(game -> numbers.put(game.number(), plies(game)));
    }
    if (filter.number().isPresent() && !told.isEmpty()) {
      throw new BaseException(
          base.file(),
          BaseException.BaseFault.BASE_DAMAGED,
          "the number of a game does not tell which one is meant, as games of "
              + told.getFirst().where().source()
              + " are left out");
    }
    return numbers;
  }

  private static int plies(StoredGame game) {
    return game.game()
        .record()
        .flatMap(
            record ->
                Catalogue.byName(record.rules())
                    .map(entry -> Replay.of(entry.rules(), record).steps().size()))
        .orElse(0);
  }

  /**
   * Changes the marks of games: of all of them, or of none if this fails.
   *
   * @return the number of games whose marks are others now
   */
  public int change(Set<Long> games, MarkChange change) throws IOException {
    return base.<Integer>change(
        tables -> {
          int changed = 0;
          for (long game : games) {
            changed += change(tables, game, change) > 0 ? 1 : 0;
          }
          return changed;
        });
  }

  /** Removes a note of a game; nothing happens if the game does not have it. */
  public void removeNote(long game, Note note) throws IOException {
    String removal = "DELETE FROM notes WHERE game = ? AND ply = ? AND text = ?";
    base.<Integer>change(tables -> run(tables, removal, game, note.ply(), note.text()));
  }

  /** Changes the marks of a game, and returns the number of rows that went or came. */
  static int change(Connection tables, long game, MarkChange change) throws SQLException {
    int rows = 0;
    for (String tag : change.removedTags()) {
      rows += run(tables, "DELETE FROM tags WHERE game = ? AND tag = ?", game, tag);
    }
    for (String tag : change.tags()) {
      rows += run(tables, ADD_TAG, game, tag);
    }
    if (change.dropsNotes()) {
      rows += run(tables, "DELETE FROM notes WHERE game = ?", game);
    }
    if (change.note().isPresent()) {
      Note note = change.note().get();
      rows += run(tables, ADD_NOTE, game, note.ply(), note.text());
    }
    if (change.favourite().isPresent()) {
      rows +=
          run(
              tables,
              change.favourite().get() ? ADD_FAVOURITE : "DELETE FROM favourites WHERE game = ?",
              game);
    }
    return rows;
  }

  static int run(Connection tables, String change, Object... values) throws SQLException {
    try (PreparedStatement statement = tables.prepareStatement(change)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      return statement.executeUpdate();
    }
  }

  /**
   * The games with marks, in the order of the base.
   *
   * @param isMeant chooses games by their numbers in the base
   */
  public List<MarkedGame> marked(Predicate<Long> isMeant) throws IOException {
    return base.read(
        tables ->
            marked(tables, "").entrySet().stream()
                .filter(each -> isMeant.test(each.getKey()))
                .map(Map.Entry::getValue)
                .toList());
  }

  /** The games of a source with marks, by their numbers in the base. */
  static Map<Long, MarkedGame> markedOf(Connection tables, long source) throws SQLException {
    return marked(tables, " AND g.source = " + source);
  }

  private static Map<Long, MarkedGame> marked(Connection tables, String condition)
      throws SQLException {
    String question =
        "SELECT g.game, "
            + StoredSources.NAME
            + ", g.entry, g.number, coalesce(b.name, ''), coalesce(w.name, ''),"
            + " coalesce(g.date, ''), EXISTS (SELECT 1 FROM favourites f WHERE f.game = g.game)"
            + " FROM games g JOIN sources s USING (source)"
            + " LEFT JOIN players b ON b.player = g.black"
            + " LEFT JOIN players w ON w.player = g.white"
            + " WHERE g.game IN (SELECT game FROM tags UNION SELECT game FROM notes"
            + " UNION SELECT game FROM favourites UNION SELECT game FROM variations UNION SELECT"
            + " game FROM decisions)"
            + condition
            + " ORDER BY g.source, g.game";
    Map<Long, MarkedGame> found = new LinkedHashMap<>();
    try (PreparedStatement asked = tables.prepareStatement(question);
        ResultSet rows = asked.executeQuery()) {
      while (rows.next()) {
        found.put(rows.getLong(1), marked(tables, rows));
      }
    }
    return found;
  }

  private static MarkedGame marked(Connection tables, ResultSet row) throws SQLException {
    long game = row.getLong(1);
    List<String> tags = new ArrayList<>();
    List<Note> notes = new ArrayList<>();
    try (PreparedStatement asked =
        tables.prepareStatement(
            "SELECT 0 AS ply, tag, 0 AS note FROM tags WHERE game = ?1 UNION ALL"
                + " SELECT ply, text, note FROM notes WHERE game = ?1 ORDER BY 3, 2")) {
      asked.setLong(1, game);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          if (rows.getLong(3) == 0) {
            tags.add(StoredValue.text(rows, 2));
          } else {
            notes.add(new Note(rows.getInt(1), StoredValue.text(rows, 2)));
          }
        }
      }
    }
    return new MarkedGame(
        place(StoredValue.text(row, 2), StoredValue.text(row, 3)),
        row.getInt(4),
        List.of(row.getString(5), row.getString(6)),
        row.getString(7),
        row.getInt(8) == 1,
        tags,
        notes,
        GameVariations.of(tables, game),
        GameDecisions.of(tables, game));
  }

  /** The place of a record: the name of its source, and the path in an archive if it has one. */
  public static String place(String source, String entry) {
    return entry.isEmpty() ? source : source + SourceLocation.WITHIN + entry;
  }

  /** Takes what happens to the marks of a game that is no longer in its source. */
  public interface MarkWatcher {
    /**
     * Takes a game whose marks another one took over.
     *
     * @param source the name of the source of that one, with the path in an archive
     * @param number the number of that one in its source
     */
    default void areMoved(MarkedGame game, String source, int number) {}

    /** Takes a game whose marks are gone. */
    default void areLost(MarkedGame game) {}
  }

  /** All tags, in alphabetical order. */
  public List<String> tags() throws IOException {
    return base.read(
        tables -> {
          List<String> found = new ArrayList<>();
          try (PreparedStatement asked =
                  tables.prepareStatement("SELECT DISTINCT tag FROM tags ORDER BY tag");
              ResultSet rows = asked.executeQuery()) {
            while (rows.next()) {
              found.add(StoredValue.text(rows, 1));
            }
          }
          return found;
        });
  }

  /** Whether games of the base have a tag, by the places of their records. */
  public Predicate<ParsedGame> tagged(String tag) throws IOException {
    return marked(GameCondition.tagged(tag));
  }

  /** The same for games that are favourites. */
  public Predicate<ParsedGame> favourites() throws IOException {
    return marked(GameCondition.favourites());
  }

  private Predicate<ParsedGame> marked(GameCondition condition) throws IOException {
    String question =
        "SELECT "
            + StoredSources.NAME
            + ", g.entry, g.number FROM games g JOIN sources s USING (source) WHERE "
            + condition.sql();
    Set<MarkedPlace> places =
        base.read(
            tables -> {
              Set<MarkedPlace> found = new HashSet<>();
              try (PreparedStatement asked = tables.prepareStatement(question)) {
                BaseFacts.set(asked, condition);
                try (ResultSet rows = asked.executeQuery()) {
                  while (rows.next()) {
                    String source = place(StoredValue.text(rows, 1), StoredValue.text(rows, 2));
                    found.add(new MarkedPlace(source, rows.getInt(3)));
                  }
                }
              }
              return found;
            });
    return game ->
        places.contains(
            new MarkedPlace(GameEntry.wellFormed(game.origin().start().source()), game.number()));
  }

  /** The place of a game with a mark: no other game of the base has it. */
  private record MarkedPlace(String source, int number) {}
}
