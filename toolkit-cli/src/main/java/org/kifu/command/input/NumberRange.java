package org.kifu.command.input;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A range of numbers, as options give it.
 *
 * @param first the first of them
 * @param last the last of them, not below {@code first}
 */
public record NumberRange(int first, int last) {
  /**
   * Reads {@code 21-40}, {@code 21-}, {@code -40} and {@code 21}, or returns nothing.
   *
   * @param digits how a number is written, a regular expression
   * @param least the smallest number, which one that is left out before the dash stands for
   * @param most the largest number, likewise after the dash
   */
  public static Optional<NumberRange> read(String text, String digits, int least, int most) {
    Matcher range =
        Pattern.compile("(?<only>#)|(?<first>#)?-(?<last>#)?".replace("#", digits))
            .matcher(text.strip());
    if (!range.matches() || text.strip().equals("-")) {
      return Optional.empty();
    }
    String only = range.group("only");
    int first = number(only == null ? range.group("first") : only, least);
    int last = number(only == null ? range.group("last") : only, most);
    return first < least || last < first
        ? Optional.empty()
        : Optional.of(new NumberRange(first, last));
  }

  private static int number(@Nullable String digits, int otherwise) {
    return digits == null ? otherwise : Integer.parseInt(digits);
  }
}
