package org.kifu.verify;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;

/**
 * The result of the check of one game by itself, without the search for duplicates.
 *
 * @param where the place of its first byte
 * @param number the number of the game in its source, from 1
 * @param year the year of the game; 0 if unknown
 * @param result the result on the board, by the rules of the game
 * @param moves the number of legal moves from the first on, without passes
 * @param declaredBlackDiscs the score that the source states, in black discs; -1 if it states none
 * @param theoreticalBlackDiscs the theoretical score that the source states, in black discs; -1 if
 *     it states none
 * @param convention the convention by which the declared score of a complete game counts the discs
 * @param theory the verdict of an exact solve on the theoretical score
 * @param findings the findings, in the order of their places
 * @param key the key by which duplicates are found; null if the game is unreadable
 */
public record CheckedGame(
    SourceLocation where,
    int number,
    int year,
    Verdict verdict,
    BoardResult result,
    Acceptance acceptance,
    int moves,
    int declaredBlackDiscs,
    int theoreticalBlackDiscs,
    ScoreConvention convention,
    TheoryVerdict theory,
    List<Finding> findings,
    @SuppressWarnings("exports") @Nullable GameKey key)
    implements Serializable {
  /** The value in place of a missing score. */
  public static final int NO_SCORE = -1;

  /** Whether the game is complete and its declared score is the score of the moves. */
  public boolean scoreAgrees() {
    return convention.isNorm();
  }

  /** Copies the findings. */
  public CheckedGame {
    findings = List.copyOf(findings);
  }

  /** A game without a result, as before version 1.1. */
  public CheckedGame(
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
      @SuppressWarnings("exports") @Nullable GameKey key) {
    this(
        where,
        number,
        year,
        verdict,
        BoardResult.NONE,
        acceptance,
        moves,
        declaredBlackDiscs,
        theoreticalBlackDiscs,
        convention,
        theory,
        findings,
        key);
  }

  /** The acceptance of a game; each game has exactly one. */
  public enum Acceptance {
    /** Accepted as it is. */
    ACCEPTED,
    /** Accepted with a tolerance, which is reported. */
    REPAIRED,
    /** Set aside: illegal, unreadable, or in need of a tolerance in a strict run. */
    QUARANTINED
  }

  /** The state of the game at the end of its moves; each game has exactly one. */
  public enum Verdict {
    /** Every move is legal, and neither side can move after the last. */
    COMPLETE,
    /** Every move is legal, and a side can still move; also a game without moves. */
    UNFINISHED,
    /** A move is forbidden by the rules or is not a square. */
    ILLEGAL,
    /** There is no game to replay. */
    UNREADABLE
  }

  /** The result of a game on the board, by its rules; each game has exactly one. */
  public enum BoardResult {
    /** Black won. */
    BLACK,
    /** White won. */
    WHITE,
    /** The game is complete, and nobody won. */
    DRAW,
    /** The game is not complete, or has one player. */
    NONE;

    /** The result of a replay. */
    static BoardResult of(Replay<?, ?> replay) {
      return replay.isComplete() && !replay.rules().isForOnePlayer()
          ? replay.count().winner().map(BoardResult::of).orElse(DRAW)
          : NONE;
    }

    /** The result of a complete game of the tournament rules. */
    static BoardResult ofOthello(int blackDiscs) {
      int difference = 2 * blackDiscs - Square.COUNT;
      return difference == 0 ? DRAW : difference > 0 ? BLACK : WHITE;
    }

    private static BoardResult of(Disc winner) {
      return winner == Disc.BLACK ? BLACK : WHITE;
    }
  }

  /** The verdict of an exact solve on the theoretical score of a game. */
  public enum TheoryVerdict {
    /** Theoretical scores are not checked, or the game has none. */
    NOT_ASKED,
    /** The game does not reach the position of the score, or the position is not known. */
    LEFT_OUT,
    /** The theoretical score is the score of best play. */
    AGREES,
    /** Best play gives another score. */
    DIFFERS
  }

  /** A convention by which a declared score counts the discs of a complete game. */
  public enum ScoreConvention {
    /** There is no score to compare, or the game is not complete. */
    NOT_COMPARED,
    /** A draw, for which all conventions give the same score. */
    ANY,
    /** The norm, in a game where the discs of black are the same without the empty squares. */
    EITHER,
    /** The norm, in a game that black won with empty squares left, which count for the winner. */
    WINNER,
    /** The discs on the board or their difference, without the empty squares. */
    BOARD,
    /** The score of the other side: white's discs for black's, or the sign reversed. */
    REVERSED,
    /** None of the conventions; the score and the moves contradict each other. */
    NONE;

    /** Whether the convention is the norm. */
    public boolean isNorm() {
      return this == ANY || this == EITHER || this == WINNER;
    }
  }
}
