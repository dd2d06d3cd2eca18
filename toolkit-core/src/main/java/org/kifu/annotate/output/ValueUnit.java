package org.kifu.annotate.output;

/** Units for the values of annotated games with rules other than those of the tournament game. */
public enum ValueUnit {
  /** Men of draughts; 64 is a forced win. */
  MEN("men"),
  /** Tiles that the only player of the solo game can expect. */
  TILES("tiles"),
  /** Discs; one hundredth is a win with an equal count. */
  DISCS("discs"),
  /** Discs, in games where fewer discs win. */
  FEWER_DISCS("discs");

  private final String label;

  ValueUnit(String label) {
    this.label = label;
  }

  /** The name in output. */
  public String label() {
    return label;
  }

  /**
   * The sign with which a value is a difference of discs, black minus white; 0 if it is not a
   * difference of discs.
   */
  public int blackDiscSign() {
    return switch (this) {
      case MEN, TILES -> 0;
      case DISCS -> 1;
      case FEWER_DISCS -> -1;
    };
  }
}
