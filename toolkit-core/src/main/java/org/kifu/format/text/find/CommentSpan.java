package org.kifu.format.text.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A comment in the text of a cell: within brackets, or behind a sign up to the end.
 *
 * @param from the index of its first character, which is a bracket or a sign
 * @param to the index after its last character
 * @param textFrom the index of the first character of its text
 * @param textTo the index after the last character of its text
 */
public record CommentSpan(int from, int to, int textFrom, int textTo) {
  private static final String OPENING = "({[";
  private static final String CLOSING = ")}]";

  /** The comments of a text, in order; none is within another one. */
  public static List<CommentSpan> in(String text) {
    int at = firstSign(text);
    if (at == text.length()) {
      return List.of();
    }
    List<CommentSpan> spans = new ArrayList<>(0);
    int[] last = CLOSING.chars().map(text::lastIndexOf).toArray();
    while (at < text.length()) {
      if (Character.isLetterOrDigit(text.charAt(at))) {
        at++;
        continue;
      }
      int bracket = OPENING.indexOf(text.charAt(at));
      int sign = bracket < 0 ? signEnd(text, at) : at;
      boolean isClosed = bracket >= 0 && last[bracket] > at;
      int close = isClosed ? text.indexOf(CLOSING.charAt(bracket), at) : -1;
      if (close > 0) {
        spans.add(new CommentSpan(at, close + 1, at + 1, close));
        at = close;
      } else if (sign > at) {
        spans.add(new CommentSpan(at, text.length(), sign, text.length()));
        at = text.length();
      }
      at++;
    }
    return spans;
  }

  /** The index of the first character that may begin a comment; the length if there is none. */
  private static int firstSign(String text) {
    int at = 0;
    while (at < text.length() && !mayBegin(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean mayBegin(char c) {
    return switch (c) {
      case '(', '{', '[', '/', '%', '#', ';', '\u00AC' -> true;
      default -> false;
    };
  }

  /** The index after a sign that begins a comment; the index itself if there is none. */
  static int signEnd(String text, int at) {
    char c = text.charAt(at);
    if (at > 0 && !Character.isWhitespace(text.charAt(at - 1))) {
      return at;
    }
    boolean isNumber =
        c == '#' && at + 1 < text.length() && Character.isLetterOrDigit(text.charAt(at + 1));
    return text.startsWith("//", at)
        ? at + 2
        : "%#\u00AC".indexOf(c) >= 0 && !isNumber || c == ';' && isBeforeWord(text, at)
            ? at + 1
            : at;
  }

  /** Whether a word follows a semicolon and a blank, as it does not between moves. */
  private static boolean isBeforeWord(String text, int at) {
    int from = at + 1;
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    int to = from;
    while (to < text.length() && Character.isLetter(text.charAt(to))) {
      to++;
    }
    boolean isWord = to - from > 1 && (to == text.length() || !Character.isDigit(text.charAt(to)));
    return isWord
        && from > at + 1
        && PassTable.strength(text.substring(from, to).toLowerCase(Locale.ROOT)) == 0;
  }

  /** Whether an index is within it. */
  public boolean holds(int index) {
    return from <= index && index < to;
  }
}
