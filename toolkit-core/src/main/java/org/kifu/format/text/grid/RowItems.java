package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** The most strange words of a row: labels before and behind each of four boards. */
  private static final int MOST_STRANGE = 8;

  private static final int[] NO_SIGNS = {};

  /** The most characters of eight cells of two characters each, and a label. */
  static final int MOST_OF_PAIRS = 2 * BOARD + 2;

  static final String BORDERS = "|│┃┆()[]/";
  static final String FRAMES = ":!Il/";
  private static final Pattern LABEL = Pattern.compile("\\s*[1-8]\\s*");

  private static final Pattern THREE_DIGITS = Pattern.compile("\\d{3}");
  private static final Pattern PAIRS_LABEL = Pattern.compile("\\s*[1-8][\\s|:]?");

  /** A number in two columns, a disc or an empty square. */
  private static final Pattern PAIR =
      Pattern.compile("[1-6]\\d| \\d| [-.XxOo*#\u25CF\u25CB]|\\(\\)|##|--|\\.\\.| {2}");

  /** A cell between two signs of a frame. */
  private static final Pattern CELL = Pattern.compile("[^\\p{L}]{0,4}|\\s?[XOBWxobw]{1,2}\\s?");

  private final List<GridItem> items = new ArrayList<>();

  /** Whether discs stand side by side without blanks. */
  private final boolean areDiscsJoined;

  private final boolean areCellsInBrackets;

  /** Whether digits on keys stand side by side without blanks, so that each is a square. */
  private final boolean areKeysJoined;

  private int column;

  /** The number of words that no square holds and no column is named by. */
  private int strange;

  private RowItems(String text) {
    areDiscsJoined = text.contains("●●") || text.contains("○○");
    areKeysJoined =
        text.indexOf(SquareWord.KEY) >= 0 && text.strip().chars().noneMatch(c -> c == ' ');
    areCellsInBrackets = Math.max(count(text, ")("), count(text, "][")) >= MANY_BRACKETS;
  }

  private static int count(String text, char sign) {
    int count = 0;
    for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      count++;
    }
    return count;
  }

  private static int count(String text, String sign) {
    int count = 0;
    for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      count++;
    }
    return count;
  }

  /**
   * The contents of squares on a row; only the first ones of a row that has more strange words than
   * any row of boards.
   */
  static List<GridItem> of(Row row) {
    RowItems items = new RowItems(row.text());
    List<Cell> cells = row.cells();
    for (int i = 0; i < cells.size(); i++) {
      boolean isGap = cells.size() == 2 * BOARD + 1 && i == BOARD && cells.get(i).text().isBlank();
      if (isGap) {
        items.column++;
      } else if (cells.size() >= BOARD) {
        items.addCell(cells.get(i).text(), i);
      } else {
        if (cells.size() == 1 && items.addPairs(cells.getFirst().text())) {
          return items.items;
        }
        int frame = cells.size() == 1 ? frameSign(cells.getFirst().written()) : 0;
        if (frame == 0) {
          items.addWords(cells.get(i).text(), i);
        } else {
          items.addFramed(cells.get(i).text(), (char) frame);
        }
        items.column += BETWEEN_CELLS;
      }
    }
    return items.items;
  }

  /** The sign that stands before, between and behind eight cells; 0 if none does. */
  private static int frameSign(String text) {
    for (int at = 0; at < FRAMES.length(); at++) {
      char sign = FRAMES.charAt(at);
      if (count(text, sign) != BOARD + 1) {
        continue;
      }
      String[] parts = text.strip().split(Pattern.quote(Character.toString(sign)), -1);
      boolean isFrame =
          parts.length == BOARD + 2
              && parts[BOARD + 1].isBlank()
              && (parts[0].isBlank() || LABEL.matcher(parts[0]).matches());
      for (int i = 1; i <= BOARD && isFrame; i++) {
        isFrame = CELL.matcher(parts[i]).matches();
      }
      if (isFrame) {
        return sign;
      }
    }
    return 0;
  }

  /**
   * Adds eight cells of two characters each, which stand side by side: three digits in a row show
   * that there are no blanks.
   */
  private boolean addPairs(PlacedText text) {
    String written = text.toString().stripTrailing();
    if (written.stripLeading().length() > MOST_OF_PAIRS) {
      return false;
    }
    if (!THREE_DIGITS.matcher(written).find()) {
      return false;
    }
    Matcher label = PAIRS_LABEL.matcher(written);
    for (int from : label.lookingAt() ? new int[] {0, label.end()} : new int[] {0}) {
      if (arePairs(written.substring(from))) {
        if (from > 0) {
          addCell(text, 0, from, 0);
        }
        for (int i = 0; i < BOARD; i++) {
          int at = Math.min(written.length(), from + 2 * i);
          addCell(text, at, Math.min(written.length(), at + 2), 0);
        }
        return true;
      }
    }
    return false;
  }

  private static boolean arePairs(String text) {
    boolean arePairs = !text.isEmpty() && text.length() <= 2 * BOARD && text.length() % 2 == 0;
    for (int at = 0; at + 2 <= text.length() && arePairs; at += 2) {
      arePairs = PAIR.matcher(text.substring(at, at + 2)).matches();
    }
    return arePairs;
  }

  /** Adds a label and eight cells between nine signs with which a typewriter draws lines. */
  private void addFramed(PlacedText text, char sign) {
    int from = text.toString().indexOf(sign);
    if (!text.piece(0, from).isBlank()) {
      addCell(text, 0, from, 0);
    }
    for (int i = 0; i < BOARD; i++) {
      int to = text.toString().indexOf(sign, from + 1);
      addCell(text, from + 1, to, 0);
      from = to;
    }
  }

  /** Adds a stretch of a cell as one square. */
  private void addCell(PlacedText text, int first, int past, int cell) {
    int from = first;
    int to = past;
    while (from < to && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    String word = text.toString().substring(from, to);
    items.add(new GridItem(SquareWord.value(word), from, SquareWord.file(word), cell, from, to));
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
    String word = text.toString().substring(from, to);
    items.add(new GridItem(SquareWord.value(word), cell, SquareWord.file(word), cell, from, to));
  }

  /** Whether a character is a blank, or one that controls a printer. */
  static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isISOControl(c);
  }

  private static boolean isBorder(char c) {
    return isBlank(c) || "()[]".indexOf(c) >= 0;
  }

  private void addWords(PlacedText text, int cell) {
    int at = commentSign(text, cell);
    while (at < text.length() && strange <= MOST_STRANGE) {
      char c = text.charAt(at);
      boolean isPair = !areCellsInBrackets && isPair(text, at);
      if (areCellsInBrackets && (c == '(' || c == '[')) {
        addIfEmpty(text, at + 1, cell);
      }
      if (isPair) {
        int value = c == '(' ? GridItem.RING : GridItem.BOX;
        items.add(new GridItem(value, column + 0.5, -1, cell, at, at + 2));
        column += 2;
        at += 2;
      } else if (isWideBlankAlone(text, at)) {
        items.add(new GridItem(GridItem.EMPTY, column + 0.5, -1, cell, at, at + 1));
        column += text.width(at);
        at++;
      } else if (isBlank(c) || BORDERS.indexOf(c) >= 0) {
        column += text.width(at);
        at++;
      } else {
        int label = "12345678".indexOf(c) >= 0 && rowEnd(text, at + 1) > at + 1 ? at + 1 : at;
        int end = label > at ? label : rowEnd(text, at);
        end = end > at ? end : wordEnd(text, at);
        addWord(text, at, end, cell);
        at = end;
      }
    }
  }

  /** Whether a full-width blank stands between narrow ones, as the sign of an empty square does. */
  private static boolean isWideBlankAlone(PlacedText text, int at) {
    return at > 0
        && isBlank(text.charAt(at))
        && text.isSign(at)
        && isNarrowBlank(text, at - 1)
        && (at + 1 == text.length() || isNarrowBlank(text, at + 1));
  }

  private static boolean isNarrowBlank(PlacedText text, int at) {
    return isBlank(text.charAt(at)) && !text.isSign(at);
  }

  private static boolean isPair(PlacedText text, int at) {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    return text.charAt(at) == '(' && next == ')' || text.charAt(at) == '[' && next == ']';
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
    if (at == text.length() || text.charAt(at) == ')' || text.charAt(at) == ']') {
      items.add(new GridItem(GridItem.EMPTY, column + 1, -1, cell, first, at));
    }
  }

  /** The end of eight signs that stand side by side; the index itself if there are others. */
  private static int rowEnd(PlacedText text, int from) {
    int end = from;
    int signs = 0;
    while (end < text.length()
        && !isBlank(text.charAt(end))
        && BORDERS.indexOf(text.charAt(end)) < 0) {
      int sign = text.toString().codePointAt(end);
      if (!BoardSigns.is(sign)) {
        return from;
      }
      signs++;
      end += Character.charCount(sign);
    }
    return signs == BOARD ? end : from;
  }

  private int wordEnd(PlacedText text, int from) {
    int end = from;
    do {
      boolean isAlone = !areDiscsJoined && text.isSign(end) && text.charAt(end) != SquareWord.KEY;
      end += Character.isHighSurrogate(text.charAt(end)) && end + 1 < text.length() ? 2 : 1;
      while (end < text.length() && text.width(end) == 0) {
        end++;
      }
      if (isAlone || areKeysJoined && text.charAt(end - 1) == SquareWord.KEY) {
        return end;
      }
    } while (end < text.length()
        && !isBlank(text.charAt(end))
        && !Character.isHighSurrogate(text.charAt(end))
        && BORDERS.indexOf(text.charAt(end)) < 0);
    return end;
  }

  private void addWord(PlacedText text, int from, int to, int cell) {
    String word = text.toString().substring(from, to);
    boolean mayBeSigns = word.length() >= BOARD && word.length() <= 2 * BOARD;
    int[] signs = mayBeSigns ? word.codePoints().toArray() : NO_SIGNS;
    int width = 0;
    for (int i = from; i < to; i++) {
      width += Character.isLowSurrogate(text.charAt(i)) ? 0 : text.width(i);
    }
    if (signs.length == BOARD && areSigns(signs)) {
      int at = from;
      for (int i = 0; i < BOARD; i++) {
        int past = at + Character.charCount(signs[i]);
        String sign = Character.toString(signs[i]);
        items.add(new GridItem(SquareWord.value(sign), column + i, -1, cell, at, past));
        at = past;
      }
    } else {
      double middle = column + (width - 1) / 2.0;
      GridItem item =
          new GridItem(SquareWord.value(word), middle, SquareWord.file(word), cell, from, to);
      strange += item.isOther() && item.file() < 0 ? 1 : 0;
      items.add(item);
    }
    column += width;
  }

  static boolean areSigns(int[] signs) {
    for (int sign : signs) {
      if (!BoardSigns.is(sign)) {
        return false;
      }
    }
    return true;
  }
}
