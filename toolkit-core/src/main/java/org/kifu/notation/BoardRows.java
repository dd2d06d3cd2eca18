package org.kifu.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines that may become a kifu diagram: eight rows of eight cells, of which at least five are
 * numbers, all of them different. Other lines may be between the rows, such as the rules of a
 * table.
 */
final class BoardRows {
  private static final int ROWS = 8;
  private static final int LEAST_NUMBERS = 5;

  private static final String BETWEEN = "[\\s|,;:]";
  private static final String CELL = "(?:\\d{1,2}|[-.*XxOo_#@()\u25CF\u25CB\u00B7]{1,2})";

  /** Eight cells; the rank may be on either side. */
  private static final Pattern ROW =
      Pattern.compile(
          "[>\\s|]*+(?:[1-8]%1$s++(?=(?:%2$s%1$s++){7}%2$s))?((?:%2$s%1$s++){7}%2$s)(?:%1$s++[1-8])?%1$s*+"
              .formatted(BETWEEN, CELL));

  private static final Pattern NUMBER = Pattern.compile("\\d++");

  private int count;
  private int first;
  private final StringBuilder numbers = new StringBuilder();

  /** Takes a line, and returns whether a diagram ends with it. */
  boolean areEndedBy(int index, String text) {
    Matcher row = ROW.matcher(text);
    if (!row.matches()) {
      return false;
    }
    if (count == 0) {
      numbers.setLength(0);
      first = index;
    }
    count = (count + 1) % ROWS;
    Matcher number = NUMBER.matcher(row.group(1));
    while (number.find()) {
      numbers.append((char) Integer.parseInt(number.group()));
    }
    return count == 0 && areMoves();
  }

  /** Drops the lines so far, because a blank line or a word shows that they are not a board. */
  void forget() {
    count = 0;
  }

  /** The index of the first line of the last diagram. */
  int first() {
    return first;
  }

  /** The numbers of the last diagram, as one character each. */
  String numbers() {
    return numbers.toString();
  }

  private boolean areMoves() {
    return numbers.length() >= LEAST_NUMBERS
        && numbers.chars().distinct().count() == numbers.length()
        && numbers.chars().allMatch(number -> number >= 1 && number <= UnreadText.MOST_MOVES);
  }
}
