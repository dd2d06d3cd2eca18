package org.kifu.game;

import java.util.regex.Pattern;

/**
 * A count with its noun, as messages in English write it: {@code 1 game}, {@code 2 games}. Texts
 * for people in several languages have the forms of their nouns in the tables of {@code words}.
 */
public final class Counted {
  /** Nouns with the ending of {@code match} or {@code box}. */
  private static final Pattern HISSING = Pattern.compile(".*(s|x|z|ch|sh)");

  /** Nouns with the ending of {@code ply}; {@code day} has another. */
  private static final Pattern IN_Y = Pattern.compile(".*[^aeiou]y");

  private Counted() {}

  /**
   * The number and the noun.
   *
   * @param noun the singular, with any words before it, such as {@code corrected copy}
   */
  public static String of(long count, String noun) {
    return count + " " + noun(count, noun);
  }

  /** The number and one of two phrases, such as {@code game is} and {@code games are}. */
  public static String of(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  /** The noun in the form that a count takes. */
  public static String noun(long count, String noun) {
    return count == 1 ? noun : plural(noun);
  }

  private static String plural(String noun) {
    if (IN_Y.matcher(noun).matches()) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    return noun + (HISSING.matcher(noun).matches() ? "es" : "s");
  }
}
