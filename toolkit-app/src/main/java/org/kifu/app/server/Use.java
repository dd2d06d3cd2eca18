package org.kifu.app.server;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The use of a window. Pages ask for something twice a minute, also those that nobody sees. */
public final class Use {
  /** The time between two looks after which the computer was suspended, and the pages with it. */
  private static final Duration SUSPENDED = Duration.ofSeconds(30);

  private final LongSupplier clock;
  private volatile long latest;
  private volatile long looked;

  /**
   * A use that begins now.
   *
   * @param clock tells nanoseconds since any moment
   */
  Use(LongSupplier clock) {
    this.clock = clock;
    this.latest = clock.getAsLong();
    this.looked = latest;
  }

  /** Notes that the window is used at this moment. */
  public void note() {
    latest = clock.getAsLong();
  }

  /**
   * Looks whether the window was not used for a time. One thread looks about once a second. A look
   * long after the one before counts as a use, since pages could not ask meanwhile.
   */
  public boolean isOver(Duration time) {
    long now = clock.getAsLong();
    if (now - looked >= SUSPENDED.toNanos()) {
      latest = now;
    }
    looked = now;
    return now - latest >= time.toNanos();
  }
}
