package org.kifu.command.terminal;

import java.io.Closeable;
import java.io.PrintStream;
import java.util.Locale;
import org.kifu.game.Counted;

/**
 * The progress of a command for a person who watches: the share that is done, and the time left.
 */
public final class Progress implements Closeable {
  private static final long FIRST_AFTER_NANOS = 1_000_000_000L;
  private static final long EVERY_NANOS = 500_000_000L;

  /** The progress of work that is too short to show. */
  public static final Progress NONE = new Progress(new StatusLine(System.err), false);

  private final StatusLine line;
  private final boolean visible;
  private final long start = System.nanoTime();
  private long nextAt = start + FIRST_AFTER_NANOS;

  public Progress(Streams streams, boolean quiet) {
    this(streams.line(), streams.terminal() && !quiet);
  }

  private Progress(StatusLine line, boolean visible) {
    this.line = line;
    this.visible = visible;
  }

  /** Whether the progress is shown. */
  public boolean isVisible() {
    return visible;
  }

  /**
   * Notes the amount that is done; fast enough to be called for every game.
   *
   * @param done the amount that is done, in any unit
   * @param all the whole amount in the same unit; 0 if it is not known
   */
  public void at(long done, long all) {
    if (isDue()) {
      show(all <= 0 ? 0 : (double) done / all, "");
    }
  }

  /**
   * Notes the number of items that are done, such as games; fast enough to be called for every
   * item.
   *
   * @param all the number of all items; 0 if it is not known
   * @param item the noun for one item
   */
  public void at(long done, long all, String item) {
    at(done, all, item, 0);
  }

  /**
   * The same within an item that takes long.
   *
   * @param begun the share of the next item that is done, from 0 to 1
   */
  public void at(long done, long all, String item, double begun) {
    if (isDue()) {
      show(all <= 0 ? 0 : (done + begun) / all, items(done, all, item));
    }
  }

  /**
   * Notes the number of items that are done, of a number that is not known, and the share of the
   * input.
   *
   * @param done the amount of the input that is done, in any unit
   * @param whole the whole amount in the same unit; 0 if it is not known
   */
  public void at(long items, String item, long done, long whole) {
    if (isDue()) {
      show(whole <= 0 ? 0 : (double) done / whole, items(items, 0, item));
    }
  }

  private boolean isDue() {
    return visible && System.nanoTime() - nextAt >= 0;
  }

  private void show(double share, String items) {
    long now = System.nanoTime();
    nextAt = now + EVERY_NANOS;
    line.show(items + text(share, (now - start) / 1e9));
  }

  /** The beginning of the line of a job that knows the number of its items. */
  static String items(long done, long all, String item) {
    return all <= 0
        ? Counted.of(done, item) + ", "
        : "%d of %s, ".formatted(done, Counted.of(all, item));
  }

  /**
   * The text of the line: the share that is done, and the time left at the same speed.
   *
   * @param done the share, from 0 to 1; 0 if it is not known
   */
  static String text(double done, double seconds) {
    if (done <= 0) {
      return "%s so far".formatted(time(seconds));
    }
    double share = Math.min(1, done);
    String left = time(seconds * (1 - share) / share);
    return String.format(Locale.ROOT, "%.0f %%, %s left", 100 * share, left);
  }

  private static String time(double seconds) {
    long whole = Math.round(seconds);
    return whole < 3600
        ? "%d:%02d".formatted(whole / 60, whole % 60)
        : "%d:%02d:%02d".formatted(whole / 3600, whole / 60 % 60, whole % 60);
  }

  @Override
  public void close() {
    line.clear();
  }

  /**
   * The line at the bottom of a terminal with the progress of the work. Other output clears it
   * first.
   */
  public static final class StatusLine {
    private final PrintStream err;
    private int width;

    public StatusLine(PrintStream err) {
      this.err = err;
    }

    /** Shows a text in place of the last one. */
    synchronized void show(String text) {
      err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
      err.flush();
      width = text.length();
    }

    /** Prints other text, which may hold colours, instead of the progress. */
    synchronized void print(String text) {
      clear();
      err.print(text);
      err.flush();
    }

    /** Clears the text. */
    synchronized void clear() {
      if (width > 0) {
        show("");
        err.print("\r");
        err.flush();
      }
    }
  }
}
