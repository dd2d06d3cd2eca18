package org.kifu.verify;

/** By what games are counted apart. */
public enum Grouping {
  /** One tally a source, in input order. */
  FILE,
  /** One tally a year, ascending; games of an unknown year come first. */
  YEAR;

  /** The name in options and output, lower case. */
  public String label() {
    return this == FILE ? "file" : "year";
  }
}
