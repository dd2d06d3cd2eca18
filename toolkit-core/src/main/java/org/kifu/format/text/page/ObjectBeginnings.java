package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/**
 * The first signs of objects of data that are in no other one. By them an object is known although
 * the one before it is cut: a program begins all its records in the same way.
 */
final class ObjectBeginnings {
  /** The most characters of a beginning. */
  private static final int LONGEST = 48;

  /** The most beginnings; damage makes some of its own. */
  private static final int MOST = 4;

  private final List<Beginning> seen = new ArrayList<>(1);

  /**
   * The beginning of one object.
   *
   * @param text the bracket and all up to the colon behind the first key
   * @param column the number of characters before the bracket on its line
   * @param isLaidOut whether the key stands on the next line, further in than the line of the
   *     bracket
   */
  private record Beginning(String text, int column, boolean isLaidOut) {
    /**
     * Whether it stands at an index. One on a single line must begin its line in the same column,
     * since an object inside may have the same first key.
     *
     * @param isSure whether no object inside can begin there
     */
    boolean isAt(String data, int index, boolean isSure) {
      return data.startsWith(text, index) && (isLaidOut || isSure || beginsLine(data, index));
    }

    private boolean beginsLine(String data, int index) {
      int line = index - column;
      return line > 0 && data.charAt(line - 1) == '\n' && blanks(data, line) == column;
    }
  }

  /**
   * Learns how the object begins that has its bracket at an index. Objects further in than another
   * one have only lost the bracket of the object around them.
   */
  void learn(String data, int bracket) {
    int colon = data.indexOf(':', bracket, Math.min(data.length(), bracket + LONGEST));
    int line = bracket;
    while (line > 0 && bracket - line < LONGEST && data.charAt(line - 1) != '\n') {
      line--;
    }
    int column = bracket - line;
    if (colon < 0 || seen.size() == MOST || seen.stream().anyMatch(each -> each.column < column)) {
      return;
    }
    seen.removeIf(each -> each.column > column);
    String text = data.substring(bracket, colon);
    int keyLine = text.lastIndexOf('\n') + 1;
    boolean isLaidOut = keyLine > 0 && blanks(text, keyLine) > blanks(data, line);
    boolean isKnown = seen.stream().anyMatch(each -> text.equals(each.text));
    if (!isKnown && (keyLine == 0 || isLaidOut)) {
      seen.add(new Beginning(text, column, isLaidOut));
    }
  }

  /** The number of blanks from an index on. */
  private static int blanks(String text, int from) {
    int to = from;
    while (to < text.length() && (text.charAt(to) == ' ' || text.charAt(to) == '\t')) {
      to++;
    }
    return to - from;
  }

  /**
   * Whether an object that is in no other one begins at an index.
   *
   * @param isBehindValue whether the sign is missing that stands between a value and an object
   */
  boolean isAt(String data, int index, boolean isBehindValue) {
    return seen.stream().anyMatch(each -> each.isAt(data, index, isBehindValue));
  }

  /**
   * Whether a string must have ended, since an object begins at an index.
   *
   * @param quote the sign at both ends of the string
   */
  boolean endsString(String data, int index, char quote) {
    return data.charAt(index) == '{'
        && seen.stream()
            .filter(each -> each.text.indexOf('"') > 0)
            .anyMatch(each -> each.isAt(data, index, quote == '"'));
  }
}
