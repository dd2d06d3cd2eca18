package org.kifu.games.solo;

import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Coloured;

/**
 * A disc on a free square, with either side up.
 *
 * @param colour the side that is up; {@link Disc#WHITE} is gold
 * @param square 0 (a1) to 63 (h8)
 */
public record SoloMove(Disc colour, int square) {
  /** What the booklet calls a side of the discs. */
  static String name(Disc colour) {
    return Coloured.name(colour);
  }
}
