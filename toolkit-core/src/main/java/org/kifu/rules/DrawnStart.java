package org.kifu.rules;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.rules.BoardFace.Cell;

/** The start of a record that a drawn board shows. */
public final class DrawnStart {
  private DrawnStart() {}

  /**
   * The start from a board, in the text that these rules read: row by row without holes, then the
   * side to move.
   *
   * @return the start; the standard one if the board shows it; nothing if the board is not a
   *     position of these rules
   */
  public static <P> Optional<StartSpec> of(Rules<P, ?> rules, BoardFace face, Disc side) {
    StringBuilder text = new StringBuilder();
    for (Cell cell : face.cells()) {
      switch (cell) {
        case Cell.Laid(Disc colour) -> text.append(sign(colour));
        case Cell.Hole() -> {}
        default -> text.append('-');
      }
    }
    StartSpec spec = new StartSpec.Setup(text.append(' ').append(sign(side)).toString());
    P standard = rules.start(StartSpec.STANDARD).orElseThrow();
    return rules.start(spec).map(position -> position.equals(standard) ? StartSpec.STANDARD : spec);
  }

  private static char sign(Disc side) {
    return side == Disc.BLACK ? 'X' : 'O';
  }
}
