package org.kifu.bitboard;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Calls and the time of the core that they took, whoever else used the core meanwhile. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Counted up by each operation. */
  public long calls;

  /** The time of the thread in microseconds. */
  public long cpuMicros;

  private long start;

  /** Starts the clock. */
  @Setup(Level.Iteration)
  public void start() {
    calls = 0;
    start = THREADS.getCurrentThreadCpuTime();
  }

  /** Stops it. */
  @TearDown(Level.Iteration)
  public void stop() {
    cpuMicros = (THREADS.getCurrentThreadCpuTime() - start) / 1_000;
  }
}
