package org.kifu.app.server;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The use of a window. Pages ask for something twice a minute, also those that nobody sees. */
public final class Use {
  private final LongSupplier clock;
  private volatile long latest;

  /**
   * A use that begins now.
   *
   * @param clock tells nanoseconds since any moment
   */
  Use(LongSupplier clock) {
    this.clock = clock;
    this.latest = clock.getAsLong();
  }

  /** Notes that the window is used at this moment. */
  public void note() {
    latest = clock.getAsLong();
  }

  /** Whether the window was not used for a time. */
  public boolean isOver(Duration time) {
    return clock.getAsLong() - latest >= time.toNanos();
  }
}
