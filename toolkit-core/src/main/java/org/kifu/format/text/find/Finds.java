package org.kifu.format.text.find;

import java.util.Arrays;
import org.kifu.format.text.page.Row;

/**
 * What the cells of one row say, in order. An object is used for row after row, so that reading
 * needs no memory for each find.
 */
public final class Finds {
  /** The value of the mark between two cells. */
  static final int BORDER = '\t';

  /** The value of the sign of a comment, which ends with its row. */
  static final int COMMENT = '\n';

  private FindKind[] kinds = new FindKind[64];
  private int[] values = new int[64];
  private int[] cells = new int[64];
  private int[] from = new int[64];
  private int[] to = new int[64];
  private int size;
  private boolean hasSquare;

  /** No finds. */
  public Finds() {}

  /** Forgets all finds. */
  void clear() {
    size = 0;
    hasSquare = false;
  }

  void add(FindKind kind, int value, int cell, int start, int end) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
      from = Arrays.copyOf(from, 2 * size);
      to = Arrays.copyOf(to, 2 * size);
    }
    hasSquare |= kind == FindKind.SQUARE;
    kinds[size] = kind;
    values[size] = value;
    cells[size] = cell;
    from[size] = start;
    to[size] = end;
    size++;
  }

  /** The number of finds. */
  public int size() {
    return size;
  }

  /** The kind of a find. */
  public FindKind kind(int find) {
    return kinds[find];
  }

  /** The value of a find, whose meaning depends on its kind. */
  public int value(int find) {
    return values[find];
  }

  /** The index of the cell of a find. */
  public int cell(int find) {
    return cells[find];
  }

  /** The index of the first character of a find in the text of its cell. */
  public int from(int find) {
    return from[find];
  }

  /** The index after its last character. */
  public int to(int find) {
    return to[find];
  }

  /** The text of a find of a row. */
  public String text(int find, Row row) {
    return row.cells().get(cells[find]).written().substring(from[find], to[find]);
  }

  /** Whether there is a square. */
  boolean hasSquare() {
    return hasSquare;
  }

  /** Whether a find is a bracket that opens, or the sign of a comment. */
  boolean opens(int find) {
    return kinds[find] == FindKind.MARK
        && (values[find] == '('
            || values[find] == '['
            || values[find] == '{'
            || values[find] == COMMENT);
  }

  /** Whether a find is a bracket that closes. */
  boolean closes(int find) {
    return kinds[find] == FindKind.MARK
        && (values[find] == ')' || values[find] == ']' || values[find] == '}');
  }

  /** The number of words outside of brackets. */
  int wordsOutside() {
    int words = 0;
    int depth = 0;
    for (int i = 0; i < size; i++) {
      depth = opens(i) ? depth + 1 : closes(i) ? Math.max(0, depth - 1) : depth;
      words += kinds[i] == FindKind.WORD && depth == 0 ? 1 : 0;
    }
    return words;
  }
}
