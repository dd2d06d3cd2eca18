package org.kifu.archive.rows;

/** The subjects of rows. */
public enum RowSubject {
  GAMES,
  PLIES
}
