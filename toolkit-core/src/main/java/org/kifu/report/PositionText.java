package org.kifu.report;

import org.kifu.board.BoardText;
import org.kifu.board.Square;

/**
 * Boards as text: coordinates above and at the left, a dot for an empty square, below it the last
 * ply, the disc counts and the side to move. Every line ends with a line feed.
 */
public final class PositionText {
  private PositionText() {}

  /** With ● for black and ○ for white. Some terminals draw these two columns wide. */
  public static String discs(ShownPosition shown) {
    return text(shown, "●", "○");
  }

  /** With {@code X} for black and {@code O} for white. */
  public static String ascii(ShownPosition shown) {
    return text(shown, "X", "O");
  }

  private static String text(ShownPosition shown, String black, String white) {
    StringBuilder text = new StringBuilder("  a b c d e f g h\n");
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.file(square) == 0) {
        text.append(Square.rank(square) + 1);
      }
      text.append(' ')
          .append(
              switch (BoardText.cell(shown.position(), square)) {
                case 'X' -> black;
                case 'O' -> white;
                default -> ".";
              });
      text.append(Square.file(square) == 7 ? "\n" : "");
    }
    String lastPly = shown.lastPly();
    text.append(lastPly.isEmpty() ? "" : lastPly + "\n");
    return text.append(shown.status(black, white)).append('\n').toString();
  }
}
