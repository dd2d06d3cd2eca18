package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Rows of attributes until the text of their line is known. The address of a link often repeats
 * what its text says: then the text is enough.
 */
final class HeldAttributes {
  /** The number of letters and digits from which on a value with digits is no accident. */
  private static final int LONG = 8;

  /** The most rows that are held, the most values that are compared, and the most text. */
  private static final int MOST = 64;

  private static final int MOST_TEXT = 1 << 13;

  private record HeldRow(Group group, List<Cell> cells) {}

  private final List<HeldRow> rows = new ArrayList<>();

  /** Adds the attributes of a tag. */
  void add(Group group, List<Cell> cells) {
    rows.add(new HeldRow(group, cells));
  }

  /** Whether no more rows may be added. */
  boolean isFull() {
    return rows.size() >= MOST;
  }

  /** Whether there are none. */
  boolean isEmpty() {
    return rows.isEmpty();
  }

  /**
   * Gives the rows to a page, but for what a text says too.
   *
   * @param text the text beside them
   */
  void give(String text, Page page) {
    if (rows.isEmpty()) {
      return;
    }
    String said = signs(text.substring(0, Math.min(text.length(), MOST_TEXT)));
    int compared = 0;
    Set<String> seen = new HashSet<>();
    for (HeldRow row : rows) {
      List<Cell> cells = new ArrayList<>();
      for (Cell cell : row.cells()) {
        String signs = cell.written().length() < LONG ? "" : signs(cell.written());
        boolean isLong = signs.length() >= LONG && signs.chars().anyMatch(Character::isDigit);
        compared += isLong ? 1 : 0;
        if (isLong && compared <= MOST && (said.contains(signs) || !seen.add(signs))) {
          page.leaveOut(LeftOut.Kind.AGAIN, cell.text(), row.group());
        } else {
          cells.add(cell);
        }
      }
      page.add(RowKind.DATA, row.group(), cells);
    }
    rows.clear();
  }

  /** The letters and digits of a text, in small letters. */
  private static String signs(String text) {
    StringBuilder signs = new StringBuilder();
    text.toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(Character::isLetterOrDigit)
        .forEach(signs::appendCodePoint);
    return signs.toString();
  }
}
