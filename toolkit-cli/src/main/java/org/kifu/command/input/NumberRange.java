package org.kifu.command.input;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A range of numbers, as the value of an option.
 *
 * @param first the first number
 * @param last the last number, not below {@code first}
 */
public record NumberRange(int first, int last) {
  /**
   * Reads {@code 21-40}, {@code 21-}, {@code -40} and {@code 21}, or returns nothing.
   *
   * @param digits a regular expression for a number
   * @param least the smallest number, which is also the first of a range that begins with the dash
   * @param most the largest number, which is also the last of a range that ends with the dash
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
