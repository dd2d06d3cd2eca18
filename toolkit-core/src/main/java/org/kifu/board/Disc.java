package org.kifu.board;

/** A disc colour, and the side that plays it. */
public enum Disc {
  BLACK,
  WHITE;

  /** Its name in whatever leaves the program: {@code black} or {@code white}. */
  public String label() {
    return this == BLACK ? "black" : "white";
  }

  /** The other colour. */
  public Disc opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
