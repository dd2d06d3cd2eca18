package org.kifu.engine;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The commands that a server receives, one after the other. A thread of its own reads them ahead,
 * so a command that stops a search is seen while the search runs: it interrupts that search. No
 * other search begins before that command has had its turn.
 */
final class CommandStream {
  private static final int READ_AHEAD = 1000;

  /** The difference in plies between a search and the next, deeper one. */
  private static final int STEP = 4;

  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(READ_AHEAD);
  private final Predicate<String> isStop;
  private @Nullable Thread searching;
  private int stopsAhead;

  /**
   * @param isStop whether a line stops a search
   */
  CommandStream(Reader in, Predicate<String> isStop) {
    this.isStop = isStop;
    Thread.ofPlatform().daemon().name("commands").start(() -> readAll(new ProtocolLines(in)));
  }

  private void readAll(ProtocolLines in) {
    try {
      Optional<String> line;
      do {
        line = nextOf(in);
        line.filter(isStop).ifPresent(_ -> stop());
        lines.put(line);
      } while (line.isPresent());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // no other code knows this thread
    }
  }

  /** Returns the next line; an input that can no longer be read has ended. */
  private static Optional<String> nextOf(ProtocolLines in) {
    try {
      return in.next();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private synchronized void stop() {
    stopsAhead++;
    if (searching != null) {
      searching.interrupt();
    }
  }

  /** Waits for the next line; empty at the end of the input, or if this thread is interrupted. */
  Optional<String> next() {
    try {
      Optional<String> line = lines.take();
      line.filter(isStop).ifPresent(_ -> hadItsTurn());
      return line;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private synchronized void hadItsTurn() {
    stopsAhead--;
  }

  /**
   * Runs a search on this thread.
   *
   * @throws CancellationException if a command stops it, or the thread is interrupted
   */
  <T> T search(Supplier<T> search) {
    begin();
    try {
      return search.get();
    } finally {
      end();
    }
  }

  private synchronized void begin() {
    if (stopsAhead > 0) {
      throw new CancellationException("stopped before it began");
    }
    searching = Thread.currentThread();
  }

  /** Clears an interrupt that a stop caused, and no other interrupt. */
  private synchronized void end() {
    searching = null;
    if (stopsAhead > 0) {
      Thread.interrupted();
    }
  }

  /**
   * Searches deeper and deeper, so that there is an answer whenever a command stops it: always one
   * ply first, then four plies more each time, up to the depth in {@code limits}. Returns the
   * answer of the deepest search that finished; empty if the game is over.
   *
   * @param found takes the answer of each search that finishes
   */
  List<Valuation<Move>> bestMoves(
      ServerEngine engine,
      Position position,
      Limits limits,
      int count,
      Consumer<List<Valuation<Move>>> found) {
    List<Valuation<Move>> best = engine.bestMoves(position, new Limits(1, 0), count);
    found.accept(best);
    try {
      for (int depth = STEP; depth < limits.depth() && !isFinal(best); depth += STEP) {
        best = stoppable(engine, position, new Limits(depth, 0, limits.confidencePercent()), count);
        found.accept(best);
      }
      if (!isFinal(best) && (limits.depth() > 1 || limits.exactEmpties() > 0)) {
        best = stoppable(engine, position, limits, count);
        found.accept(best);
      }
    } catch (CancellationException e) {
      return best;
    }
    return best;
  }

  private List<Valuation<Move>> stoppable(
      ServerEngine engine, Position position, Limits limits, int count) {
    return search(() -> engine.bestMoves(position, limits, count));
  }

  private static boolean isFinal(List<Valuation<Move>> moves) {
    return moves.stream().allMatch(each -> each.value().isExact());
  }
}
