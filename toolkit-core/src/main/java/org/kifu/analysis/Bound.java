package org.kifu.analysis;

/** The relation of a value to the truth behind it, as far as the search looked. */
public enum Bound {
  /** It is the value. */
  VALUE,
  /** The value is this or more: the search was asked for no more. */
  LOWER,
  /** The value is this or less: the search was asked for no less. */
  UPPER;

  /** The name in output, lower case. */
  public String label() {
    return switch (this) {
      case VALUE -> "value";
      case LOWER -> "lower";
      case UPPER -> "upper";
    };
  }

  /** The same seen from the other side. */
  public Bound negated() {
    return switch (this) {
      case VALUE -> VALUE;
      case LOWER -> UPPER;
      case UPPER -> LOWER;
    };
  }
}
