package org.kifu.export;

import org.kifu.board.Disc;

/** The sides by name. */
final class Sides {
  private Sides() {}

  static String name(Disc side) {
    return side == Disc.BLACK ? "black" : "white";
  }
}
