package org.kifu.game;

import java.util.OptionalInt;

/**
 * The result that a source declares; what the moves give is a matter of replay.
 *
 * @param kind how the game ended, as far as the source says
 * @param blackDiscs black's discs as registered, 0 to 64 on the 8x8 board, usually with the empties
 *     given to the winner
 */
public record Outcome(Kind kind, OptionalInt blackDiscs) {
  /** How a game ended. */
  public enum Kind {
    PLAYED_OUT,
    RESIGNED,
    TIME,
    AGREED,
    LEFT,
    UNFINISHED,
    /** The source does not say. */
    UNKNOWN;

    /** The name in output: camel case, such as {@code playedOut}. */
    public String label() {
      return switch (this) {
        case PLAYED_OUT -> "playedOut";
        case RESIGNED -> "resigned";
        case TIME -> "time";
        case AGREED -> "agreed";
        case LEFT -> "left";
        case UNFINISHED -> "unfinished";
        case UNKNOWN -> "unknown";
      };
    }

    /** Whether this kind explains why a game stops before its end on the board. */
    public boolean explainsEarlyStop() {
      return this != PLAYED_OUT && this != UNKNOWN;
    }
  }

  /** Nothing is declared. */
  public static final Outcome NONE = new Outcome(Kind.UNKNOWN, OptionalInt.empty());

  /** A registered score of unknown kind. */
  public static Outcome ofBlackDiscs(int blackDiscs) {
    return new Outcome(Kind.UNKNOWN, OptionalInt.of(blackDiscs));
  }
}
