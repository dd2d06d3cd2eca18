package org.kifu.verify;

import org.jspecify.annotations.Nullable;
import org.kifu.game.ProblemCode;
import org.kifu.verify.CheckedGame.BoardResult;
import org.kifu.verify.CheckedGame.Verdict;

/**
 * The result of replaying a record: the number of legal moves, and the reason for their end.
 *
 * @param result the result on the board; none for a record whose moves need a tolerance
 * @param moves the number of legal moves from the first on, without passes
 * @param blackDiscs the discs of black in the last position, with the empty squares as the rules
 *     count them
 * @param empties the number of empty squares there, for a tournament game; -1 for other rules
 * @param otherWinner the message that by other rules the declared winner is not that of the moves;
 *     null if there is no contradiction, and for a tournament game
 * @param stop the place and the reason of the end; null if the game is complete
 * @param wrongFlip the wrong flips on a real board that stayed and make the moves legal; null if
 *     the moves need no such explanation
 * @param missingPass the first pass that is left out although others are written; null if there is
 *     none
 * @param key the key by which duplicates are found; null if there is no game
 */
record ReplayResult(
    Verdict verdict,
    BoardResult result,
    int moves,
    int blackDiscs,
    int empties,
    @Nullable String otherWinner,
    @Nullable Stop stop,
    @Nullable Stop wrongFlip,
    @Nullable Stop missingPass,
    @Nullable GameKey key) {
  /**
   * The value in place of a number of empties if the rules are not those of the tournament game.
   */
  static final int OTHER_RULES = -1;

  /** The result of a record whose moves need no tolerance. */
  static ReplayResult of(
      Verdict verdict,
      BoardResult result,
      int moves,
      int blackDiscs,
      int empties,
      @Nullable String otherWinner,
      @Nullable Stop stop,
      @Nullable GameKey key) {
    return new ReplayResult(
        verdict, result, moves, blackDiscs, empties, otherWinner, stop, null, null, key);
  }

  /** The same result with another reason for the end. */
  ReplayResult with(Stop other) {
    return new ReplayResult(
        verdict,
        result,
        moves,
        blackDiscs,
        empties,
        otherWinner,
        other,
        wrongFlip,
        missingPass,
        key);
  }

  /** The same result with a pass that the record leaves out; null if it leaves out none. */
  ReplayResult without(@Nullable Stop pass) {
    return new ReplayResult(
        verdict, result, moves, blackDiscs, empties, otherWinner, stop, wrongFlip, pass, key);
  }

  /** The last position of a tournament game; null under other rules. */
  @Nullable LastBoard last() {
    return empties == OTHER_RULES ? null : new LastBoard(blackDiscs, empties);
  }

  /**
   * The reason why a replay ends before the end of the game.
   *
   * @param token the index of the written move concerned, from 0; -1 for the start position
   * @param ply the ply concerned, from 1, including passes; 0 for the start position
   */
  record Stop(ProblemCode code, int token, int ply, String message) {
    static final int START = -1;
  }
}
