package org.kifu.format.pgn;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment, and the time of a move that may stand in it: {@code [%emt 0:00:02.5]}.
 *
 * @param seconds the time
 * @param rest the comment without it
 */
record PgnComment(OptionalDouble seconds, String rest) {
  private static final Pattern TIME =
      Pattern.compile("\\[%emt (\\d{1,6}):(\\d{1,2}):(\\d{1,2}(?:\\.\\d{1,20})?)\\]");

  /** How a time is written. */
  static String time(double seconds) {
    BigDecimal exact = BigDecimal.valueOf(seconds);
    BigDecimal[] hours = exact.divideAndRemainder(BigDecimal.valueOf(3600));
    BigDecimal[] minutes = hours[1].divideAndRemainder(BigDecimal.valueOf(60));
    return "[%%emt %d:%02d:%s]"
        .formatted(hours[0].intValue(), minutes[0].intValue(), minutes[1].toPlainString());
  }

  static PgnComment read(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.find()) {
      return new PgnComment(OptionalDouble.empty(), text);
    }
    BigDecimal seconds =
        new BigDecimal(time.group(1))
            .multiply(BigDecimal.valueOf(3600))
            .add(new BigDecimal(time.group(2)).multiply(BigDecimal.valueOf(60)))
            .add(new BigDecimal(time.group(3)));
    String rest = text.substring(0, time.start()).stripTrailing() + text.substring(time.end());
    return new PgnComment(OptionalDouble.of(seconds.doubleValue()), rest.strip());
  }
}
