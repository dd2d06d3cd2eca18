package org.kifu.annotate.output;

/** Units for the values of annotated games with rules other than those of the tournament game. */
public enum ValueUnit {
  /** Men of draughts; 64 is a forced win. */
  MEN("men", 6400),
  /** Discs; one hundredth is a win with an equal count. */
  DISCS("discs", 1),
  /** Discs, in games where fewer discs win. */
  FEWER_DISCS("discs", 1);

  private final String label;
  private final int sizeless;

  ValueUnit(String label, int sizeless) {
    this.label = label;
    this.sizeless = sizeless;
  }

  /** The name in output. */
  public String label() {
    return label;
  }

  /** The value of a win that is not a number in this unit, in hundredths. */
  public int sizeless() {
    return sizeless;
  }

  /**
   * The sign with which a value is a difference of discs, black minus white; 0 if it is not a
   * difference of discs.
   */
  public int blackDiscSign() {
    return switch (this) {
      case MEN -> 0;
      case DISCS -> 1;
      case FEWER_DISCS -> -1;
    };
  }
}
