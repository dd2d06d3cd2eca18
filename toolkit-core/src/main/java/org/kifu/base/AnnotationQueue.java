package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.analysis.Limits;
import org.kifu.game.GameRecord;
import org.kifu.json.JsonObject;

/**
 * The queue of games that are to be annotated. It is in the base, so it outlives the program; each
 * change is whole or has not happened.
 */
public final class AnnotationQueue {
  /** Games that have an annotation of a level, or of a higher one. */
  private static final String ANNOTATED =
      "game IN (SELECT a.game FROM annotation_settings s JOIN annotated_games a USING (settings)"
          + " JOIN games g USING (game)"
          + " JOIN annotations p ON p.annotation = a.annotation AND p.ply = 1"
          + " WHERE g.rules = 'othello'"
          + " AND json_extract(s.text, '$.settings.exactEmpties') >= ?)";

  /** The same for games of other rules, whose searches have other limits. */
  private static final String ANNOTATED_BY_OTHER_RULES =
      "game IN (SELECT a.game FROM games g JOIN json_each(?) limits ON limits.key = g.rules"
          + " JOIN annotated_games a USING (game) JOIN annotation_settings s USING (settings)"
          + " JOIN annotations p ON p.annotation = a.annotation AND p.ply = 1"
          + " WHERE json_extract(s.text, '$.settings.depth') >= limits.value ->> 0"
          + " AND json_extract(s.text, '$.settings.exactEmpties') >= limits.value ->> 1)";

  /** Games whose moves an engine can value. */
  private static final String FIT =
      "rules NOTNULL AND verdict IN ('complete', 'unfinished') AND legal_moves > 0";

  private static final String QUEUED =
      "EXISTS (SELECT 1 FROM jobs j WHERE j.game = games.game AND j.level >= ?"
          + " AND j.state = 'waiting')";

  private static final String FORGET_OLD =
      "DELETE FROM jobs WHERE state = 'done'"
          + " AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'waiting')";

  private static final String WAITING =
      "SELECT job, game, level FROM jobs WHERE state = 'waiting' ORDER BY rank DESC, job";

  private static final String ENDED =
      "UPDATE jobs SET state = ?, message = ?, ended = ? WHERE job = ?";

  private final Base base;

  /** The queue of an open base. */
  public AnnotationQueue(Base base) {
    this.base = base;
  }

  /**
   * A job.
   *
   * @param game the number of the game in the base
   * @param level the level of the search
   */
  public record Job(long job, long game, int level) {}

  /**
   * The depth of an annotation.
   *
   * @param level the level, 1 or more
   * @param limits gives the limits of its searches by the name of the rules
   */
  public record Depth(int level, Function<String, Limits> limits) {}

  /**
   * Games that somebody wants to be annotated.
   *
   * @param chosen the number of games that were chosen
   * @param annotated those that are annotated as well already
   * @param unfit those that cannot be annotated: with an error, or without moves
   * @param queued those that are in the queue already
   */
  public record Wanted(long chosen, long annotated, long unfit, long queued) {
    /** The number of games that are added to the queue. */
    public long added() {
      return chosen - annotated - unfit - queued;
    }
  }

  /**
   * The number of games that {@link #add} would add, and why it leaves out the others.
   *
   * @param chosen the choice of games
   * @param known games that are annotated in a file of the base
   */
  public Wanted wanted(GameCondition chosen, GameCondition known, Depth depth) throws IOException {
    GameCondition annotated = annotated(depth).or(known);
    GameCondition fit = new GameCondition(FIT, List.of());
    GameCondition queued = new GameCondition(QUEUED, List.of(depth.level()));
    GameCondition missing = chosen.and(annotated.negated());
    // Only games that stand apart can be unfit, and these have an index.
    GameCondition unfit = missing.and(GameCondition.apart()).and(fit.negated());
    return new Wanted(
        count(chosen),
        count(chosen.and(annotated)),
        count(unfit),
        count(missing.and(fit).and(queued)));
  }

  private GameCondition annotated(Depth depth) throws IOException {
    JsonObject others = new JsonObject();
    for (String rules : base.read(BaseFacts::otherRules).keySet()) {
      Limits limits = depth.limits().apply(rules);
      others.putEach(rules, List.of(limits.depth(), limits.exactEmpties()), Function.identity());
    }
    int empties = depth.limits().apply(GameRecord.OTHELLO).exactEmpties();
    GameCondition usual = new GameCondition(ANNOTATED, List.of(empties));
    return others.fields().isEmpty()
        ? usual
        : usual.or(new GameCondition(ANNOTATED_BY_OTHER_RULES, List.of(others.toString())));
  }

  private long count(GameCondition games) throws IOException {
    return base.read(
        tables -> {
          try (PreparedStatement asked =
              tables.prepareStatement("SELECT count(*) FROM games WHERE " + games.sql())) {
            BaseFacts.set(asked, games);
            try (ResultSet row = asked.executeQuery()) {
              return row.next() ? row.getLong(1) : 0L;
            }
          }
        });
  }

