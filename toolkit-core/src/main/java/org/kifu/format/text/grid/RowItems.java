package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.kifu.format.text.find.BoardSigns;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/** The words of a row as the contents of squares. */
final class RowItems {
  private static final int BOARD = 8;

  /** The number of pairs of brackets that are cells. */
  private static final int MANY_BRACKETS = 6;

  /** The blanks between two cells of a row that is no table. */
  private static final int BETWEEN_CELLS = 2;

  private static final String BORDERS = "|│┃┆()[]/";
  private static final String SIDES = "bwxo●○";
  private static final String FILES = "abcdefgh";

  private final List<GridItem> items = new ArrayList<>();

  /** Whether discs stand side by side without blanks. */
  private final boolean areDiscsJoined;

  private final boolean areCellsInBrackets;
  private int column;

  private RowItems(String text) {
    areDiscsJoined = text.contains("●●") || text.contains("○○");
    areCellsInBrackets = count(text) >= MANY_BRACKETS;
  }

  private static int count(String text) {
    int count = 0;
    for (int at = text.indexOf(")("); at >= 0; at = text.indexOf(")(", at + 1)) {
      count++;
    }
    return count;
  }

  /** The contents of squares on a row. */
  static List<GridItem> of(Row row) {
    RowItems items = new RowItems(row.text());
    List<Cell> cells = row.cells();
    for (int i = 0; i < cells.size(); i++) {
      if (cells.size() >= BOARD) {
        items.addCell(cells.get(i).text(), i);
      } else {
        items.addWords(cells.get(i).text(), i);
        items.column += BETWEEN_CELLS;
      }
    }
    return items.items;
  }

  /** Adds a cell of a table as one square. */
  private void addCell(PlacedText text, int cell) {
    int from = 0;
    int to = text.length();
    while (from < to && isBorder(text.charAt(from))) {
      from++;
    }
    while (to > from && isBorder(text.charAt(to - 1))) {
      to--;
    }
    items.add(new GridItem(value(text.toString().substring(from, to)), cell, -1, cell, from, to));
  }

  private static boolean isBorder(char c) {
    return Character.isWhitespace(c) || "()[]".indexOf(c) >= 0;
  }

  private void addWords(PlacedText text, int cell) {
    int at = commentSign(text, cell);
    while (at < text.length()) {
      char c = text.charAt(at);
      if (areCellsInBrackets && c == '(') {
        addIfEmpty(text, at + 1, cell);
      }
      if (Character.isWhitespace(c) || BORDERS.indexOf(c) >= 0) {
        column += text.width(at);
        at++;
      } else {
        int end = wordEnd(text, at);
        addWord(text, at, end, cell);
        at = end;
      }
    }
  }

  /** The index after a number sign that makes a line of a program a comment. */
  private int commentSign(PlacedText text, int cell) {
    int at = 0;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    boolean isComment =
        cell == 0
            && at + 1 < text.length()
            && text.charAt(at) == '#'
            && Character.isWhitespace(text.charAt(at + 1));
    column += isComment ? at + 1 : 0;
    return isComment ? at + 1 : 0;
  }

  /** Adds an empty square for brackets with nothing in them. */
  private void addIfEmpty(PlacedText text, int first, int cell) {
    int at = first;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    if (at == text.length() || text.charAt(at) == ')') {
      items.add(new GridItem(GridItem.EMPTY, column + 1, -1, cell, first, at));
    }
  }

  private int wordEnd(PlacedText text, int from) {
    int end = from;
    do {
      boolean isAlone = !areDiscsJoined && text.isSign(end);
      end += Character.isHighSurrogate(text.charAt(end)) && end + 1 < text.length() ? 2 : 1;
      while (end < text.length() && text.width(end) == 0) {
        end++;
      }
      if (isAlone) {
        return end;
      }
    } while (end < text.length()
        && !Character.isWhitespace(text.charAt(end))
        && BORDERS.indexOf(text.charAt(end)) < 0);
    return end;
  }

  private void addWord(PlacedText text, int from, int to, int cell) {
    String word = text.toString().substring(from, to);
    int[] signs = word.codePoints().toArray();
    int width = 0;
    for (int i = from; i < to; i++) {
      width += Character.isLowSurrogate(text.charAt(i)) ? 0 : text.width(i);
    }
    if (signs.length == BOARD && areSigns(signs)) {
      int at = from;
      for (int i = 0; i < BOARD; i++) {
        int past = at + Character.charCount(signs[i]);
        String sign = Character.toString(signs[i]);
        items.add(new GridItem(value(sign), column + i, -1, cell, at, past));
        at = past;
      }
    } else {
      int file = word.length() == 1 ? FILES.indexOf(Character.toLowerCase(word.charAt(0))) : -1;
      double middle = column + (width - 1) / 2.0;
      items.add(new GridItem(value(word), middle, file, cell, from, to));
    }
    column += width;
  }

  private static boolean areSigns(int[] signs) {
    for (int sign : signs) {
      if (BoardSigns.colour(Character.toString(sign)).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /**
   * The contents of squares in which a word of four digits is two numbers; the same if no word, or
   * more than one, is.
   */
  static List<GridItem> divided(Row row, List<GridItem> items) {
    List<GridItem> divided = new ArrayList<>(items.size() + 1);
    for (GridItem item : items) {
      String word = row.cells().get(item.cell()).written().substring(item.from(), item.to());
      boolean isTwo =
          item.isOther() && word.length() == 4 && word.chars().allMatch(c -> c >= '0' && c <= '9');
      if (isTwo && divided.size() == items.indexOf(item)) {
        int middle = item.from() + 2;
        divided.add(
            new GridItem(
                value(word.substring(0, 2)),
                item.column() - 1,
                -1,
                item.cell(),
                item.from(),
                middle));
        divided.add(
            new GridItem(
                value(word.substring(2)), item.column() + 1, -1, item.cell(), middle, item.to()));
      } else {
        divided.add(item);
      }
    }
    return divided;
  }

  /** The content of a square that a word means. */
  private static int value(String word) {
    if (word.isEmpty()) {
      return GridItem.EMPTY;
    }
    String plain = withoutSide(word.toLowerCase(Locale.ROOT));
    if (plain.length() <= 2 && plain.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return Integer.parseInt(plain);
    }
    OptionalInt colour = BoardSigns.colour(word);
    if (colour.isEmpty() && word.codePoints().distinct().count() == 1) {
      colour = BoardSigns.colour(Character.toString(word.codePointAt(0)));
    }
    return colour.isEmpty()
        ? GridItem.OTHER
        : switch (colour.getAsInt()) {
          case 1 -> GridItem.BLACK;
          case -1 -> GridItem.WHITE;
          default -> GridItem.EMPTY;
        };
  }

  /** A number without the letter for its side before or behind it. */
  private static String withoutSide(String word) {
    int last = word.length() - 1;
    if (last > 0 && last <= 2) {
      if (SIDES.indexOf(word.charAt(last)) >= 0 && isDigit(word.charAt(0))) {
        return word.substring(0, last);
      }
      if (SIDES.indexOf(word.charAt(0)) >= 0 && isDigit(word.charAt(last))) {
        return word.substring(1);
      }
    }
    return word;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
