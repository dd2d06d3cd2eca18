package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * A place in a text where the name of a player may end and another one begin.
 *
 * @param from the index at which the sign or the word between them begins
 * @param to the index after it
 */
record NameBorder(int from, int to, Kind kind) {
  /** The text between two names, by which a name needs more or less to be one. */
  enum Kind {
    SCORE,
    WORD,
    DASH,
    /** A comma, or a word such as "and": the sides of both have to be written. */
    LIST
  }

  private static final int MOST_BORDERS = 8;

  /** The places in a text at which a name may end and another one begin. */
  static List<NameBorder> in(String text) {
    List<NameBorder> found = new ArrayList<>(1);
    String small = SmallLetters.of(text);
    boolean areBehind = Label.areBehindNames(text) && text.chars().noneMatch(Character::isDigit);
    int depth = text.startsWith("(") || text.startsWith("[") ? 1 : 0;
    for (int i = 1; i < small.length() && found.size() < MOST_BORDERS; i++) {
      char c = small.charAt(i);
      depth += "([".indexOf(c) >= 0 ? 1 : ")]".indexOf(c) >= 0 ? -1 : 0;
      if (depth > 0) {
        continue;
      }
      boolean isBehindBlank = Character.isWhitespace(small.charAt(i - 1));
      int dash = i;
      while (dash < small.length() && "-–—".indexOf(small.charAt(dash)) >= 0) {
        dash++;
      }
      if (dash > i && (isBehindBlank && isBlank(small, dash) || c != '-')) {
        found.add(new NameBorder(i, dash, Kind.DASH));
        i = dash;
      } else if (isBehindBlank && Character.isLetter(c) || c == '×') {
        i += addWord(small, i, found);
      } else if (",;/&".indexOf(c) >= 0
          || areBehind && Label.DISCS.indexOf(c) >= 0 && !small.substring(i + 1).isBlank()) {
        found.add(new NameBorder(c < 128 ? i : i + 1, i + 1, Kind.LIST));
      }
    }
    return found;
  }

  /** Adds the border that a word at an index is, and returns its length. */
  private static int addWord(String text, int at, List<NameBorder> found) {
    String versus = CaptionWords.VERSUS.at(text, at);
    if (!versus.isEmpty() && isBlank(text, at + versus.length())) {
      found.add(new NameBorder(at, at + versus.length(), Kind.WORD));
      return versus.length();
    }
    for (CaptionWords words : List.of(CaptionWords.AND, CaptionWords.BEATS)) {
      String word = words.at(text, at);
      if (!word.isEmpty() && isBlank(text, at + word.length())) {
        found.add(new NameBorder(at, at + word.length(), Kind.LIST));
        return word.length();
      }
    }
    return 0;
  }

  private static boolean isBlank(String text, int at) {
    return at >= text.length() || Character.isWhitespace(text.charAt(at));
  }

  /**
   * The second name of a text that goes on behind it. A first name with a comma, {@code Lee, Ann},
   * has one like it beside it; otherwise the words before the comma are none of the name.
   *
   * @return an empty text if the names do not go together
   */
  static PlacedText second(PlacedText first, PlacedText rest) {
    PlacedText second = upToComma(rest, 0);
    int end = upToComma(first, 0).length();
    if (end == first.length()
        || first.charAt(end) != ','
        || first.charAt(first.length() - 1) == '.') {
      return second;
    }
    PlacedText whole = upToComma(rest, 1);
    return whole.length() > second.length() ? whole : rest.piece(0, 0);
  }

  /**
   * The text up to a comma, a gap or a dash between blanks, which is not within brackets.
   *
   * @param commas the number of commas in the text
   */
  private static PlacedText upToComma(PlacedText text, int commas) {
    int left = commas;
    String written = text.toString();
    int depth = 0;
    for (int i = 0; i < written.length(); i++) {
      char c = written.charAt(i);
      depth += "([".indexOf(c) >= 0 ? 1 : ")]".indexOf(c) >= 0 ? -1 : 0;
      boolean isEnd =
          ",;\t".indexOf(c) >= 0 || written.startsWith("  ", i) || written.startsWith(" - ", i);
      if (i > 0 && c == ',' && depth <= 0 && (isAddition(written, i) || left-- > 0)) {
        continue;
      }
      if (i > 0 && depth <= 0 && isEnd) {
        return text.piece(0, i).strip();
      }
    }
    return text.strip();
  }

  /** Whether an addition to a name stands behind a comma, {@code Jones, Jr.} */
  private static boolean isAddition(String text, int comma) {
    String[] words = text.substring(comma + 1).strip().split("[\\s,;)]+", 2);
    return CaptionWords.ADDITION.has(words[0]);
  }
}
