package org.kifu.rules;

/**
 * The meaning of a record's token in a position.
 *
 * @param <M> a move of the rules
 */
public sealed interface TokenMeaning<M> {
  /** A legal move. */
  record Legal<M>(M move) implements TokenMeaning<M> {}

  /**
   * A token that is not a legal move.
   *
   * @param why the reason
   * @param message one clause for a person, such as {@code e3 flips nothing}
   */
  record Illegal<M>(IllegalReason why, String message) implements TokenMeaning<M> {
    /** A move or pass after the end. */
    public static <M> Illegal<M> afterTheEnd(String token) {
      return new Illegal<>(IllegalReason.GAME_OVER, "the game is over before " + token);
    }

    /**
     * A pass of a side that can move.
     *
     * @param side the name of the side
     */
    public static <M> Illegal<M> passNotForced(String side) {
      return new Illegal<>(
          IllegalReason.PASS_NOT_FORCED, side + " may not pass while a move is legal");
    }

    /** A token that names a line, although all enclosed lines flip. */
    public static <M> Illegal<M> allLinesFlip(String token) {
      return new Illegal<>(
          IllegalReason.WRONG_LINE, token + " names one line, and by these rules all lines flip");
    }

    /** A token that moves a piece, although discs stay where they are placed. */
    public static <M> Illegal<M> discsStay(String token) {
      return new Illegal<>(
          IllegalReason.NO_SQUARE,
          token + " moves a piece, and by these rules discs stay where they lie");
    }

    /** A token that names a colour, although each side has its own. */
    public static <M> Illegal<M> coloursAreGiven(String token) {
      return new Illegal<>(
          IllegalReason.WRONG_LINE, token + " chooses a colour, and by these rules nobody chooses");
    }

    /** A square that holds a disc. */
    public static <M> Illegal<M> taken(String square) {
      return new Illegal<>(IllegalReason.OCCUPIED, square + " is taken");
    }

    /**
     * A square where a disc flips nothing.
     *
     * @param side the name of the side to move
     * @param flipsForOther whether the other side would flip something there
     */
    public static <M> Illegal<M> flipsNothing(String square, String side, boolean flipsForOther) {
      return flipsForOther
          ? new Illegal<>(
              IllegalReason.WRONG_SIDE, square + " flips nothing for " + side + ", who is to move")
          : new Illegal<>(IllegalReason.FLIPS_NOTHING, square + " flips nothing");
    }
  }

  /** The reason why a token is not a legal move. */
  enum IllegalReason {
    NO_SQUARE,
    OCCUPIED,
    FLIPS_NOTHING,
    /** The move would be legal for the other side, and the side to move can move. */
    WRONG_SIDE,
    /** The line or colour that the token names does not exist, or players cannot choose it. */
    WRONG_LINE,
    /** The square is closed until the first discs have been placed elsewhere. */
    NOT_YET,
    /** Several lines or ways are possible, and the token does not say which one. */
    AMBIGUOUS,
    /** A piece must be captured, and the move captures none. */
    MUST_CAPTURE,
    /** The capture must continue from its last square. */
    MUST_GO_ON,
    /** There is no piece on the first square, or that piece cannot move in this way. */
    NO_SUCH_WAY,
    PASS_NOT_FORCED,
    GAME_OVER
  }
}
