package org.kifu.base;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The sums of moves to which games are added that are not among the rows of positions yet. */
final class MoveSumBatch {
  /**
   * A position with fewer than one in this number of the waiting rows is not looked up among the
   * earlier ones: that would take longer than writing the rows, and so few games do not make it one
   * that many reached.
   */
  private static final int LOOKED_UP = 100_000;

  private final Connection tables;
  private final MoveSumRows rows;
  private Set<Long> known = Set.of();
  private final Set<Long> added = new HashSet<>();
  private MoveSums sums = MoveSums.of(Set.of());
  private long firstGame;
  private int least;
  private boolean areFirst;

  MoveSumBatch(Connection tables) throws SQLException {
    this.tables = tables;
    this.rows = new MoveSumRows(tables);
  }

  /**
   * Starts a batch.
   *
   * @param first the number of its first game
   * @param size the number of its positions
   */
  void start(long first, int size) throws SQLException {
    sums = MoveSums.of(Set.of());
    known = rows.keys();
    added.clear();
    firstGame = first;
    least = Math.max(1, size / LOOKED_UP);
    areFirst =
        Base.longNumber(tables, "SELECT count(*) FROM (SELECT 1 FROM positions LIMIT 1)") == 0;
  }

  /**
   * Whether a position has sums from now on.
   *
   * @param games the number of games in the batch that reached it
   */
  boolean takes(long key, int games) throws SQLException {
    if (known.contains(key)) {
      return true;
    }
    boolean areMany =
        games >= MoveSumRows.MANY
            || !areFirst && games >= least && rows.areMany(key, MoveSumRows.MANY - games);
    if (areMany) {
      known.add(key);
      added.add(key);
    }
    return areMany;
  }

  /**
   * Adds a game to the sums of a position.
   *
   * @param line the line of the game, if its result counts
   */
  void add(long key, int ply, long game, @Nullable CountedLine line) {
    if (line != null && ply < line.plies()) {
      sums.of(key, line.move(ply)).add(game, line);
    }
  }

  /** Writes the sums of the batch, and of earlier games for positions that had no sums. */
  void write() throws SQLException {
    if (!added.isEmpty() && !areFirst) {
      PositionSums.prove(tables, added);
      MoveSums earlier = MoveSums.of(added);
      String keys = StoredValue.listed(added);
      String condition =
          "game < %d AND game IN (SELECT game FROM positions WHERE key IN (%s))"
              .formatted(firstGame, keys);
      try (LineRows lines = new LineRows(tables, new FactsRow(tables), condition)) {
        lines.each(earlier::add);
      }
      rows.add(earlier);
    }
    rows.add(sums);
    sums = MoveSums.of(Set.of());
  }
}
