package org.kifu.format.transcript.line;

/**
 * A piece of a line.
 *
 * @param kind the kind of the token
 * @param from the index of its first character in the normal text
 * @param to the index after its last character
 */
record Token(TokenKind kind, int from, int to) {
  enum TokenKind {
    /** Letters and digits that are all moves. */
    MOVES,
    /** Squares with the digit first: {@code 5f6d}. */
    REVERSED,
    /** A word of which half is squares, but which is not all moves. */
    DAMAGED,
    /** A word in the shape of a square, but not of the 8x8 board: {@code c9}. */
    OFF_BOARD,
    /** One letter a to h. */
    LETTER,
    /** A square with a blank between its letter and its digit. */
    SPLIT,
    /** Any other word. */
    TEXT,
    NUMBER,
    /** A number in a circle, which can only be a move number. */
    MOVE_NUMBER,
    /** A tag, or an address without its moves. */
    MARKUP,
    /** Two dashes: a pass in a line with moves. */
    DASHES,
    /** A word that says that a side does not move, in the place of a move. */
    PASS,
    /** {@code 37-27} or {@code B+10}. */
    SCORE,
    /** {@code 0:12}. */
    CLOCK,
    /** {@code 1-0}, {@code +10}, {@code -0.5}. */
    NOTE,
    /** A comment to the end of the line. */
    COMMENT,
    /** Text in brackets. */
    ASIDE,
    /** A control character. */
    CONTROL
  }

  /** Whether the token is neither moves nor words of the text around them. */
  boolean isAside() {
    return kind == TokenKind.COMMENT || kind == TokenKind.ASIDE || kind == TokenKind.MARKUP;
  }
}
