package org.kifu.rules;

import org.kifu.board.Disc;

/**
 * The count of a position.
 *
 * @param blackDiscs black's discs, the empties added where the rules give them to black
 * @param whiteDiscs white's discs, likewise
 * @param empties the squares that stayed empty, whoever got them
 */
public record FinalCount(int blackDiscs, int whiteDiscs, int empties) {
  /** Black's discs minus white's. */
  public int blackDiscDiff() {
    return blackDiscs - whiteDiscs;
  }

  /** The difference seen from one side. */
  public int discDiff(Disc side) {
    return side == Disc.BLACK ? blackDiscDiff() : -blackDiscDiff();
  }
}
