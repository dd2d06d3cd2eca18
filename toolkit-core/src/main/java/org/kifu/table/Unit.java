package org.kifu.table;

/**
 * The kind of the cells of a column, which gives the type for programs and the alignment for
 * people.
 */
public enum Unit {
  TEXT,
  FLAG,
  INTEGER,
  LONG,
  /** A number with at most four decimals. */
  DECIMAL;

  /** Whether the cells are numbers, which are aligned to the right. */
  public boolean isNumber() {
    return this != TEXT && this != FLAG;
  }
}
