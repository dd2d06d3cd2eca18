package org.kifu.format.pgn;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment, and the times that may stand in it: {@code [%emt 0:00:02.5]}, what the move took, and
 * {@code [%clk 0:19:50]}, what its side had left after it.
 *
 * @param seconds what the move took
 * @param left what was left, as written
 * @param rest the comment without them
 */
record PgnComment(OptionalDouble seconds, Optional<String> left, String rest) {
  private static final String TIME = "(?:(\\d{1,6}):)?(\\d{1,2}):(\\d{1,2}(?:\\.\\d{1,20})?)";

  private static final Pattern TAKEN = Pattern.compile("\\[%emt\\s+" + TIME + "\\s*\\]");
  private static final Pattern LEFT = Pattern.compile("\\[%clk\\s+" + TIME + "\\s*\\]");
  private static final Pattern ALONE = Pattern.compile(TIME);

  /** How the time of a move is written. */
  static String time(double seconds) {
    BigDecimal exact = BigDecimal.valueOf(seconds);
    BigDecimal[] hours = exact.divideAndRemainder(BigDecimal.valueOf(3600));
    BigDecimal[] minutes = hours[1].divideAndRemainder(BigDecimal.valueOf(60));
    return "[%%emt %d:%02d:%s]"
        .formatted(hours[0].intValue(), minutes[0].intValue(), minutes[1].toPlainString());
  }

  /** The seconds of what was left, as written; nothing if that is no time. */
  static Optional<BigDecimal> secondsOf(String left) {
    Matcher time = ALONE.matcher(left);
    return time.matches() ? Optional.of(seconds(time)) : Optional.empty();
  }

  static PgnComment read(String text) {
    Matcher taken = TAKEN.matcher(text);
    OptionalDouble seconds =
        taken.find() ? OptionalDouble.of(seconds(taken).doubleValue()) : OptionalDouble.empty();
    String rest = seconds.isPresent() ? without(text, taken) : text;
    Matcher clock = LEFT.matcher(rest);
    Optional<String> left =
        clock.find()
            ? Optional.of(rest.substring(clock.start() + "[%clk".length(), clock.end() - 1).strip())
            : Optional.empty();
    return new PgnComment(seconds, left, left.isPresent() ? without(rest, clock) : rest);
  }

  private static String without(String text, Matcher time) {
    return (text.substring(0, time.start()).stripTrailing() + text.substring(time.end())).strip();
  }

  private static BigDecimal seconds(Matcher time) {
    BigDecimal hours = new BigDecimal(time.group(1) == null ? "0" : time.group(1));
    return hours
        .multiply(BigDecimal.valueOf(3600))
        .add(new BigDecimal(time.group(2)).multiply(BigDecimal.valueOf(60)))
        .add(new BigDecimal(time.group(3)));
  }
}
