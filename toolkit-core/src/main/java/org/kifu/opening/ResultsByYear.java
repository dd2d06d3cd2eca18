package org.kifu.opening;

import java.io.Serializable;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The number of games of each year that ended with each final disc difference and winner. Partial
 * results may be added in any order. A difference is black's discs minus white's as the rules count
 * them: in tournament Othello with the empty squares given to the winner, even, -64 to 64; on the
 * largest board -256 to 256. The winner is not always the side with more discs.
 */
public final class ResultsByYear implements Serializable {
  private static final long serialVersionUID = 1L;

  /** No games. */
  public static final ResultsByYear NONE = new ResultsByYear(new long[0]);

  /** The number of bits that a difference takes in a {@link #code}, and those of the winner. */
  private static final int DIFF_BITS = 10;

  private static final int WINNER_BITS = 2;

  private static final int YEAR_SHIFT = DIFF_BITS + WINNER_BITS;

  /** The number of bits of a {@link #code}. */
  static final int CODE_BITS = 14 + YEAR_SHIFT;

  private static final int LARGEST = 256;

  private static final int YEARS = 10_000;

  /** The greatest error of sums of shares. */
  private static final double TOLERANCE = 1e-9;

  /** The entries, ascending: a code in the upper half and the number of games in the lower half. */
  private final long[] entries;

  private ResultsByYear(long[] entries) {
    this.entries = entries;
  }

  /**
   * Returns the results that {@link #numbers} describes.
   *
   * @param numbers the numbers, taken over without copying and sorted; each year and difference
   *     occurs once
   */
  public static ResultsByYear ofNumbers(long[] numbers) {
    Arrays.sort(numbers);
    return new ResultsByYear(numbers);
  }

  /**
   * All results as numbers, ascending: the year in the upper bits, 10 bits for the difference plus
   * 256, 2 bits for the winner, and the number of games in the lower 32 bits. The array is the
   * object's own and must not be changed.
   */
  public long[] numbers() {
    return entries;
  }

  /** Whether {@link #numbers} may hold this number. */
  public static boolean isNumber(long number) {
    int code = code(number);
    return number >= 0
        && games(number) > 0
        && code >>> YEAR_SHIFT < YEARS
        && Math.abs(diff(code)) <= LARGEST
        && Math.abs(winner(code)) <= 1;
  }

  /** The results of all games. */
  public OpeningStats stats() {
    OpeningStats all = OpeningStats.NONE;
    for (long entry : entries) {
      all = all.plus(stats(entry));
    }
    return all;
  }

  private static OpeningStats stats(long entry) {
    return OpeningStats.ofGames(games(entry), diff(entry), winner(code(entry)));
  }

  /**
   * Returns a year and a difference as one number; the side with more discs won.
   *
   * @param year the year, 0 to 9999; 0 if it is not known
   * @param blackDiscDiff the final disc difference, black minus white
   */
  static int code(int year, int blackDiscDiff) {
    return code(year, blackDiscDiff, Integer.signum(blackDiscDiff));
  }

  /**
   * Returns a year, a difference and a winner as one number.
   *
   * @param year the year, 0 to 9999; 0 if it is not known
   * @param blackDiscDiff the final disc difference, black minus white, -256 to 256
   * @param winner 1 if black won, -1 if white won, 0 for a draw
   */
  static int code(int year, int blackDiscDiff, int winner) {
    return year << YEAR_SHIFT | blackDiscDiff + LARGEST << WINNER_BITS | winner + 1;
  }

  static long entry(int code, int games) {
    return (long) code << Integer.SIZE | games;
  }

  static int code(long entry) {
    return (int) (entry >>> Integer.SIZE);
  }

  static int games(long entry) {
    return (int) entry;
  }

  private static int year(long entry) {
    return code(entry) >>> YEAR_SHIFT;
  }

  private static int diff(long entry) {
    return diff(code(entry));
  }

  /** The difference of a {@link #code}. */
  static int diff(int code) {
    return (code >>> WINNER_BITS & (1 << DIFF_BITS) - 1) - LARGEST;
  }

  /** The winner of a {@link #code}: 1 for black, -1 for white, 0 for a draw. */
  static int winner(int code) {
    return (code & (1 << WINNER_BITS) - 1) - 1;
  }

  /** The sum of two results. */
  public ResultsByYear plus(ResultsByYear other) {
    long[] sum = new long[entries.length + other.entries.length];
    int size = 0;
    int i = 0;
    int j = 0;
    while (i < entries.length && j < other.entries.length) {
      int order = Integer.compare(code(entries[i]), code(other.entries[j]));
      if (order == 0) {
        int games = Math.addExact(games(entries[i]), games(other.entries[j]));
        sum[size++] = entry(code(entries[i]), games);
      } else {
        sum[size++] = order < 0 ? entries[i] : other.entries[j];
      }
      i += order <= 0 ? 1 : 0;
      j += order >= 0 ? 1 : 0;
    }
    System.arraycopy(entries, i, sum, size, entries.length - i);
    size += entries.length - i;
    System.arraycopy(other.entries, j, sum, size, other.entries.length - j);
    size += other.entries.length - j;
    return new ResultsByYear(Arrays.copyOf(sum, size));
  }

