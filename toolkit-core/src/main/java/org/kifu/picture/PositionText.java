package org.kifu.picture;

import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.TextBoard;

/**
 * Boards as text: coordinates above and at the left, a dot for an empty square, below it the last
 * ply, the disc counts and the side to move. Every line ends with a line feed.
 */
public final class PositionText {
  private PositionText() {}

  /** Draws it. */
  public static String of(ShownPosition shown, DiscSigns signs) {
    String lastPly = shown.lastPly();
    return new TextBoard(signs).place(shown.position()).narrow()
        + (lastPly.isEmpty() ? "" : lastPly + "\n")
        + shown.status(signs.of(Disc.BLACK), signs.of(Disc.WHITE))
        + "\n";
  }
}
