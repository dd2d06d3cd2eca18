package org.kifu.layout;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;

/** Other spellings of squares than a letter a to h and a digit 1 to 8, character by character. */
enum Spelling {
  /** A letter and a digit. */
  USUAL("", "", "", ""),
  /** {@code f五}: the rank as the numeral of a Japanese or Chinese score sheet. */
  KANJI_RANKS("ranks in kanji", "", "", "一二三四五六七八"),
  /** {@code ф5 д6 ц3}: Russian letters by their sound. */
  CYRILLIC_SOUNDS("Russian letters by their sound", "абцдефгхАБЦДЕФГХ", "abcdefghabcdefgh", ""),
  /** {@code е5 г6}: Russian letters by their place in the alphabet. */
  CYRILLIC_ORDER("Russian letters by their order", "абвгдежзАБВГДЕЖЗ", "abcdefghabcdefgh", ""),
  /** {@code cl gS hI q3}: characters that text recognition took for letters. */
  MISREAD("letters that were misread from digits", "q", "g", ""),
  /** The same, with 6 for the letter b. */
  MISREAD_B("characters that were misread", "6q", "bg", ""),
  /** The same, with 6 for the letter G. */
  MISREAD_G("characters that were misread", "6q", "gg", ""),
  /** {@code {"x": 5, "y": 4}}: file and rank as numbers from 0, as programs write them. */
  PAIRS_FROM_0("file and rank as numbers from 0", "01234567", "abcdefgh", "01234567"),
  /** The same from 1. */
  PAIRS_FROM_1("file and rank as numbers from 1", "12345678", "abcdefgh", "12345678"),
  /** {@code (f,5) (d,6)}: the letter and the digit in brackets. */
  IN_BRACKETS("letter and digit in brackets", "", "", ""),
  /** {@code F five. D six.}: the digit as a word, as in dictation. */
  IN_WORDS("digits as words", "", "", "");

  private static final Pattern BRACKETS =
      Pattern.compile(
          "[(\\[<]\\s?['\"]?([a-hA-H])['\"]?\\s?[,;:]\\s?['\"]?([1-8])['\"]?\\s?[)\\]>]");

  private static final List<String> DIGITS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight");

  private static final Pattern DICTATED =
      Pattern.compile(
          "(?i)([a-h])(?<!\\p{L}[a-h])[ -](" + String.join("|", DIGITS) + ")(?!\\p{L})");

  /** A file and a rank with their names, in any order. */
  private static final Pattern PAIR =
      Pattern.compile(
          "(?i)\\{?\\s*(?:FILE,\\s*RANK|RANK,\\s*FILE)\\}?"
              .replace("FILE", "\"?(?:x|col|column|file)\"?\\s*[:=]\\s*([0-8])\\s*")
              .replace("RANK", "\"?(?:y|row|rank)\"?\\s*[:=]\\s*([0-8])\\s*"));

  /** A word in the shape of a square. */
  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}])\\S[^\\s.,;:()](?![\\p{L}\\p{N}])");

  /** The characters that ranks are misread as; below, the ranks. */
  private static final String MISREAD_RANKS = "lIi|!ZzSsGB";

  private static final String RANKS = "11111225568";

  private final String words;
  private final String files;
  private final String filesLatin;
  private final String ranks;

  Spelling(String words, String files, String filesLatin, String ranks) {
    this.words = words;
    this.files = files;
    this.filesLatin = filesLatin;
    this.ranks = ranks;
  }

  /** A description for a person; empty for the usual spelling. */
  String words() {
    return words;
  }

  /** Whether a text holds pairs of numbers, letters or words that may be squares. */
  static boolean hasPairs(String text) {
    return text.indexOf(',') >= 0 && (PAIR.matcher(text).find() || BRACKETS.matcher(text).find())
        || DICTATED.matcher(text).find();
  }

  /**
   * Returns a text in the usual spelling, with each square at its place; nothing if nothing
   * changes.
   */
  Optional<String> usual(String text) {
    if (isOfPairs()) {
      String usual = pairs(text);
      return usual.equals(text) ? Optional.empty() : Optional.of(usual);
    }
    StringBuilder usual = new StringBuilder(text);
    if (!isMisread()) {
      for (int i = 0; i < text.length(); i++) {
        replace(usual, i, files, filesLatin);
        boolean isBehindFile = i > 0 && "abcdefghABCDEFGH".indexOf(text.charAt(i - 1)) >= 0;
        if (isBehindFile) {
          replace(usual, i, ranks, "12345678");
        }
      }
    } else {
      WORD.matcher(text)
          .results()
          .forEach(
              word -> {
                replace(usual, word.start(), files, filesLatin);
                replace(usual, word.start() + 1, MISREAD_RANKS, RANKS);
              });
    }
    String written = usual.toString();
    return written.equals(text) ? Optional.empty() : Optional.of(written);
  }

  private boolean isOfPairs() {
    return switch (this) {
      case PAIRS_FROM_0, PAIRS_FROM_1, IN_BRACKETS, IN_WORDS -> true;
      case USUAL, KANJI_RANKS, CYRILLIC_SOUNDS, CYRILLIC_ORDER, MISREAD, MISREAD_B, MISREAD_G ->
          false;
    };
  }

  /**
   * The text with each pair replaced by its square, at the place of the file; a pair that is not a
   * square of this count stays as it is.
   */
  private String pairs(String text) {
    StringBuilder usual = new StringBuilder(text);
    Pattern pattern =
        switch (this) {
          case IN_BRACKETS -> BRACKETS;
          case IN_WORDS -> DICTATED;
          default -> PAIR;
        };
    pattern.matcher(text).results().forEach(pair -> put(usual, pair));
    return usual.toString();
  }

  private void put(StringBuilder usual, MatchResult pair) {
    boolean isFileFirst = pair.group(1) != null;
    String file = pair.group(isFileFirst ? 1 : 4);
    String rank = pair.group(isFileFirst ? 2 : 3);
    String square =
        switch (this) {
          case IN_BRACKETS -> file + rank;
          case IN_WORDS -> file + (DIGITS.indexOf(SmallLetters.of(rank)) + 1);
          default -> square(file, rank);
        };
    if (!square.isEmpty()) {
      for (int i = pair.start(); i < pair.end(); i++) {
        usual.setCharAt(i, ' ');
      }
      int at = pair.start(isFileFirst ? 1 : 3);
      usual.replace(at, at + 2, square);
    }
  }

  /** The square of two numbers; empty if they are not a square of this count. */
  private String square(String file, String rank) {
    int first = files.indexOf(file);
    int second = ranks.indexOf(rank);
    return first >= 0 && second >= 0
        ? filesLatin.substring(first, first + 1) + "12345678".charAt(second)
        : "";
  }

  private boolean isMisread() {
    return switch (this) {
      case MISREAD, MISREAD_B, MISREAD_G -> true;
      case USUAL,
          KANJI_RANKS,
          CYRILLIC_SOUNDS,
          CYRILLIC_ORDER,
          PAIRS_FROM_0,
          PAIRS_FROM_1,
          IN_BRACKETS,
          IN_WORDS ->
          false;
    };
  }

  private static void replace(StringBuilder text, int at, String from, String to) {
    int found = from.indexOf(text.charAt(at));
    if (found >= 0) {
      text.setCharAt(at, to.charAt(found));
    }
  }
}