  /** The number of games by final disc difference. */
  public SortedMap<Integer, Long> byDiscDiff() {
    SortedMap<Integer, Long> counts = new TreeMap<>();
    for (long entry : entries) {
      counts.merge(diff(entry), (long) games(entry), Long::sum);
    }
    return counts;
  }

  /**
   * The number of games with a winner by final disc difference.
   *
   * @param winner 1 for black, -1 for white, 0 for draws
   */
  public SortedMap<Integer, Long> byDiscDiff(int winner) {
    SortedMap<Integer, Long> counts = new TreeMap<>();
    for (long entry : entries) {
      if (winner(code(entry)) == winner) {
        counts.merge(diff(entry), (long) games(entry), Long::sum);
      }
    }
    return counts;
  }

  /** The results by year, in the order of years; games of unknown years under 0. */
  public SortedMap<Integer, OpeningStats> byYear() {
    return byYears(1);
  }

  /** The results by decade, each under its first year; games of unknown years under 0. */
  public SortedMap<Integer, OpeningStats> byDecade() {
    return byYears(10);
  }

  private SortedMap<Integer, OpeningStats> byYears(int span) {
    SortedMap<Integer, OpeningStats> years = new TreeMap<>();
    for (long entry : entries) {
      int year = year(entry) / span * span;
      years.merge(year, stats(entry), OpeningStats::plus);
    }
    return years;
  }

  /** The number of games by year, in an array with a place for every possible year. */
  long[] gamesByYear() {
    long[] games = new long[YEARS];
    for (long entry : entries) {
      games[year(entry)] += games(entry);
    }
    return games;
  }

  /**
   * The number of years after the first known year in which half of the use had passed. The use in
   * a year is a share of its games, so that years with many games do not weigh more than others.
   *
   * @param all the number of all games by year, including these
   * @return 0 or more; nothing if no year is known
   */
  OptionalInt halfLifeYears(long[] all) {
    double whole = 0;
    for (long entry : entries) {
      whole += use(entry, all);
    }
    double sum = 0;
    for (long entry : entries) {
      sum += use(entry, all);
      if (year(entry) > 0 && 2 * sum >= whole - TOLERANCE) {
        return OptionalInt.of(year(entry) - firstYear());
      }
    }
    return OptionalInt.empty();
  }

  private static double use(long entry, long[] all) {
    return year(entry) == 0 ? 0 : (double) games(entry) / all[year(entry)];
  }

  /** The squared standard error of the mean final disc difference; for two games or more. */
  public double meanVariance() {
    return stats().meanVariance(discDiffSquares());
  }

  /** The sum of the squared final disc differences. */
  long discDiffSquares() {
    long sum = 0;
    for (long entry : entries) {
      sum += (long) games(entry) * diff(entry) * diff(entry);
    }
    return sum;
  }

  /** The first known year; 0 if none is known. */
  public int firstYear() {
    int first = 0;
    for (int i = 0; i < entries.length && first == 0; i++) {
      first = year(entries[i]);
    }
    return first;
  }

  /** The last known year; 0 if none is known. */
  public int lastYear() {
    return entries.length == 0 ? 0 : year(entries[entries.length - 1]);
  }

  /**
   * A quantile of the final disc differences: the smallest difference that at least this share of
   * the games does not exceed. If the share is met exactly, the result is the middle between that
   * difference and the next, and half a disc is left out.
   *
   * @param part the numerator of the share, such as 1 for a quarter
   * @param whole the denominator of the share, such as 4; greater than {@code part}
   * @throws ArithmeticException if there are no games
   */
  public int discDiffQuantile(int part, int whole) {
    if (entries.length == 1) {
      return diff(entries[0]);
    }
    int least = LARGEST;
    int most = -LARGEST;
    long games = 0;
    for (long entry : entries) {
      least = Math.min(least, diff(entry));
      most = Math.max(most, diff(entry));
      games += games(entry);
    }
    if (games == 0) {
      throw new ArithmeticException("no games");
    }
    long[] counts = new long[most - least + 1];
    for (long entry : entries) {
      counts[diff(entry) - least] += games(entry);
    }
    int low = firstAbove(counts, part * games - 1, whole);
    int high = firstAbove(counts, part * games, whole);
    return (low + high + 2 * least) / 2;
  }

  /** The first place at which {@code whole} times the running count is more than {@code least}. */
  private static int firstAbove(long[] counts, long least, int whole) {
    int place = 0;
    for (long sum = counts[0]; whole * sum <= least; sum += counts[place]) {
      place++;
    }
    return place;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ResultsByYear results && Arrays.equals(entries, results.entries);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(entries);
  }

  @Override
  public String toString() {
    return byYear().toString();
  }
}
