package org.kifu.analysis;

/** The relation of a reported value to the true one, within the limits of the search. */
public enum Bound {
  /** The true value. */
  VALUE,
  /** The true value is this or more: the search did not look for more. */
  LOWER,
  /** The true value is this or less: the search did not look for less. */
  UPPER;

  /** The name in output, lower case. */
  public String label() {
    return switch (this) {
      case VALUE -> "value";
      case LOWER -> "lower";
      case UPPER -> "upper";
    };
  }

  /** The same bound, seen from the other side. */
  public Bound negated() {
    return switch (this) {
      case VALUE -> VALUE;
      case LOWER -> UPPER;
      case UPPER -> LOWER;
    };
  }
}
