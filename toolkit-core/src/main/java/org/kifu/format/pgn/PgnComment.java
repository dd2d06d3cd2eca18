package org.kifu.format.pgn;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment, and the times in it: {@code [%emt 0:00:02.5]}, the time that the move took, and {@code
 * [%clk 0:19:50]}, the time its side had left after it. Other commands are words of the comment.
 *
 * @param seconds the time that the move took
 * @param left the time left, as written
 * @param rest the comment without the times
 */
record PgnComment(OptionalDouble seconds, Optional<String> left, String rest) {
  private static final String TIME = "(?:(\\d{1,6}):)?(\\d{1,2}):(\\d{1,2}(?:\\.\\d{1,20})?)";

  private static final Pattern TAKEN = Pattern.compile("\\[%emt\\s+" + TIME + "\\s*\\]");
  private static final Pattern LEFT = Pattern.compile("\\[%clk\\s+" + TIME + "\\s*\\]");
  private static final Pattern ALONE = Pattern.compile(TIME);

  /** A tag that may begin the next game: one that begins a line, or the usual first one. */
  private static final Pattern TAG =
      Pattern.compile("(?<=[\\n\\r])\\[(?=[A-Z][A-Za-z0-9_]*[ \\t])|\\[(?=Event[ \\t])");

  static PgnComment read(String text) {
    if (!text.contains("[%")) {
      return new PgnComment(OptionalDouble.empty(), Optional.empty(), text);
    }
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

  /** The seconds of a time left, as written; nothing if it is not a time. */
  static Optional<BigDecimal> secondsOf(String left) {
    Matcher time = ALONE.matcher(left);
    return time.matches() ? Optional.of(seconds(time)) : Optional.empty();
  }

  /** Whether this is the time left. */
  boolean isLeft(String time) {
    return left.filter(time::equals).isPresent();
  }

  boolean hasTimes() {
    return seconds.isPresent() || left.isPresent();
  }

  /**
   * The words to keep beside the times: the rest, or the whole comment if it would be written in
   * another way, such as with the times behind other commands.
   *
   * @param written the comment that was read
   */
  String words(String written) {
    return !hasTimes() || text().equals(written.strip()) ? rest : written;
  }

  /** The comment with its times before the rest. */
  String text() {
    StringBuilder text = new StringBuilder();
    seconds.ifPresent(taken -> text.append("[%emt ").append(time(taken)).append("] "));
    left.ifPresent(time -> text.append("[%clk ").append(time).append("] "));
    return text.append(rest).toString().strip();
  }

  private static String time(double seconds) {
    BigDecimal exact = BigDecimal.valueOf(seconds);
    BigDecimal[] hours = exact.divideAndRemainder(BigDecimal.valueOf(3600));
    BigDecimal[] minutes = hours[1].divideAndRemainder(BigDecimal.valueOf(60));
    String rest = minutes[1].stripTrailingZeros().toPlainString();
    boolean isShort = minutes[1].compareTo(BigDecimal.TEN) < 0;
    return "%d:%02d:%s"
        .formatted(hours[0].intValue(), minutes[0].intValue(), isShort ? "0" + rest : rest);
  }

  /** A comment with its signs: in braces, or up to the end of the line if it has a brace. */
  static String signed(String text) {
    return isOfLine(text) ? ";" + text + "\n" : "{" + safe(text) + "}";
  }

  private static boolean isOfLine(String text) {
    return text.indexOf('}') >= 0 && text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
  }

  /** The words of a comment as they will be read again. */
  static String safe(String text) {
    String words = isOfLine(text) ? text : text.replace('}', ')');
    Matcher tag = TAG.matcher(words);
    boolean mayEndGame = tag.find() && PgnComments.mayEndAt(words.substring(tag.start()));
    return (mayEndGame && !isOfLine(text) ? tag.replaceAll("(") : words).strip();
  }
}
