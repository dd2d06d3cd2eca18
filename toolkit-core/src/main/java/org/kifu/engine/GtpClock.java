package org.kifu.engine;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.board.Disc;

/**
 * The time of each side, as {@code time_settings} and {@code time_left} set it: a main time and
 * then, if there is one, a repeated period for a number of moves.
 */
final class GtpClock {
  /**
   * The time that a side has left.
   *
   * @param seconds the time for the moves, not below 0
   * @param moves the number of moves; 0 for the rest of the game
   */
  private record TimeLeft(double seconds, int moves) {}

  /** The seconds of each move that are reserved for the way from and to the other program. */
  private static final double LAG = 0.05;

  private static final double LEAST = 0.01;
  private static final int LARGEST = 10_000_000;

  private final Map<Disc, TimeLeft> left = new EnumMap<>(Disc.class);
  private TimeLeft period = new TimeLeft(0, 0);

  /**
   * Sets the clocks of both sides.
   *
   * @param numbers the main time and the period in seconds, and the moves in a period; a period for
   *     0 moves means no limit
   * @return false if these are not three numbers
   */
  boolean set(List<String> numbers) {
    if (numbers.size() != 3 || !numbers.stream().allMatch(GtpClock::isNumber)) {
      return false;
    }
    int main = Integer.parseInt(numbers.get(0));
    int seconds = Integer.parseInt(numbers.get(1));
    int moves = Integer.parseInt(numbers.get(2));
    left.clear();
    period = new TimeLeft(seconds, moves);
    if (seconds == 0 || moves > 0) {
      for (Disc side : Disc.values()) {
        left.put(side, main > 0 ? new TimeLeft(main, 0) : period);
      }
    }
    return true;
  }

  /**
   * Sets the clock of one side.
   *
   * @param numbers the seconds left, and the number of moves that they are for, 0 for the main time
   * @return false if these are not two numbers
   */
  boolean setLeft(Disc side, List<String> numbers) {
    if (numbers.size() != 2 || !numbers.stream().allMatch(GtpClock::isNumber)) {
      return false;
    }
    left.put(
        side, new TimeLeft(Integer.parseInt(numbers.get(0)), Integer.parseInt(numbers.get(1))));
    return true;
  }

  private static boolean isNumber(String text) {
    return text.matches("[0-9]{1,9}") && Integer.parseInt(text) <= LARGEST;
  }

  /**
   * The time to give a move; empty if there is no limit.
   *
   * @param empties the squares that are still to be filled, half of them by this side
   */
  Optional<Duration> forMove(Disc side, int empties) {
    return Optional.ofNullable(left.get(side))
        .map(
            has -> {
              int moves = has.moves() > 0 ? has.moves() : (empties + 1) / 2;
              double seconds = has.seconds() / Math.max(1, moves) - LAG;
              return Duration.ofNanos((long) (1e9 * Math.max(LEAST, seconds)));
            });
  }

  /** Takes a move's time off a clock; the other program may set the time left later. */
  void spend(Disc side, double seconds) {
    left.computeIfPresent(
        side,
        (_, has) -> {
          double rest = Math.max(0, has.seconds() - seconds);
          boolean isPeriodOver = has.moves() == 1 || rest == 0;
          return isPeriodOver && period.moves() > 0
              ? period
              : new TimeLeft(rest, Math.max(0, has.moves() - 1));
        });
  }
}
