package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.Problem;
import org.kifu.opening.BookMove;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningCounts.Count;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningSettings.Target;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.PositionKey;

/**
 * Opening statistics of all games of a base at one position. The base has sums for positions that
 * many games reached; for others, their few games are counted.
 */
public final class BaseOpenings {
  private static final int STANDARD_DISCS = 4;

  private static final int MOST_KNOWN = 4096;

  private final BaseFacts facts;
  private @Nullable FactsRow row;

  /** The answers of late; games of an archive begin alike. */
  private final Map<PositionKey, SortedMap<Integer, MoveSum>> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(
            Map.Entry<PositionKey, SortedMap<Integer, MoveSum>> eldest) {
          return size() > MOST_KNOWN;
        }
      };

  /** The statistics of the games of a base. */
  public BaseOpenings(BaseFacts facts) {
    this.facts = facts;
  }

  /**
   * The counts of all games.
   *
   * @param settings settings with a position that is asked for
   * @param problems takes the problems of sources as a whole
   * @return nothing if it takes less time to read all games
   */
  public Optional<OpeningCounts> count(OpeningSettings settings, Consumer<Problem> problems)
      throws IOException {
    if (!settings.rules().equals(GameRecord.OTHELLO)
        || settings.at() == null
        || !settings.withRepeated()
        || !hasSums(Target.START)
        || facts.areManyApart()) {
      return Optional.empty();
    }
    Target target = new Target(settings.at());
    OpeningCounts counts = new OpeningCounts(settings);
    counts.add(tally(problems));
    if (target.ply() > 0) {
      add(0, Target.START, counts);
    }
    add(target.ply(), target.position(), counts);
    for (PositionKey after : target.after()) {
      add(target.ply() + 1, after, counts);
    }
    return Optional.of(counts);
  }

  /** Whether the base has sums for a position; a base with few games has none. */
  private boolean hasSums(PositionKey position) throws IOException {
    String question =
        "SELECT EXISTS (SELECT 1 FROM position_moves WHERE key = %d)"
            .formatted(PositionNumber.of(position));
    return facts.base().<Long>read(tables -> Base.longNumber(tables, question)) == 1;
  }

  /** The numbers of games and of exclusions; only games that may be left out are read. */
  private OpeningTally tally(Consumer<Problem> problems) throws IOException {
    GameWalk walk = new GameWalk(1);
    OpeningTally.Counter counter = new OpeningTally.Counter();
    long read = 0;
    try (FactsIterator apart = facts.games(GameCondition.apart(), problems)) {
      for (; apart.hasNext(); read++) {
        counter.add(walk.walk(apart.next()));
      }
    }
    counter.add(new OpeningTally(facts.size() - read, Map.of()));
    return counter.tally();
  }

  private void add(int ply, PositionKey position, OpeningCounts counts) throws IOException {
    for (Map.Entry<Integer, MoveSum> move : sums(position).entrySet()) {
      OpeningHistory history = move.getValue().history();
      counts.add(new Count(ply, position, move.getKey(), history.results().stats(), history));
    }
  }

  /** The sums of the moves of a position. */
  private SortedMap<Integer, MoveSum> sums(PositionKey position) throws IOException {
    SortedMap<Integer, MoveSum> before = known.get(position);
    if (before != null) {
      return before;
    }
    SortedMap<Integer, MoveSum> sums = facts.base().read(tables -> sums(tables, position));
    known.put(position, sums);
    return sums;
  }

  private SortedMap<Integer, MoveSum> sums(Connection tables, PositionKey position)
      throws SQLException {
    long key = PositionNumber.of(position);
    MoveSums sums = new MoveSumRows(tables).read(key);
    if (!sums.byKey().isEmpty()) {
      return sums.byKey().getOrDefault(key, new TreeMap<>());
    }
    FactsRow known = row == null ? new FactsRow(tables) : row;
    row = known;
    PositionSums.prove(tables, Set.of(key));
    MoveSums counted = MoveSums.of(Set.of(key));
    String condition = "game IN (SELECT game FROM positions WHERE key = " + key + ")";
    try (LineRows lines = new LineRows(tables, known, condition)) {
      lines.each(counted::add);
    }
    return counted.byKey().getOrDefault(key, new TreeMap<>());
  }

  /**
   * The moves that games from the standard start played from a position, in the orientation of the
   * position, the most frequent first. None if the side to move must pass. Several threads may ask.
   */
  public synchronized List<BookMove> movesFrom(Position position) throws IOException {
    PositionKey key = PositionKey.of(position);
    int ply = Square.COUNT - STANDARD_DISCS - position.empties();
    if (ply < 0 || key.sideToMove() != position.sideToMove()) {
      return List.of();
    }
    OpeningCounts counts = new OpeningCounts(OpeningSettings.DEFAULT);
    add(ply, key, counts);
    return counts.movesFrom(position);
  }
}
