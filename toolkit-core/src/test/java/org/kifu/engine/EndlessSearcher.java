package org.kifu.engine;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * Thinks until it is interrupted, except about one ply. In a time it first finds what is found in
 * one ply, and then the last of all moves.
 *
 * @param begun counted down when it begins to think
 */
record EndlessSearcher(CountDownLatch begun) implements ServerEngine {
  @Override
  public Limits limits(int depth) {
    return new Limits(depth, 0);
  }

  @Override
  public List<Valuation<Move>> bestMoves(Position position, Limits limits, int count) {
    return limits.depth() == 1
        ? new ScriptedSearcher().bestMoves(position, limits, count)
        : think();
  }

  @Override
  public List<Valuation<Move>> bestMoves(
      Position position, Duration time, int count, Consumer<List<Valuation<Move>>> found) {
    List<Valuation<Move>> all =
        new ScriptedSearcher().bestMoves(position, new Limits(1, 0), Integer.MAX_VALUE);
    found.accept(all.subList(0, count));
    found.accept(all.subList(all.size() - count, all.size()));
    return think();
  }

  private List<Valuation<Move>> think() {
    begun.countDown();
    try {
      Thread.sleep(Duration.ofHours(1));
      throw new IllegalStateException("nobody stopped it");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }
}
