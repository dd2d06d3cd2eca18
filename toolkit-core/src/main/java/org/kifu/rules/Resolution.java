package org.kifu.rules;

/**
 * What a record's token means in a position.
 *
 * @param <M> a move of the rules
 */
public sealed interface Resolution<M> {
  /** A legal move. */
  record Legal<M>(M move) implements Resolution<M> {}

  /**
   * No legal move.
   *
   * @param why the kind
   * @param message one clause for a person, such as {@code e3 flips nothing}
   */
  record Illegal<M>(Fault why, String message) implements Resolution<M> {}

  /** Why a token is no legal move. */
  enum Fault {
    NO_SQUARE,
    OCCUPIED,
    FLIPS_NOTHING,
    /** It would be legal for the other side, and the side to move has a move. */
    WRONG_SIDE,
    PASS_NOT_FORCED,
    GAME_OVER
  }
}
