package org.kifu.layout;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.notation.SmallLetters;

/** Numbers in English words up to sixty-four, {@code thirty-three}, as digits. */
final class NumberWords {
  private static final List<String> UNITS =
      List.of(
          ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
                  + " fifteen sixteen seventeen eighteen nineteen")
              .split(" ", -1));

  private static final List<String> TENS = List.of("twenty", "thirty", "forty", "fifty", "sixty");

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?i)(?<![\\p{L}-])(?:(TENS)(?:[- ](UNITS))?|(UNITS))(?![\\p{L}-])"
              .replace("TENS", String.join("|", TENS))
              .replace("UNITS", String.join("|", UNITS)));

  private NumberWords() {}

  /** Whether a text may hold a number word above twelve. */
  static boolean mayBeIn(String text) {
    return text.indexOf("ty") > 0 || text.indexOf("teen") > 0;
  }

  /** The text with digits instead of number words. */
  static String inDigits(String text) {
    return NUMBER.matcher(text).replaceAll(found -> Integer.toString(number(found)));
  }

  private static String lower(@Nullable String word) {
    return word == null ? "" : SmallLetters.of(word);
  }

  private static int number(MatchResult found) {
    String tens = lower(found.group(1));
    String unit = lower(found.group(2) == null ? found.group(3) : found.group(2));
    int ten = tens.isEmpty() ? 0 : 10 * (TENS.indexOf(tens) + 2);
    return ten + (unit.isEmpty() ? 0 : UNITS.indexOf(unit));
  }
}
