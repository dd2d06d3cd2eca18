package org.kifu.games.draughts;

/**
 * The board in text: a1 at the lower left, {@code X} black, {@code O} white, a king two men, a dot
 * on every empty dark square, nothing on light ones.
 */
final class DraughtsDrawing {
  private static final int SIDE = 8;

  private DraughtsDrawing() {}

  static String of(DraughtsPosition position) {
    StringBuilder text = new StringBuilder();
    for (int rank = SIDE - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder().append(rank + 1);
      for (int file = 0; file < SIDE; file++) {
        row.append(' ').append(cell(position, SIDE * rank + file));
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    text.append(' ');
    for (int file = 0; file < SIDE; file++) {
      text.append(' ').append((char) ('a' + file)).append(file < SIDE - 1 ? " " : "\n");
    }
    return text.toString();
  }

  private static String cell(DraughtsPosition position, int square) {
    long bit = 1L << square;
    if ((DarkSquares.ALL & bit) == 0) {
      return "  ";
    }
    if (((position.white() | position.black()) & bit) == 0) {
      return ". ";
    }
    String man = (position.white() & bit) != 0 ? "O" : "X";
    return man + ((position.kings() & bit) != 0 ? man : " ");
  }
}
