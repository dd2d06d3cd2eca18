package org.kifu.search;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * Searches deeper and deeper until a time is up, and answers what the deepest finished search said.
 * Such answers depend on the speed of the machine; nothing else in this package does.
 */
public final class TimedSearch {
  private final Engine engine;
  private final Duration time;
  private final int confidencePercent;

  /**
   * A search with this engine.
   *
   * @param time for each question; the first ply is searched in any case
   * @param confidencePercent of all but an exact solution, as in {@link Limits}
   */
  public TimedSearch(Engine engine, Duration time, int confidencePercent) {
    this.engine = engine;
    this.time = time;
    this.confidencePercent = confidencePercent;
  }

  /**
   * The best moves, as {@link Engine#bestMoves} gives them, to the depth that the time allows.
   *
   * @param count how many, at least 1
   * @throws CancellationException if the calling thread is interrupted by somebody else
   */
  public List<Valuation<Move>> bestMoves(Position position, int count) {
    List<Valuation<Move>> best = engine.bestMoves(position, new Limits(1, 0), count);
    try (Alarm alarm = new Alarm(Thread.currentThread(), time)) {
      int empties = position.empties();
      for (int depth = 2; depth <= empties + 1 && !alarm.hasRung(); depth++) {
        best = engine.bestMoves(position, limits(depth, empties), count);
      }
    } catch (CancellationException e) {
      if (Thread.currentThread().isInterrupted()) {
        throw e;
      }
    }
    return best;
  }

  /** The limits of one step; the last one solves what the step before it solved with confidence. */
  private Limits limits(int depth, int empties) {
    return depth > empties ? new Limits(1, empties) : new Limits(depth, 0, confidencePercent);
  }

  /** Interrupts a thread after a time, and takes that back when it is closed. */
  private static final class Alarm implements AutoCloseable {
    private final Thread searcher;
    private final Thread clock;
    private boolean rung;
    private boolean closed;

    Alarm(Thread searcher, Duration time) {
      this.searcher = searcher;
      this.clock = Thread.ofPlatform().daemon().start(() -> ring(time));
    }

    private void ring(Duration time) {
      try {
        Thread.sleep(time);
      } catch (InterruptedException e) {
        return; // closed before its time
      }
      synchronized (this) {
        if (!closed) {
          rung = true;
          searcher.interrupt();
        }
      }
    }

    synchronized boolean hasRung() {
      return rung;
    }

    @Override
    public void close() {
      synchronized (this) {
        closed = true;
      }
      clock.interrupt();
      if (rung) {
        Thread.interrupted();
      }
    }
  }
}
