package org.kifu.format.text.page;

import java.util.Map;
import java.util.stream.Collectors;

/** Characters that HTML and XML write by name or number, as entities. */
final class NamedCharacters {
  private static final int HEX = 16;
  private static final int DECIMAL = 10;
  private static final int MOST_OF_NAME = 24;
  private static final int MOST_DIGITS = 7;

  /** The characters of windows-1252 from 128 on, which pages write by these numbers. */
  private static final String WINDOWS =
      "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D"
          + "\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153"
          + "\u009D\u017E\u0178";

  private static final Map<String, String> NAMED =
      TableFile.rows(NamedCharacters.class, "entities.tsv").stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  row -> row.getFirst(),
                  row -> Character.toString(Integer.parseInt(row.get(1), HEX))));

  private NamedCharacters() {}

  /** The index after the entity that begins with {@code &} at an index; the index if none does. */
  static int end(String text, int at) {
    int most = Math.min(text.length(), at + MOST_OF_NAME);
    int i = at + 1;
    if (i < most && text.charAt(i) == '#') {
      i++;
    }
    while (i < most && text.charAt(i) < 0x80 && Character.isLetterOrDigit(text.charAt(i))) {
      i++;
    }
    boolean isWhole = i < most && text.charAt(i) == ';' && i > at + 1;
    return isWhole && !decoded(text, at, i + 1).isEmpty() ? i + 1 : at;
  }

  /** The characters that an entity means; none if it is not known. */
  static String decoded(String text, int at, int end) {
    if (text.charAt(at + 1) != '#') {
      return NAMED.getOrDefault(text.substring(at + 1, end - 1), "");
    }
    boolean isHex = at + 2 < end && Character.toLowerCase(text.charAt(at + 2)) == 'x';
    int from = at + (isHex ? 3 : 2);
    int code = number(text, from, end - 1, isHex ? HEX : DECIMAL);
    if (code >= 0x80 && code < 0x80 + WINDOWS.length()) {
      return WINDOWS.substring(code - 0x80, code - 0x80 + 1);
    }
    boolean isCharacter =
        code > 0
            && Character.isValidCodePoint(code)
            && Character.getType(code) != Character.SURROGATE;
    return isCharacter ? Character.toString(code) : "";
  }

  private static int number(String text, int from, int to, int base) {
    if (from == to || to - from > MOST_DIGITS) {
      return -1;
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = Character.digit(text.charAt(i), base);
      if (digit < 0) {
        return -1;
      }
      number = base * number + digit;
    }
    return number;
  }

  /** A text with its entities decoded. */
  static PlacedText decoded(PlacedText text) {
    String written = text.toString();
    if (written.indexOf('&') < 0) {
      return text;
    }
    PlacedText.Rewriter plain = text.rewriter();
    int kept = 0;
    for (int at = written.indexOf('&');
        at >= 0;
        at = written.indexOf('&', Math.max(kept, at + 1))) {
      int end = end(written, at);
      if (end > at) {
        plain.keep(kept, at).write(decoded(written, at, end), at, end);
        kept = end;
      }
    }
    return plain.keep(kept, written.length()).text();
  }
}
