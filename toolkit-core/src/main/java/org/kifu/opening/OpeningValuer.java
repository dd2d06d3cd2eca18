package org.kifu.opening;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;
import org.kifu.batch.Batch;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.opening.OpeningTable.ValuedBy;

/**
 * A valuer that asks an engine about moves that were played. It searches each position that moves
 * lead to once, in its canonical form. Moves to the same position therefore have the same value, in
 * any orientation and with any number of threads.
 *
 * @param limits the limits of the search of the position after a move
 * @param engines the supplier of an engine for each thread, all of one kind
 * @param jobs the number of working threads, at least 1; it affects only the time
 */
public record OpeningValuer(
    Limits limits, Supplier<? extends Analyser<Position, Move>> engines, int jobs) {
  /** A listener to the progress of the search. */
  @FunctionalInterface
  public interface Listener {
    /**
     * Reports progress after each position, on the calling thread.
     *
     * @param done the number of positions that are done, 1 to {@code all}
     */
    void searched(int done, int all);
  }

  /** A position with its value for black. */
  private record Searched(PositionKey position, Value value) {}

  /**
   * Returns a table with values for some of its moves.
   *
   * @param wanted the choice of the moves to value
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public OpeningTable value(OpeningTable table, Predicate<OpeningRow> wanted, Listener listener) {
    ValuedBy by = new ValuedBy(engines.get().description(), limits);
    Set<PositionKey> positions = new LinkedHashSet<>();
    table.rows().stream().filter(wanted).map(OpeningValuer::reached).forEach(positions::add);
    Map<PositionKey, Value> values = HashMap.newHashMap(positions.size());
    new Batch(jobs, 1)
        .<PositionKey, Searched>run(
            positions.iterator(),
            this::worker,
            each -> {
              values.put(each.position(), each.value());
              listener.searched(values.size(), positions.size());
            });
    List<OpeningRow> rows =
        table.rows().stream().map(row -> wanted.test(row) ? valued(row, values) : row).toList();
    return table.valued(by, rows);
  }

  private Function<PositionKey, Searched> worker() {
    Analyser<Position, Move> engine = engines.get();
    return key -> {
      Value value = engine.value(key.position(), limits).value();
      return new Searched(key, key.sideToMove() == Disc.BLACK ? value : value.negated());
    };
  }

  private static OpeningRow valued(OpeningRow row, Map<PositionKey, Value> values) {
    return row.withValue(Objects.requireNonNull(values.get(reached(row)), "searched"));
  }

  private static PositionKey reached(OpeningRow row) {
    return PositionKey.of(OpeningLine.end(row.lineWithMove()));
  }
}
