package org.rapaio.jupyter.kernel.channels;

import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Replaces the class of this name in rapaio-jupyter-kernel 3.0.1, whose kernels sometimes stay
 * silent while Jupyter waits for their first message. The original sets its flag to run only after
 * the thread has started, so the thread may have read the flag and ended by then. It also ends for
 * good when a message arrives before the kernel can handle it. Jupyter repeats a request that was
 * not answered.
 */
public final class LoopThread extends Thread {
  private static final Logger LOGGER = Logger.getLogger(LoopThread.class.getSimpleName());

  private final long pause;
  private final Runnable body;
  private volatile boolean running = true;

  /**
   * Creates a thread without starting it.
   *
   * @param name the name of the thread
   * @param pause the time between two runs of the body, in milliseconds
   * @param body the work to repeat
   */
  public LoopThread(String name, long pause, Runnable body) {
    super(name);
    this.pause = pause;
    this.body = body;
  }

  @Override
  public void run() {
    try {
      while (running) {
        runOnce();
        sleep(pause);
      }
    } catch (InterruptedException e) {
      running = false;
    }
  }

  private void runOnce() {
    try {
      body.run();
    } catch (RuntimeException e) {
      LOGGER.log(Level.FINE, "ignored", e);
    }
  }

  /** Ends the thread after the current run of the body. */
  public void shutdown() {
    running = false;
  }
}
