package org.kifu.board;

/** The signs for discs in text. */
public enum DiscSigns {
  /** {@code X} for black and {@code O} for white. */
  ASCII("X", "O", 1),
  /** ● for black and ○ for white, as wide as a letter. */
  DISCS("\u25CF", "\u25CB", 1),
  /**
   * The same signs, two columns wide, as fonts and terminals for Chinese, Japanese and Korean draw
   * them. (Their East Asian width is "ambiguous" in the Unicode Standard, annex 11.)
   */
  WIDE("\u25CF", "\u25CB", 2);

  private final String black;
  private final String white;
  private final int columns;

  DiscSigns(String black, String white, int columns) {
    this.black = black;
    this.white = white;
    this.columns = columns;
  }

  /** The sign of a side's disc. */
  public String of(Disc side) {
    return side == Disc.BLACK ? black : white;
  }

  /** The number of columns of text that a sign takes. */
  public int columns() {
    return columns;
  }
}
