package org.kifu.table;

/** A table that does not hold what it should. */
public final class TableException extends Exception {
  private static final long serialVersionUID = 1;

  public TableException(int line, String message) {
    super("line " + line + ": " + message);
  }
}
