package org.kifu.board;

/** A disc colour, and the side that plays it. */
public enum Disc {
  BLACK,
  WHITE;

  /** The other colour. */
  public Disc opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
