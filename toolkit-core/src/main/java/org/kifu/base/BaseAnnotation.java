package org.kifu.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.archive.query.GameFilter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.RulesRuns;
import org.kifu.game.SourceLocation;

/**
 * The annotation of the games of a base. Each game is added in a transaction of its own, so an
 * annotation that was broken off goes on if it is started again: games that the base has with these
 * settings are left out.
 */
public final class BaseAnnotation {
  private final Base base;
  private final MixedAnnotator annotators;
  private final GameFilter filter;
  private final int jobs;
  private final AnnotationWatcher watcher;
  private final GameClaims claims;

  /** The settings by the name of the rules, as texts. */
  private final Map<String, SettingsTexts> settings = new HashMap<>();

  /**
   * The settings of annotations by some rules; only the curves of chances differ.
   *
   * @param people those of games of people, and of a program against a person
   * @param programs those of games of two programs
   */
  private record SettingsTexts(String people, String programs) {}

  /** Takes what happens during an annotation. */
  public interface AnnotationWatcher {
    /** Takes the problem of a record that cannot be annotated. */
    void failed(Problem problem);

    /** Takes the problem of a source whose games, or the last of them, are left out. */
    void unread(Problem problem);

    /**
     * Takes how far the annotation is.
     *
     * @param games the games that are in the base
     * @param begun the part of the next game that is done, from 0 to 1
     */
    void reached(long games, double begun);
  }

  /**
   * The result of an annotation.
   *
   * @param games the number of games that were annotated
   * @param failed the number of games that cannot be annotated, found this time
   * @param known the number of chosen games that the base had
   * @param elsewhere the number of chosen games that another program annotates now
   */
  public record Annotated(long games, long failed, long known, long elsewhere) {}

  /**
   * Prepares an annotation.
   *
   * @param base a base that is open to be changed
   * @param filter chooses games
   * @param jobs the number of working threads, at least 1; it does not change the rows
   */
  public BaseAnnotation(
      Base base,
      MixedAnnotator annotators,
      GameFilter filter,
      int jobs,
      AnnotationWatcher watcher) {
    this(base, annotators, filter, jobs, watcher, GameClaims.ofNewWorker());
  }

  /**
   * The same for a worker that may have claimed a game.
   *
   * @param claims the claims of the worker
   */
  public BaseAnnotation(
      Base base,
      MixedAnnotator annotators,
      GameFilter filter,
      int jobs,
      AnnotationWatcher watcher,
      GameClaims claims) {
    this.claims = claims;
    this.base = base;
    this.annotators = annotators;
    this.filter = filter;
    this.jobs = jobs;
    this.watcher = watcher;
  }

  /** The number of games that lack an annotation; more than the work if a filter chooses. */
  public long missing() throws IOException {
    long missing = 0;
    for (String rules : base.<List<String>>read(BaseAnnotation::rules)) {
      missing += missing(rules, settings(rules));
    }
    return missing;
  }

  /** The rules of the games; a game that cannot be read counts as one of the tournament game. */
  private static List<String> rules(Connection tables) throws SQLException {
    List<String> names = new ArrayList<>();
    try (PreparedStatement question =
            tables.prepareStatement(
                "SELECT DISTINCT coalesce(rules, '" + GameRecord.OTHELLO + "') FROM games");
        ResultSet rows = question.executeQuery()) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }

  private long missing(String rules, SettingsTexts texts) throws IOException {
    String question =
        "SELECT count(*) FROM games g WHERE coalesce(rules, '"
            + GameRecord.OTHELLO
            + "') = ? AND NOT EXISTS"
            + " (SELECT 1 FROM annotated_games a JOIN annotation_settings s USING (settings)"
            + " WHERE a.game = g.game AND s.text IN (?, ?))";
    return base.read(
        tables -> {
          try (PreparedStatement statement = tables.prepareStatement(question)) {
            statement.setString(1, rules);
            statement.setString(2, texts.people());
            statement.setString(3, texts.programs());
            try (ResultSet rows = statement.executeQuery()) {
              return rows.next() ? rows.getLong(1) : 0L;
            }
          }
        });
  }

  private SettingsTexts settings(String rules) {
    return settings.computeIfAbsent(
        rules,
        name ->
            new SettingsTexts(
                AnnotationLine.settings(annotators.settings(name, false)),
                AnnotationLine.settings(annotators.settings(name, true))));
  }

