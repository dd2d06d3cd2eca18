package org.kifu.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;

/**
 * The result that a source declares. The result of the moves comes from a replay.
 *
 * @param kind the way in which the game ended, if the source states it
 * @param blackDiscs black's discs as registered, 0 to 64 on the 8x8 board, usually with the empty
 *     squares given to the winner
 * @param boardDiff black's discs minus white's if the source clearly leaves out the empty squares,
 *     as in {@code 40-20} or with an odd difference; 0 without black's discs for a draw that is
 *     declared without counts
 * @param winner the winner, if the source states one without a score
 */
public record Outcome(
    Kind kind, OptionalInt blackDiscs, OptionalInt boardDiff, Optional<Disc> winner) {
  /** The way in which a game ended. */
  public enum Kind {
    PLAYED_OUT,
    RESIGNED,
    TIME,
    AGREED,
    LEFT,
    UNFINISHED,
    /** The source does not state it. */
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

  /** No declared result. */
  public static final Outcome NONE = new Outcome(Kind.UNKNOWN, OptionalInt.empty());

  /** A draw without counts: by the rules, equal counts need not be a draw. */
  public static final Outcome DRAWN = NONE.withBoardDiff(0);

  /**
   * A result that every notation can hold: the way in which a game ended, and a score of all
   * squares.
   */
  public Outcome(Kind kind, OptionalInt blackDiscs) {
    this(kind, blackDiscs, OptionalInt.empty(), Optional.empty());
  }

  /** The same result with the difference of a score that leaves out the empty squares. */
  public Outcome withBoardDiff(int discs) {
    return new Outcome(kind, blackDiscs, OptionalInt.of(discs), winner);
  }

  /** The same result with the declared winner. */
  public Outcome withWinner(Disc side) {
    return new Outcome(kind, blackDiscs, boardDiff, Optional.of(side));
  }

  /** The same result with another way in which the game ended. */
  public Outcome withKind(Kind other) {
    return new Outcome(other, blackDiscs, boardDiff, winner);
  }

  /** The part that every notation can hold. */
  public Outcome inDiscs() {
    return new Outcome(kind, blackDiscs);
  }

  /** A registered score of unknown kind. */
  public static Outcome ofBlackDiscs(int blackDiscs) {
    return new Outcome(Kind.UNKNOWN, OptionalInt.of(blackDiscs));
  }
}
