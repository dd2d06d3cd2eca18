package org.kifu.format.text.find;

/** The meaning of a label, a key or the heading of a column for the value that it names. */
public enum LabelKind {
  BLACK,
  WHITE,
  EVENT,
  PLACE,
  DATE,
  SCORE,
  BLACK_DISCS,
  WHITE_DISCS,
  /** Black's discs minus white's. */
  DIFFERENCE,
  ROUND,
  MOVES,
  WINNER,
  TIME,
  VALUE,
  PLY,
  PLAYER,
  /** The file of a square. */
  X,
  /** The rank of a square. */
  Y
}
