package org.kifu.format.text.grid;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.BoardSigns;
import org.kifu.source.text.LookAlikeLetters;

/** The meaning of a word as the content of a square, or as the name of a column. */
final class SquareWord {
  /** The sign that puts the digit before it on a key. */
  static final char KEY = '\u20E3';

  private static final String KEY_TEN = "\uD83D\uDD1F";

  /** The letter a of the flags of countries. */
  private static final int FLAG_LETTER = 0x1F1E6;

  /** A square in the signs that make a word bold, or a string of a program. */
  private static final Pattern MARKED =
      Pattern.compile("=?[*_~\"'`]{1,3}([^*_~\"'`]{0,3})[*_~\"'`]{1,3},?");

  /** A number before a sign, or a number or disc whose cell dots or dashes fill up. */
  private static final Pattern FILLED =
      Pattern.compile("[-.]{0,2}(\\d{1,2}|[XOBWxobw])[-.,;]{0,2}");

  /** The first characters of these words, and the first or last ones of those. */
  private static final String MARKS = "=*_~\"'`";

  private static final String FILLERS = "-.,;";

  /** The number of characters from which on a word means a square only if all are one sign. */
  private static final int LONG = 40;

  private static final String SIDES = "bwxo●○";
  private static final String FRAME_SIGNS = "□◻⬜";
  private static final String FILES = "abcdefgh";

  private SquareWord() {}

  /** The file that a letter names, from 0; -1 for any other word. */
  static int file(String word) {
    int letter = word.isEmpty() ? 0 : word.codePointAt(0) - FLAG_LETTER;
    if (letter >= 0 && letter < FILES.length() && word.length() == 2) {
      return letter;
    }
    return word.length() == 1
        ? FILES.indexOf(LookAlikeLetters.latin(Character.toLowerCase(word.charAt(0))))
        : -1;
  }

  /** A word without the signs around it, or that fill up its cell; the same if it has none. */
  private static String undressed(String word) {
    if (MARKS.indexOf(word.charAt(0)) >= 0) {
      Matcher marked = MARKED.matcher(word);
      if (marked.matches()) {
        return marked.group(1);
      }
    }
    int last = word.length() - 1;
    if (FILLERS.indexOf(word.charAt(0)) < 0 && FILLERS.indexOf(word.charAt(last)) < 0) {
      return word;
    }
    Matcher filled = FILLED.matcher(word);
    return filled.matches() ? filled.group(1) : word;
  }

  /** The content of a square that a word means. */
  static int value(String word) {
    if (word.isEmpty()) {
      return GridItem.EMPTY;
    }
    if (word.length() <= 2 && isNumber(word)) {
      return Integer.parseInt(word);
    }
    if (word.length() > LONG && word.charAt(0) < KEY && word.charAt(0) != word.charAt(1)) {
      return GridItem.OTHER;
    }
    if (word.indexOf(KEY) > 0 || word.equals(KEY_TEN)) {
      return value(word.replace(KEY_TEN, "10").replace(Character.toString(KEY), ""));
    }
    String inner = undressed(word);
    if (!inner.equals(word)) {
      return value(inner);
    }
    String plain = withoutSide(word.toLowerCase(Locale.ROOT));
    if (plain.length() <= 2 && isNumber(plain)) {
      return Integer.parseInt(plain);
    }
    if (word.equals("()") || word.equals("[]")) {
      return word.equals("()") ? GridItem.RING : GridItem.BOX;
    }
    if (FRAME_SIGNS.indexOf(word.charAt(0)) >= 0
        && word.codePoints().allMatch(sign -> FRAME_SIGNS.indexOf(sign) >= 0)) {
      return GridItem.FRAME;
    }
    OptionalInt colour = BoardSigns.colour(LookAlikeLetters.latin(word));
    if (colour.isEmpty() && isOneSign(word)) {
      colour = BoardSigns.colour(Character.toString(word.codePointAt(0)));
    }
    return colour.isEmpty()
        ? GridItem.OTHER
        : switch (colour.getAsInt()) {
          case 1 -> GridItem.BLACK;
          case -1 -> GridItem.WHITE;
          default -> GridItem.EMPTY;
        };
  }

  /** A number without the letter for its side before or behind it. */
  private static String withoutSide(String word) {
    int last = word.length() - 1;
    if (last > 0 && last <= 2) {
      if (SIDES.indexOf(word.charAt(last)) >= 0 && isDigit(word.charAt(0))) {
        return word.substring(0, last);
      }
      if (SIDES.indexOf(word.charAt(0)) >= 0 && isDigit(word.charAt(last))) {
        return word.substring(1);
      }
    }
    return word;
  }

  /** Whether a word is the same sign again and again. */
  private static boolean isOneSign(String word) {
    int sign = word.codePointAt(0);
    int width = Character.charCount(sign);
    for (int at = width; at < word.length(); at += width) {
      if (word.codePointAt(at) != sign) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNumber(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (!isDigit(word.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
