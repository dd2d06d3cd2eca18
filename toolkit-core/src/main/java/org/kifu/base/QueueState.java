package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** The state of the queue of annotations: its jobs, its speed, and what was chosen for it. */
public final class QueueState {
  /** The weight of earlier games, so that the latest hundred or so count. */
  private static final double FADING = 0.99;

  private static final String ROWS =
      """
      SELECT j.job, j.game, j.level, j.rank, j.message,
        coalesce(b.name, ''), coalesce(w.name, ''), coalesce(c.owner, '')
      FROM jobs j JOIN games g USING (game) LEFT JOIN players b ON b.player = g.black
        LEFT JOIN players w ON w.player = g.white LEFT JOIN claims c ON c.game = j.game
      """;

  /** The orders of jobs, by their state. */
  private static final Map<String, String> PARTS =
      Map.of(
          "waiting", "WHERE j.state = 'waiting' ORDER BY j.rank DESC, j.job LIMIT ? OFFSET ?",
          "failed", "WHERE j.state = 'failed' ORDER BY j.ended DESC LIMIT ? OFFSET ?",
          "done", "WHERE j.state = 'done' ORDER BY j.ended DESC LIMIT ? OFFSET ?");

  private final Base base;

  /** The queue of an open base. */
  public QueueState(Base base) {
    this.base = base;
  }

  /**
   * A job as it is shown.
   *
   * @param rank 0 for one of many, 1 for a game that was chosen alone, more for one that was moved
   * @param message the reason of a failure; otherwise empty
   * @param black the name of a player; empty if it is not known
   * @param isClaimed whether a program that runs is at it
   */
  public record ShownJob(
      long job,
      long game,
      int level,
      int rank,
      String message,
      String black,
      String white,
      boolean isClaimed) {}

  /**
   * The numbers of jobs.
   *
   * @param waiting those that wait or are worked at, by their level
   */
  public record Counts(Map<Integer, Long> waiting, long done, long failed) {
    /** The number of all that wait. */
    public long allWaiting() {
      return waiting.values().stream().mapToLong(Long::longValue).sum();
    }
  }

  /** The numbers of jobs. */
  public Counts counts() throws IOException {
    return base.read(
        tables -> {
          Map<String, Long> others = new HashMap<>();
          Map<Integer, Long> waiting = new TreeMap<>();
          try (PreparedStatement asked =
                  tables.prepareStatement(
                      "SELECT state, level, count(*) FROM jobs GROUP BY state, level");
              ResultSet rows = asked.executeQuery()) {
            while (rows.next()) {
              if (rows.getString(1).equals("waiting")) {
                waiting.put(rows.getInt(2), rows.getLong(3));
              } else {
                others.merge(rows.getString(1), rows.getLong(3), Long::sum);
              }
            }
          }
          return new Counts(
              waiting, others.getOrDefault("done", 0L), others.getOrDefault("failed", 0L));
        });
  }

  /** Whether a job waits, or is worked at. */
  public boolean isAnyWaiting() throws IOException {
    return base.<Integer>read(
            tables ->
                Base.number(tables, "SELECT EXISTS (SELECT 1 FROM jobs WHERE state = 'waiting')"))
        > 0;
  }

  /**
   * Some of the jobs of a state: waiting ones in their order, others from the latest on.
   *
   * @param state {@code waiting}, {@code failed} or {@code done}
   */
  public List<ShownJob> jobs(String state, long from, long count) throws IOException {
    return shown(ROWS + PARTS.get(state), count, from);
  }

  /** The jobs of a game that wait, or are worked at; the first of them comes first. */
  public List<ShownJob> waitingOf(long game) throws IOException {
    return shown(
        ROWS + "WHERE j.state = 'waiting' AND j.game = ? ORDER BY j.rank DESC, j.job", game);
  }

  private List<ShownJob> shown(String question, long... values) throws IOException {
    return base.read(
        tables -> {
          try (PreparedStatement asked = tables.prepareStatement(question)) {
            for (int i = 0; i < values.length; i++) {
              asked.setLong(i + 1, values[i]);
            }
            try (ResultSet rows = asked.executeQuery()) {
              List<ShownJob> found = new ArrayList<>();
              while (rows.next()) {
                found.add(
                    new ShownJob(
                        rows.getLong(1),
                        rows.getLong(2),
                        rows.getInt(3),
                        rows.getInt(4),
                        StoredValue.text(rows, 5),
                        StoredValue.text(rows, 6),
                        StoredValue.text(rows, 7),
                        GameClaims.isAlive(StoredValue.text(rows, 8))));
              }
              return found;
            }
          }
        });
  }

  void addSpeed(Connection tables, int level, double seconds) throws SQLException {
    GameMarks.run(
        tables,
        "INSERT INTO job_speeds VALUES (?1, 1, ?2) ON CONFLICT (level) DO UPDATE SET"
            + " games = games * "
            + FADING
            + " + 1, seconds = seconds * "
            + FADING
            + " + excluded.seconds",
        level,
        seconds);
  }

  /** The seconds that a game took at a level, on average; nothing if none was annotated. */
  public OptionalDouble secondsPerGame(int level) throws IOException {
    return base.read(
        tables -> {
          try (PreparedStatement asked =
              tables.prepareStatement("SELECT seconds / games FROM job_speeds WHERE level = ?")) {
            asked.setInt(1, level);
            try (ResultSet rows = asked.executeQuery()) {
              return rows.next() ? OptionalDouble.of(rows.getDouble(1)) : OptionalDouble.empty();
            }
          }
        });
  }

  /** Whether the queue was told to rest. */
  public boolean isPaused() throws IOException {
    return setting("paused") != 0;
  }

  /** Lets the queue rest, or go on. */
  public void pause(boolean isPaused) throws IOException {
    set("paused", isPaused ? 1 : 0);
  }

  /** The number of games at a time that was chosen; 0 if none was. */
  public int workers() throws IOException {
    return setting("workers");
  }

  /** Chooses the number of games at a time. */
  public void chooseWorkers(int workers) throws IOException {
    set("workers", workers);
  }

  private int setting(String name) throws IOException {
    return base.<Integer>read(
        tables ->
            Base.number(tables, "SELECT value FROM job_settings WHERE name = '" + name + "'"));
  }

  private void set(String name, int value) throws IOException {
    base.<Integer>change(
        tables ->
            GameMarks.run(
                tables, "INSERT OR REPLACE INTO job_settings VALUES (?, ?)", name, value));
  }
}
