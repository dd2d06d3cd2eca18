package org.kifu.table;

/**
 * The kind of the cells of a column; programs read their type in it, people on which side they end.
 */
public enum Unit {
  TEXT,
  FLAG,
  INTEGER,
  LONG,
  /** With four decimals at most. */
  DECIMAL;

  /** Whether the cells are numbers, which stand at the right edge. */
  public boolean isNumber() {
    return this != TEXT && this != FLAG;
  }
}