  /** Adds the chosen games behind all others, but for those that {@link #wanted} leaves out. */
  public Wanted add(GameCondition chosen, GameCondition known, Depth depth) throws IOException {
    Wanted wanted = wanted(chosen, known, depth);
    GameCondition missing =
        chosen
            .and(annotated(depth).negated())
            .and(known.negated())
            .and(new GameCondition(FIT, List.of()))
            .and(new GameCondition(QUEUED, List.of(depth.level())).negated());
    base.<Integer>change(tables -> add(tables, missing, depth.level(), 0));
    return wanted;
  }

  /**
   * Adds one game before all that were added together.
   *
   * @return the number of the job; 0 if there is no such game
   */
  public long addAlone(long game, int level) throws IOException {
    GameCondition one = new GameCondition("game = ?", List.of(game));
    return base.<Long>change(
        tables -> {
          add(tables, one, level, 1);
          return Base.longNumber(
              tables, "SELECT job FROM jobs WHERE game = %d AND level = %d".formatted(game, level));
        });
  }

  private static int add(Connection tables, GameCondition games, int level, int rank)
      throws SQLException {
    GameMarks.run(tables, FORGET_OLD);
    Object[] values = games.values().toArray();
    String addition =
        "INSERT INTO jobs (game, level, rank, state, message, added)"
            + " SELECT game, %d, %d, 'waiting', '', '%s' FROM games WHERE %s ORDER BY game"
                .formatted(level, rank, now(), games.sql())
            + " ON CONFLICT (game, level) DO UPDATE SET state = 'waiting',"
            + " rank = max(rank, excluded.rank), added = excluded.added, ended = NULL";
    return GameMarks.run(tables, addition, values);
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
  }

  /**
   * The next job, whose game is claimed from now on; nothing if all waiting ones are claimed.
   *
   * @param claims the claims of the worker that does it
   */
  public Optional<Job> next(GameClaims claims) throws IOException {
    return base.<Optional<Job>>change(
        tables -> {
          try (PreparedStatement asked = tables.prepareStatement(WAITING);
              ResultSet rows = asked.executeQuery()) {
            while (rows.next()) {
              if (claims.take(tables, rows.getLong(2))) {
                return Optional.of(new Job(rows.getLong(1), rows.getLong(2), rows.getInt(3)));
              }
            }
            return Optional.empty();
          }
        });
  }

  /**
   * Ends a job whose game is annotated.
   *
   * @param seconds the time that it took; 0 if the base had the annotation
   */
  public void done(Job job, double seconds) throws IOException {
    base.<Integer>change(
        tables -> {
          if (seconds > 0) {
            new QueueState(base).addSpeed(tables, job.level(), seconds);
          }
          return GameMarks.run(tables, ENDED, "done", "", now(), job.job());
        });
  }

  /**
   * Ends a job whose game could not be annotated.
   *
   * @param reason the reason, as a clause; if it is empty, that of an earlier attempt stays
   */
  public void failed(Job job, String reason) throws IOException {
    String change =
        "UPDATE jobs SET state = 'failed', message = coalesce(nullif(?, ''), message), ended = ?"
            + " WHERE job = ?";
    base.<Integer>change(tables -> GameMarks.run(tables, change, reason, now(), job.job()));
  }

  /** Takes a job out of the queue, and returns whether it was there. */
  public boolean remove(long job) throws IOException {
    return changed("DELETE FROM jobs WHERE job = ? AND state <> 'done'", job) > 0;
  }

  /** Takes all waiting jobs out of the queue, and returns their number. */
  public int removeWaiting() throws IOException {
    return changed("DELETE FROM jobs WHERE state = 'waiting'");
  }

  /** Forgets the jobs that failed. */
  public int removeFailed() throws IOException {
    return changed("DELETE FROM jobs WHERE state = 'failed'");
  }

  /** Puts a job before all others, and returns whether it waits. */
  public boolean moveToFront(long job) throws IOException {
    return changed(
            "UPDATE jobs SET rank = 1 + max(1, (SELECT max(rank) FROM jobs"
                + " WHERE state = 'waiting')) WHERE job = ? AND state = 'waiting'",
            job)
        > 0;
  }

  /** Lets jobs that failed wait again, and returns their number. */
  public int again(long... jobs) throws IOException {
    return changed(
        "UPDATE jobs SET state = 'waiting', ended = NULL WHERE state = 'failed'"
            + " AND job IN (SELECT value FROM json_each(?))",
        Arrays.toString(jobs));
  }

  /** Lets all jobs that failed wait again. */
  public int againAll() throws IOException {
    return changed("UPDATE jobs SET state = 'waiting', ended = NULL WHERE state = 'failed'");
  }

  private int changed(String change, Object... values) throws IOException {
    return base.<Integer>change(tables -> GameMarks.run(tables, change, values));
  }
}
