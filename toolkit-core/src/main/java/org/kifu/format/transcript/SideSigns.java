package org.kifu.format.transcript;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Signs of the sides right before their moves, without a blank: {@code 黒f5白d6}, {@code Bf5 Wd6}.
 */
final class SideSigns {
  private static final String SQUARE = "[a-hA-H][1-8](?![0-9])";

  /** The first move may be called so as well. */
  private static final Pattern JAPANESE =
      Pattern.compile("(?<![\\p{IsIdeographic}\\u3040-\\u30FF])(?:[黒白]|初手)(?=" + SQUARE + "|パス)");

  /** White's sign is no letter of a square. */
  private static final Pattern WHITE =
      Pattern.compile("(?<![A-Za-z])[Ww](?=" + SQUARE + "|[Pp][Aa])");

  private static final Pattern LATIN =
      Pattern.compile("(?<![A-Za-z])[BbWw](?=" + SQUARE + "|[Pp][Aa])");

  private static final int ONE_MOVE_LENGTH = 3;

  private static final Pattern ONE_MOVE = Pattern.compile("\\s*[Bb]" + SQUARE + "\\s*");

  private SideSigns() {}

  /** Returns a line of the same length with blanks for them. */
  static String blanked(String text, boolean isAscii) {
    String latin = hasLatin(text) ? blanked(text, LATIN) : text;
    return isAscii || !hasJapanese(text) ? latin : blanked(latin, JAPANESE);
  }

  private static boolean hasJapanese(String text) {
    return text.indexOf('黒') >= 0 || text.indexOf('白') >= 0 || text.indexOf('初') >= 0;
  }

  /** Black's sign may be the letter of a square that lost its digit, where white has none. */
  private static boolean hasLatin(String text) {
    boolean mayHave = text.indexOf('W') >= 0 || text.indexOf('w') >= 0;
    return mayHave
        ? WHITE.matcher(text).find()
        : text.strip().length() == ONE_MOVE_LENGTH && ONE_MOVE.matcher(text).matches();
  }

  private static String blanked(String text, Pattern signs) {
    Matcher sign = signs.matcher(text);
    return sign.find() ? sign.replaceAll(found -> " ".repeat(found.group().length())) : text;
  }
}
