package org.kifu.table;

/**
 * The kind of the cells of a column, which gives the type for programs and the alignment for
 * people.
 */
public enum Unit {
  TEXT,
  /** A list of texts. */
  TEXTS,
  BYTES,
  FLAG,
  INTEGER,
  LONG,
  /** A number with at most four decimals and six digits before them. */
  DECIMAL,
  /** A floating-point number. */
  REAL;

  /** Whether the cells are numbers, which are aligned to the right. */
  public boolean isNumber() {
    return switch (this) {
      case TEXT, TEXTS, BYTES, FLAG -> false;
      case INTEGER, LONG, DECIMAL, REAL -> true;
    };
  }
}
