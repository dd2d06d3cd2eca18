package org.rapaio.jupyter.kernel.channels;

import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Stands in for the class of this name in rapaio-jupyter-kernel 3.0.1, whose kernels sometimes stay
 * silent while Jupyter waits for their first word. That one is told to run only after it was
 * started, and may have looked by then and ended; and it ends for good when a message comes in
 * before the kernel knows what to do with it. Jupyter repeats a question that was not answered.
 */
public final class LoopThread extends Thread {
  private static final Logger LOGGER = Logger.getLogger(LoopThread.class.getSimpleName());

  private final long pause;
  private final Runnable body;
  private volatile boolean running = true;

  /**
   * A thread that is not started.
   *
   * @param name the thread's name
   * @param pause milliseconds between two runs of the body
   * @param body what to do again and again
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
      LOGGER.log(Level.FINE, "passed over", e);
    }
  }

  /** Ends the thread after the present run of the body. */
  public void shutdown() {
    running = false;
  }
}
