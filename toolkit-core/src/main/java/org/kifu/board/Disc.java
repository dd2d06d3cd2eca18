package org.kifu.board;

/** A disc colour, and the side that plays it. */
public enum Disc {
  BLACK,
  WHITE;

  /** The name in all output: {@code black} or {@code white}. */
  public String label() {
    return this == BLACK ? "black" : "white";
  }

  /**
   * 1 for black, -1 for white: turns a difference from this side's view into one from black's, and
   * back.
   */
  public int sign() {
    return this == BLACK ? 1 : -1;
  }

  /** The other colour. */
  public Disc opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
