package org.kifu.layout;

import java.util.Optional;
import java.util.regex.Pattern;

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
  /** {@code cl gS hI}: digits that a scanner's program took for letters. */
  MISREAD("letters that were misread from digits", "", "", ""),
  /** The same, and 6 for the letter b. */
  MISREAD_B("characters that were misread", "6", "b", ""),
  /** The same, and 6 for the letter G. */
  MISREAD_G("characters that were misread", "6", "g", ""),
  /** {@code {"x": 5, "y": 4}}: file and rank as numbers from 0, as programs count. */
  PAIRS_FROM_0("file and rank as numbers from 0", "01234567", "abcdefgh", "01234567"),
  /** The same from 1. */
  PAIRS_FROM_1("file and rank as numbers from 1", "12345678", "abcdefgh", "12345678");

  /** A file and a rank with their names, in any order. */
  private static final Pattern PAIR =
      Pattern.compile(
          "(?i)\\{?\\s*(?:FILE,\\s*RANK|RANK,\\s*FILE)\\}?"
              .replace("FILE", "\"?(?:x|col|column|file)\"?\\s*[:=]\\s*([0-8])\\s*")
              .replace("RANK", "\"?(?:y|row|rank)\"?\\s*[:=]\\s*([0-8])\\s*"));

  /** A word in the shape of a square. */
  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}])\\S[^\\s.,;:()](?![\\p{L}\\p{N}])");

  /** The signs that ranks are misread as, and the ranks. */
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

  /** Words for a person; none for the usual spelling. */
  String words() {
    return words;
  }

  /** Whether a text holds pairs of numbers that may be squares. */
  static boolean hasPairs(String text) {
    return text.indexOf(',') >= 0 && PAIR.matcher(text).find();
  }

  /** Returns a text in the usual spelling, each character in its place; nothing if it is that. */
  Optional<String> usual(String text) {
    if (this == PAIRS_FROM_0 || this == PAIRS_FROM_1) {
      return hasPairs(text) ? Optional.of(pairs(text)) : Optional.empty();
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

  /** A square stands where its file did; what is no square of this count stays as it is. */
  private String pairs(String text) {
    StringBuilder usual = new StringBuilder(text);
    PAIR.matcher(text)
        .results()
        .forEach(
            pair -> {
              boolean isFileFirst = pair.group(1) != null;
              int file = files.indexOf(pair.group(isFileFirst ? 1 : 4));
              int rank = ranks.indexOf(pair.group(isFileFirst ? 2 : 3));
              if (file >= 0 && rank >= 0) {
                for (int i = pair.start(); i < pair.end(); i++) {
                  usual.setCharAt(i, ' ');
                }
                int at = pair.start(isFileFirst ? 1 : 3);
                usual.setCharAt(at, filesLatin.charAt(file));
                usual.setCharAt(at + 1, "12345678".charAt(rank));
              }
            });
    return usual.toString();
  }

  private boolean isMisread() {
    return switch (this) {
      case MISREAD, MISREAD_B, MISREAD_G -> true;
      case USUAL, KANJI_RANKS, CYRILLIC_SOUNDS, CYRILLIC_ORDER, PAIRS_FROM_0, PAIRS_FROM_1 -> false;
    };
  }

  private static void replace(StringBuilder text, int at, String from, String to) {
    int found = from.indexOf(text.charAt(at));
    if (found >= 0) {
      text.setCharAt(at, to.charAt(found));
    }
  }
}
