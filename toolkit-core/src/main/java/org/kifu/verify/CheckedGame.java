package org.kifu.verify;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.game.SourceLocation;

/**
 * One game checked by itself; whether it repeats another is not known yet.
 *
 * @param where its first byte
 * @param number in its source, from 1
 * @param year in which it was played; 0 if unknown
 * @param moves the legal moves from the first on, passes not counted
 * @param declaredBlackDiscs the score that the source states, in black discs; -1 if it states none
 * @param theoreticalBlackDiscs the theoretical score, likewise
 * @param convention by which the declared score of a complete game counts the discs
 * @param theory what an exact solve says of the theoretical score
 * @param findings in the order of their places
 * @param key what makes it the same as another; null if it is unreadable
 */
public record CheckedGame(
    SourceLocation where,
    int number,
    int year,
    Verdict verdict,
    Acceptance acceptance,
    int moves,
    int declaredBlackDiscs,
    int theoreticalBlackDiscs,
    ScoreConvention convention,
    TheoryVerdict theory,
    List<Finding> findings,
    @SuppressWarnings("exports") @Nullable GameKey key)
    implements Serializable {
  /** What a score is where there is none. */
  public static final int NO_SCORE = -1;

  /** Whether the game is complete and its declared score is the one the moves give. */
  public boolean scoreAgrees() {
    return convention.isNorm();
  }

  /** Copies the findings. */
  public CheckedGame {
    findings = List.copyOf(findings);
  }

  /** The way that a game is taken; each game has exactly one. */
  public enum Acceptance {
    /** As it stands. */
    ACCEPTED,
    /** Taken by a tolerance, which is said. */
    REPAIRED,
    /** Set aside: illegal, unreadable, or in need of a tolerance where none is granted. */
    QUARANTINED
  }

  /** The end that the moves of a game come to; each game has exactly one. */
  public enum Verdict {
    /** Every move is legal and nobody can move after the last. */
    COMPLETE,
    /** Every move is legal and somebody can still move; also a game without moves. */
    UNFINISHED,
    /** A move is forbidden by the rules or is no square. */
    ILLEGAL,
    /** There is no game to replay. */
    UNREADABLE
  }

  /** The answer of an exact solve to a game's theoretical score. */
  public enum TheoryVerdict {
    /** It was not asked, or the game has no theoretical score. */
    NOT_ASKED,
    /** The game does not reach the position, or nobody says which one it is. */
    LEFT_OUT,
    /** It is the score of best play. */
    AGREES,
    /** Best play gives another. */
    DIFFERS
  }

  /** A convention by which a declared score counts the discs of a game that came to its end. */
  public enum ScoreConvention {
    /** There is no score to compare, or the game did not come to its end. */
    NOT_COMPARED,
    /** A draw, for which all conventions give the same. */
    ANY,
    /** The norm, where black's discs are the same without the empty squares. */
    EITHER,
    /** The norm: the empty squares, of which there are some, go to the winner, who is black. */
    WINNER,
    /** The discs on the board or their difference, without the empty squares. */
    BOARD,
    /** The score of the other side: white's discs for black's, or the sign reversed. */
    REVERSED,
    /** None of these; the score and the moves contradict each other. */
    NONE;

    /** Whether it is the norm. */
    public boolean isNorm() {
      return this == ANY || this == EITHER || this == WINNER;
    }
  }
}
