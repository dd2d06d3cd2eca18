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
 * A valuer of moves that were played, which asks an engine. Positions that moves lead to are
 * searched once each, in their canonical form: moves to the same position have the same value,
 * whichever way it is turned and whatever the number of threads is.
 *
 * @param limits how hard to search the position after a move
 * @param engines makes an engine for each thread; all are of one kind
 * @param jobs the number of working threads, at least 1; it changes nothing but the time
 */
public record OpeningValuer(
    Limits limits, Supplier<? extends Analyser<Position, Move>> engines, int jobs) {
  /** A listener to how many of all positions are done. */
  @FunctionalInterface
  public interface Listener {
    /**
     * Called after each position by the calling thread.
     *
     * @param done 1 to {@code all}
     */
    void searched(int done, int all);
  }

  /** A position with its value for black. */
  private record Searched(PositionKey position, Value value) {}

  /**
   * The table with the values of some of its moves.
   *
   * @param wanted which moves to value
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
