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
   * No legal move.
   *
   * @param why the kind
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
     * @param side its name
     */
    public static <M> Illegal<M> passNotForced(String side) {
      return new Illegal<>(
          IllegalReason.PASS_NOT_FORCED, side + " may not pass while a move is legal");
    }

    /** A line that is named where all enclosed lines flip. */
    public static <M> Illegal<M> allLinesFlip(String token) {
      return new Illegal<>(
          IllegalReason.WRONG_LINE, token + " names one line, and by these rules all lines flip");
    }

    /** The way of a piece, where discs are laid and stay where they are. */
    public static <M> Illegal<M> discsStay(String token) {
      return new Illegal<>(
          IllegalReason.NO_SQUARE,
          token + " moves a piece, and by these rules discs stay where they lie");
    }

    /** A colour that is named where each side has its own. */
    public static <M> Illegal<M> coloursAreGiven(String token) {
      return new Illegal<>(
          IllegalReason.WRONG_LINE, token + " chooses a colour, and by these rules nobody chooses");
    }

    /** A square that holds a disc. */
    public static <M> Illegal<M> taken(String square) {
      return new Illegal<>(IllegalReason.OCCUPIED, square + " is taken");
    }

    /**
     * A square where nothing flips.
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

  /** The reason why a token is no legal move. */
  enum IllegalReason {
    NO_SQUARE,
    OCCUPIED,
    FLIPS_NOTHING,
    /** It would be legal for the other side, and the side to move has a move. */
    WRONG_SIDE,
    /** The line or colour that it names cannot be had, or is not to be chosen. */
    WRONG_LINE,
    /** A square that is not open as long as the first discs are laid elsewhere. */
    NOT_YET,
    /** Several lines could be flipped, or ways taken, and it does not say which one. */
    AMBIGUOUS,
    /** A piece must be captured, and it captures none. */
    MUST_CAPTURE,
    /** The capture has to go on from where it ends. */
    MUST_GO_ON,
    /** No piece stands where it starts, or the piece there does not move so. */
    NO_SUCH_WAY,
    PASS_NOT_FORCED,
    GAME_OVER
  }
}