  private String settings(StoredGame game) {
    SettingsTexts texts = settings(RulesRuns.rules(game.game()));
    return game.header().isOfPrograms() ? texts.programs() : texts.people();
  }

  /**
   * Annotates the chosen games that lack it, unless another program does so now.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted; the base has
   *     the games before that
   * @throws BaseException if the base cannot be changed
   */
  public Annotated annotate() throws IOException {
    base.waitLonger();
    base.share();
    if (missing() == 0 && filter.isAll()) {
      return new Annotated(0, 0, base.count("games"), 0);
    }
    try (NumberedGames all =
        new NumberedGames(base, new StoredSources(base).games(), watcher::unread)) {
      return annotate(filter.select(all, StoredGame::header));
    }
  }

  private Annotated annotate(Iterator<StoredGame> chosen) throws IOException {
    MissingGames games = new MissingGames(chosen);
    try {
      annotators.annotate(games, jobs, games);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      claims.releaseAll(base);
    }
    return new Annotated(games.added, games.failed, games.known, games.elsewhere);
  }

  /**
   * Annotates one game, unless the base has its annotation with these settings.
   *
   * @param number the number of the game in the base; nothing happens if there is none
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public Annotated annotate(long number) throws IOException {
    base.waitLonger();
    base.share();
    return annotate(new StoredGames(base).game(number).stream().iterator());
  }

  /** The games that lack an annotation, in order, and the receiver of their annotations. */
  private final class MissingGames implements Iterator<ParsedGame>, Receiver {
    private final Iterator<StoredGame> all;
    private final Deque<StoredGame> begun = new ArrayDeque<>();
    private @Nullable StoredGame next;
    private long added;
    private long failed;
    private long known;
    private long elsewhere;

    MissingGames(Iterator<StoredGame> all) {
      this.all = all;
    }

    @Override
    public boolean hasNext() {
      while (next == null && all.hasNext()) {
        StoredGame game = all.next();
        if (isKnown(game)) {
          known++;
        } else if (isClaimed(game)) {
          next = game;
        } else {
          elsewhere++;
        }
      }
      return next != null;
    }

    private boolean isKnown(StoredGame game) {
      String text = settings(game);
      try {
        return base.read(tables -> AnnotationRows.isThere(tables, game.number(), text));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Claims a game; one that vanished meanwhile is annotated, and then not added. */
    private boolean isClaimed(StoredGame game) {
      try {
        return base.change(
            tables ->
                !isThere(tables, game.number(), source(game))
                    || claims.take(tables, game.number()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String source(StoredGame game) {
      return GameEntry.wellFormed(SourceLocation.fileOf(game.game().origin().start().source()));
    }

    @Override
    public ParsedGame next() {
      if (!hasNext() || next == null) {
        throw new NoSuchElementException();
      }
      StoredGame game = next;
      next = null;
      begun.add(game);
      return game.game();
    }

    @Override
    public void game(AnnotationResult result) {
      StoredGame game = begun.remove();
      String text = settings(game);
      try {
        if (!base.<Boolean>change(
            tables -> add(tables, game.number(), source(game), text, result))) {
          return;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      if (result instanceof AnnotationFailure(Problem problem)) {
        failed++;
        watcher.failed(problem);
      } else {
        added++;
      }
      watcher.reached(added + failed, 0);
    }

    private boolean isThere(Connection tables, long game, String source) throws SQLException {
      try (PreparedStatement asked =
          tables.prepareStatement(
              "SELECT 1 FROM games JOIN sources USING (source) WHERE game = ? AND name = ?")) {
        asked.setLong(1, game);
        asked.setString(2, source);
        try (ResultSet rows = asked.executeQuery()) {
          return rows.next();
        }
      }
    }

    /**
     * Adds an annotation, unless another program has removed the game, renamed its file, or added
     * the annotation all the same: it may run where it does not see that this one lives.
     */
    private boolean add(
        Connection tables, long game, String source, String text, AnnotationResult result)
        throws SQLException {
      claims.release(tables, game);
      if (!isThere(tables, game, source) || AnnotationRows.isThere(tables, game, text)) {
        return false;
      }
      try (AnnotationRows rows = new AnnotationRows(tables)) {
        rows.add(game, rows.settings(text), result);
      }
      return true;
    }

    @Override
    public void progress(int done, int plies) {
      watcher.reached(added + failed, (double) done / plies);
    }
  }
}
