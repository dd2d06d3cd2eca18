package org.kifu.board;

/**
 * The squares of the 8x8 board as numbers: 0 is a1 (top left), 7 is h1, 63 is h8. The letter is the
 * file, counted from the left, and the digit the rank, counted from the top.
 */
public final class Square {
  /** The number of squares of the 8x8 board. */
  public static final int COUNT = 64;

  private static final String[] NAMES = new String[COUNT];

  static {
    for (int square = 0; square < COUNT; square++) {
      char[] name = {(char) ('a' + file(square)), (char) ('1' + rank(square))};
      NAMES[square] = new String(name); // to link a concatenation would take some milliseconds
    }
  }

  private Square() {}

  /**
   * Returns the square of a file and a rank, both counted from 0.
   *
   * @throws IllegalArgumentException if either is outside 0 to 7
   */
  public static int at(int file, int rank) {
    if (((file | rank) & ~7) != 0) {
      throw new IllegalArgumentException("no such square: file " + file + ", rank " + rank);
    }
    return 8 * rank + file;
  }

  /** The file of a square, 0 (a) to 7 (h). */
  public static int file(int square) {
    return square & 7;
  }

  /** The rank of a square, 0 (top) to 7. */
  public static int rank(int square) {
    return square >>> 3;
  }

  /** The name of a square in lower case, such as {@code f5}. */
  public static String name(int square) {
    return NAMES[square];
  }

  /**
   * Returns the square with this name, in either case.
   *
   * @throws IllegalArgumentException if it does not name a square of the 8x8 board
   */
  public static int parse(String name) {
    if (name.length() == 2) {
      int file = Character.toLowerCase(name.charAt(0)) - 'a';
      int rank = name.charAt(1) - '1';
      if (((file | rank) & ~7) == 0) {
        return at(file, rank);
      }
    }
    throw new IllegalArgumentException("expected a square like f5, found '" + name + "'");
  }
}
