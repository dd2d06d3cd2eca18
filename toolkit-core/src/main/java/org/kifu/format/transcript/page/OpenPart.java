package org.kifu.format.transcript.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A part of a web page that a line begins and does not end. */
enum OpenPart {
  NONE,
  TAG,
  /** A row of a table, whose end tag may be omitted before the next row. */
  ROW;

  /** The answers if the end of a part is not in a line. */
  static final int GOES_ON = -1;

  static final int HAS_NO_END = -2;

  private static final Pattern ROWS =
      Pattern.compile(
          "(?i)<tr\\b|\\[tr\\]|(</(?:tr|table)\\b|\\[/tr\\])|(<(?:table|script|style)\\b|<!--)");

  /** The part that a line leaves open. */
  static OpenPart after(String text) {
    boolean isRow = false;
    Matcher row = ROWS.matcher(text);
    int at = 0;
    while (PageTag.find(row, text, at)) {
      at = row.end();
      if (row.group(2) != null && text.charAt(row.start() + 1) != 't') {
        return NONE; // hidden text does not matter for rows
      }
      isRow = row.group(1) == null && row.group(2) == null;
    }
    return isRow ? ROW : endsInTag(text) ? TAG : NONE;
  }

  private static boolean endsInTag(String text) {
    int start = text.lastIndexOf('<');
    int name = start + (text.startsWith("/", start + 1) ? 2 : 1);
    return start >= 0
        && text.indexOf('>', start) < 0
        && name < text.length()
        && Character.isLetter(text.charAt(name));
  }

  /** The end of the part in the next line, or one of the two numbers above. */
  int end(String text) {
    return this == ROW ? endOfRow(text) : endOfTag(text);
  }

  private static int endOfTag(String text) {
    int end = text.indexOf('>');
    int start = text.indexOf('<');
    return start >= 0 && (end < 0 || start < end) ? HAS_NO_END : end < 0 ? GOES_ON : text.length();
  }

  private static int endOfRow(String text) {
    Matcher row = ROWS.matcher(text);
    if (!PageTag.find(row, text, 0)) {
      return GOES_ON;
    }
    if (row.group(2) != null) {
      return HAS_NO_END;
    }
    boolean isNext = row.group(1) == null;
    while (!isNext && PageTag.find(row, text, row.end())) {
      isNext = row.group(1) == null;
    }
    return isNext ? row.start() : text.length();
  }
}
