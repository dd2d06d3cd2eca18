package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.annotate.GameBoards;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;

/**
 * A board of any game as text: letters above, numbers at the left, a dot on every empty square and
 * {@code #} where there is no square. A king is a letter: {@code K} of black, {@code Q} of white.
 */
final class FaceText {
  private static final DiscSigns SIGNS = DiscSigns.DISCS;

  private final BoardFace face;
  private final List<String> cells = new ArrayList<>();

  FaceText(BoardFace face) {
    this.face = face;
    face.cells().forEach(cell -> cells.add(sign(cell)));
  }

  private static String sign(Cell cell) {
    return switch (cell) {
      case Cell.Empty() -> ".";
      case Cell.Hole() -> "#";
      case Cell.Laid(Disc colour) -> SIGNS.of(colour);
      case Cell.King(Disc colour) -> colour == Disc.BLACK ? "K" : "Q";
      case Cell.Tile(var _, String text) -> text;
    };
  }

  /** Writes a letter on the square where a move ends. */
  void mark(MoveToken move, char letter) {
    GameBoards.square(move)
        .map(face::index)
        .filter(index -> index >= 0)
        .ifPresent(index -> cells.set(index, String.valueOf(letter)));
  }

  /** A line of letters and a line for each rank, each with a line feed. */
  String text() {
    int margin = Integer.toString(face.height()).length();
    StringBuilder text = new StringBuilder(" ".repeat(margin));
    for (int file = 0; file < face.width(); file++) {
      text.append(' ').append((char) ('a' + file));
    }
    for (int i = 0; i < cells.size(); i++) {
      if (i % face.width() == 0) {
        String rank = Integer.toString(face.square(i).rank() + 1);
        text.append('\n').repeat(' ', margin - rank.length()).append(rank);
      }
      text.append(' ').append(cells.get(i));
    }
    return text.append('\n').toString();
  }
}
