package org.kifu.words;

/** Units of the values of annotated games by other rules than those of the tournament game. */
public enum ValueUnit {
  /** Men of draughts; 64 is a forced win. */
  MEN("men", 6400),
  /** Discs; one hundredth is a win with an equal count. */
  DISCS("discs", 1),
  /** The same where fewer discs win. */
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

  /** A win that is no number of this unit, in hundredths. */
  public int sizeless() {
    return sizeless;
  }

  /**
   * Whether a value is a difference of discs, black minus white, with what sign; 0 if it is not.
   */
  public int blackDiscSign() {
    return switch (this) {
      case MEN -> 0;
      case DISCS -> 1;
      case FEWER_DISCS -> -1;
    };
  }
}
