package org.kifu.opening;

import org.kifu.board.Disc;
import org.kifu.game.GameRecord;

/** A move that continues a line. */
public interface OpeningMove {
  /** The name of the rules. */
  default String rules() {
    return GameRecord.OTHELLO;
  }

  /** The way to the position, as in {@link OpeningLine}; in Othello it starts with f5. */
  String line();

  /**
   * The names of the position, or of the last named position on the line; empty if there is none.
   */
  OpeningName name();

  /** The square in the orientation of the line; the smallest name of equivalent squares. */
  String move();

  /** The names of the position that the move leads to; empty if it has no name. */
  OpeningName reached();

  /** The side that plays the move. */
  Disc mover();

  /** The number of discs placed before the move. */
  default int ply() {
    return board().length(line());
  }

  private OpeningBoard<?> board() {
    return OpeningBoard.of(rules());
  }

  /**
   * The move as lines write it. In Othello the four first moves count as one move, c4 by the
   * smallest name, but lines start with f5.
   */
  default String step() {
    return board().step(ply(), move());
  }

  /** The line including the move. */
  default String lineWithMove() {
    return board().joined(line(), step());
  }
}
