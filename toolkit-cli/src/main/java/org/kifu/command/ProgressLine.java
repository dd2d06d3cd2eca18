package org.kifu.command;

import java.io.PrintStream;

/**
 * The line at the bottom of a terminal that says how far the work is. Whatever else is printed
 * takes it away first.
 */
public final class ProgressLine {
  private final PrintStream err;
  private int width;

  public ProgressLine(PrintStream err) {
    this.err = err;
  }

  /** Shows a text in the place of the last one. */
  synchronized void show(String text) {
    err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
    err.flush();
    width = text.length();
  }

  /** Takes the text away. */
  synchronized void clear() {
    if (width > 0) {
      show("");
      err.print("\r");
      err.flush();
    }
  }
}
