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
 * The commands that a server is given, one after the other. They are read ahead by a thread of
 * their own, so that a command that stops a search is seen while the search runs: it interrupts
 * that search, and no other begins before the command itself has had its turn.
 */
final class CommandStream {
  private static final int READ_AHEAD = 1000;

  /** Plies between two searches that get deeper. */
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
      Thread.currentThread().interrupt(); // nobody holds this thread, so nobody does
    }
  }

  /** An input that cannot be read any more has ended. */
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

  /** Waits for the next line; nothing at the end of the input, or if this thread is interrupted. */
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

  /** Takes back the interrupt of a stop, and of nobody else. */
  private synchronized void end() {
    searching = null;
    if (stopsAhead > 0) {
      Thread.interrupted();
    }
  }

  /**
   * Searches deeper and deeper, so that there is an answer whenever a command stops it: one ply in
   * any case, then every fourth, then as far as is asked for. Returns the deepest answer that was
   * finished; empty if the game is over.
   *
   * @param found takes each answer as it is finished
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
