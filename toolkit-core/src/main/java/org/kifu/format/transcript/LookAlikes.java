package org.kifu.format.transcript;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.kifu.format.transcript.Token.Kind;
import org.kifu.source.LookAlikeLetters;
import org.kifu.source.TextLine;

/**
 * A line whose letters of other alphabets that look like those of squares are replaced where they
 * make a whole word a list of moves.
 *
 * @param text the line with such letters replaced
 * @param first the place of the first of them; -1 if there is none
 * @param count how many there are
 */
record LookAlikes(String text, int first, int count) {
  /** Those of the few letters there are, which take time to look up. */
  private static final Map<Character, String> NAMES = new ConcurrentHashMap<>();

  /** Looks for them in the normal text of a line. */
  static LookAlikes in(TextLine line) {
    String text = line.text();
    if (line.isAscii()) {
      return new LookAlikes(text, -1, 0);
    }
    String whole = LookAlikeLetters.latin(text);
    if (JoinedLine.squares(whole, 0, whole.length()).isPresent()) { // the usual case
      return new LookAlikes(whole, firstForeign(text, 0), foreign(text, 0, text.length()));
    }
    StringBuilder replaced = new StringBuilder(text);
    int first = -1;
    int count = 0;
    for (int at = 0; at < text.length(); at++) {
      int end = wordEnd(text, at);
      int found = end > at ? replace(replaced, at, end) : 0;
      if (found > 0 && first < 0) {
        first = firstForeign(text, at);
      }
      count += found;
      at = Math.max(at, end);
    }
    return new LookAlikes(count > 0 ? replaced.toString() : text, first, count);
  }

  /** What was read as what, for a person. */
  String message(String original) {
    char c = original.charAt(first);
    String name = NAMES.computeIfAbsent(c, Character::getName);
    return "'"
        + c
        + "' ("
        + name
        + ") is read as "
        + text.charAt(first)
        + (count > 1 ? ", as are " + (count - 1) + " more such letters of this line" : "");
  }

  /** Replaces the letters of one word, if it then is a list of moves, and counts them. */
  private static int replace(StringBuilder text, int from, int to) {
    int found = foreign(text, from, to);
    if (found == 0) {
      return 0;
    }
    String latin = LookAlikeLetters.latin(text.substring(from, to));
    Kind kind = MoveWord.kind(latin, 0, latin.length());
    boolean isList = kind == Kind.MOVES || kind == Kind.REVERSED;
    if (isList) {
      text.replace(from, to, latin);
    }
    return isList ? found : 0;
  }

  private static int foreign(CharSequence text, int from, int to) {
    int found = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      found += LookAlikeLetters.latin(c) == c ? 0 : 1;
    }
    return found;
  }

  private static int firstForeign(String text, int from) {
    int at = from;
    while (LookAlikeLetters.latin(text.charAt(at)) == text.charAt(at)) {
      at++;
    }
    return at;
  }

  private static int wordEnd(String text, int from) {
    int end = from;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
