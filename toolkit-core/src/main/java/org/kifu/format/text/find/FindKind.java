package org.kifu.format.text.find;

/** The kind of a stretch of text. */
public enum FindKind {
  /** A square; its value is 8 times the rank plus the file, both from 0. */
  SQUARE,
  /** A letter and a number among joined squares that name no square of the board. */
  NO_SQUARE,
  /** A whole number; its value is the number, or -1 if it has nine digits or more. */
  NUMBER,
  /** A number with a sign or a decimal point. */
  DECIMAL,
  DATE,
  TIME,
  /** A pass; its value is the strength of the word. */
  PASS,
  /** A word or letter that names a side; its value is 1 for black, -1 for white, 0 if unclear. */
  SIDE,
  /** The sign of a disc or of an empty square; its value is that of {@link BoardSigns}. */
  DISC,
  WORD,
  /** A sign of punctuation, or the border between two cells; its value is the character. */
  MARK,
  /**
   * A few characters among joined squares that are none, as a square is damaged; its value is that
   * of a single digit, and else 0.
   */
  FAULT,
  /** The file of a square whose rank may be on the next line; its value is the file, from 0. */
  HALF
}
