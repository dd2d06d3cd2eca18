package org.kifu.format.transcript;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Signs of the sides right before their moves, without a blank: {@code 黒f5白d6}, {@code Bf5 Wd6}. So
 * may the numbers of moves: {@code 1手目f5}.
 */
final class SideSigns {
  private static final String SQUARE = "[a-hA-H][1-8](?![0-9])";

  /** The first move may be called so as well. */
  private static final Pattern JAPANESE =
      Pattern.compile(
          "(?<![\\p{IsIdeographic}\\u3040-\\u30FF])(?:[黒白]|初手\\s?)(?=" + SQUARE + "|パス)");

  /** The number of a move, {@code 第1手}, {@code 1手目}, before a square. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![^\\s,、。])(?:第\\s?)?([0-9]{1,3})(?:手目?|着目)(?=[\\s:.、。]*(?:(?:[黒白]|先手|後手)[\\s:番]*)?(?:"
              + SQUARE
              + "|パス))");

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
    if (isAscii) {
      return latin;
    }
    String numbered = hasNumbers(text) ? numbered(latin) : latin;
    return hasJapanese(text) ? blanked(numbered, JAPANESE) : numbered;
  }

  private static boolean hasNumbers(String text) {
    return text.indexOf('手') > 0 || text.indexOf('着') > 0;
  }

  /** The same with a dot behind each such number and nothing else beside it. */
  private static String numbered(String text) {
    return NUMBER
        .matcher(text)
        .replaceAll(
            found -> {
              int before = found.start(1) - found.start();
              int behind = found.end() - found.end(1) - 1;
              return " ".repeat(before) + found.group(1) + "." + " ".repeat(behind);
            });
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
