package org.kifu.format.text.page;

/** The kind of the cells of a row. */
public enum RowKind {
  /** A line of text in one cell. */
  LINE,
  /** The fields of a row of a table; some may be empty. */
  TABLE,
  /** Named values: of an object in JSON, of the attributes of a tag, of the head of a mail. */
  DATA
}
