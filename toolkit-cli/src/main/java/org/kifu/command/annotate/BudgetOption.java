package org.kifu.command.annotate;

import java.time.Duration;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import picocli.CommandLine.Option;

/**
 * The option for the time that a batch may take. A game that has begun is finished; no game begins
 * after that time.
 */
public final class BudgetOption {
  private static final Pattern TIME = Pattern.compile("([1-9]\\d{0,8})(s|m|h)?");

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "Start no new game after TIME: seconds, or a time such as 5m or 2h.")
  private @Nullable String time;

  boolean isGiven() {
    return time != null;
  }

  /** Refuses a value that is not a time, before any work is done. */
  void check() {
    duration();
  }

  private Duration duration() {
    if (time == null) {
      return Duration.ZERO;
    }
    Matcher parts = TIME.matcher(time);
    if (!parts.matches()) {
      throw Refusal.usage("--budget must be a time like 90, 5m or 2h, not '" + time + "'");
    }
    long count = Long.parseLong(parts.group(1));
    return switch (parts.group(2)) {
      case "m" -> Duration.ofMinutes(count);
      case "h" -> Duration.ofHours(count);
      case null, default -> Duration.ofSeconds(count);
    };
  }

  /** The games until the time from now is over; all games without a budget. */
  <T> Limited<T> limit(Iterator<T> games) {
    return new Limited<>(games, duration(), System::nanoTime);
  }

  /** The items until the time is over. An item that {@link #hasNext} promised is still returned. */
  public static final class Limited<T> implements Iterator<T> {
    private final Iterator<T> all;
    private final Duration budget;
    private final LongSupplier clock;
    private final long start;
    private boolean isPromised;

    /**
     * @param budget the budget; zero for none
     * @param clock the clock, in nanoseconds
     */
    public Limited(Iterator<T> all, Duration budget, LongSupplier clock) {
      this.all = all;
      this.budget = budget;
      this.clock = clock;
      this.start = clock.getAsLong();
    }

    @Override
    public boolean hasNext() {
      isPromised = isPromised || !isSpent() && all.hasNext();
      return isPromised;
    }

    private boolean isSpent() {
      return !budget.isZero() && clock.getAsLong() - start >= budget.toNanos();
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      isPromised = false;
      return all.next();
    }

    /** The number of items that are left; counting consumes them. */
    public long left() {
      long left = 0;
      while (all.hasNext()) {
        all.next();
        left++;
      }
      return left;
    }
  }
}
