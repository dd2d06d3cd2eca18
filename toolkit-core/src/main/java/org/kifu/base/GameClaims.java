package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The games that one worker of one program annotates now, so that no other one begins them. The
 * claims of a program that was killed count for nothing.
 */
public final class GameClaims {
  private static final AtomicLong WORKERS = new AtomicLong();

  /** The start of a process is known to the second at best, and shifts if the clock is set. */
  private static final long SAME_START_SECONDS = 5;

  private final String owner;

  private GameClaims(String owner) {
    this.owner = owner;
  }

  /** The claims of a new worker of this program, which has none yet. */
  public static GameClaims ofNewWorker() {
    ProcessHandle own = ProcessHandle.current();
    return new GameClaims(
        "%d %d %d".formatted(own.pid(), start(own).orElse(0L), WORKERS.incrementAndGet()));
  }

  private static Optional<Long> start(ProcessHandle process) {
    return process.info().startInstant().map(Instant::getEpochSecond);
  }

  /** Claims a game in the transaction of the caller, unless another worker that lives has it. */
  boolean take(Connection tables, long game) throws SQLException {
    if (isTaken(tables, game)) {
      return false;
    }
    GameMarks.run(tables, "INSERT OR REPLACE INTO claims VALUES (?, ?)", game, owner);
    return true;
  }

  private boolean isTaken(Connection tables, long game) throws SQLException {
    try (PreparedStatement asked =
        tables.prepareStatement("SELECT owner FROM claims WHERE game = ?")) {
      asked.setLong(1, game);
      try (ResultSet rows = asked.executeQuery()) {
        if (!rows.next()) {
          return false;
        }
        String other = StoredValue.text(rows, 1);
        return !other.equals(owner) && isAlive(other);
      }
    }
  }

  /** Whether the process of an owner runs. One whose start cannot be asked counts as running. */
  static boolean isAlive(String owner) {
    String[] parts = owner.split(" ", -1);
    if (parts.length != 3 || !parts[0].matches("\\d{1,18}") || !parts[1].matches("\\d{1,18}")) {
      return false;
    }
    long start = Long.parseLong(parts[1]);
    return ProcessHandle.of(Long.parseLong(parts[0]))
        .filter(ProcessHandle::isAlive)
        .filter(
            process ->
                start(process)
                    .map(other -> start == 0 || Math.abs(other - start) <= SAME_START_SECONDS)
                    .orElse(true))
        .isPresent();
  }

  /** Gives a game free in the transaction of the caller. */
  void release(Connection tables, long game) throws SQLException {
    GameMarks.run(tables, "DELETE FROM claims WHERE game = ? AND owner = ?", game, owner);
  }

  /** Gives all games of this worker free. */
  public void releaseAll(Base base) throws IOException {
    base.<Integer>change(
        tables -> GameMarks.run(tables, "DELETE FROM claims WHERE owner = ?", owner));
  }
}
