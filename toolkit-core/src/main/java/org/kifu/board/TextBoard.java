package org.kifu.board;

import java.util.Arrays;

/**
 * An 8x8 board drawn in text: letters above, digits at the left, a dot on every empty square. Only
 * one thread may use it.
 */
public final class TextBoard {
  private static final int SIDE = 8;

  private final DiscSigns signs;
  private final String[] cells = new String[Square.COUNT];

  /** An empty board. */
  public TextBoard(DiscSigns signs) {
    this.signs = signs;
    Arrays.fill(cells, ".");
  }

  /** Puts the discs of a position on the board. */
  public TextBoard place(Position position) {
    for (Disc side : Disc.values()) {
      for (long left = position.discs(side); left != 0; left &= left - 1) {
        cells[Long.numberOfTrailingZeros(left)] = signs.of(side);
      }
    }
    return this;
  }

  /**
   * Writes a number on a square.
   *
   * @param number 1 to 99
   */
  public void number(int square, int number) {
    cells[square] = Integer.toString(number);
  }

  /** Writes a letter on a square. */
  public void mark(int square, char letter) {
    cells[square] = String.valueOf(letter);
  }

  /** Nine lines with cells wide enough for a sign, each with a line feed. */
  public String narrow() {
    return text(1 + signs.columns());
  }

  /** Nine lines with cells wide enough for a number of two digits, each with a line feed. */
  public String spaced() {
    return text(3);
  }

  private String text(int columns) {
    StringBuilder text = new StringBuilder(" ");
    for (char file = 'a'; file < 'a' + SIDE; file++) {
      text.append(" ".repeat(columns - 1)).append(file);
    }
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.file(square) == 0) {
        text.append('\n').append(Square.rank(square) + 1);
      }
      text.append(" ".repeat(columns - width(cells[square]))).append(cells[square]);
    }
    return text.append('\n').toString();
  }

  private int width(String cell) {
    boolean isSign = cell.equals(signs.of(Disc.BLACK)) || cell.equals(signs.of(Disc.WHITE));
    return isSign ? signs.columns() : cell.length();
  }
}
