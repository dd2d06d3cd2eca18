package org.kifu.verify;

import org.jspecify.annotations.Nullable;
import org.kifu.game.ProblemCode;
import org.kifu.verify.CheckedGame.Verdict;

/**
 * The result of replaying a record: how far its moves are legal, and why they end there.
 *
 * @param moves the legal moves from the first on, passes not counted
 * @param blackDiscs black's discs in the last position, the empties as the rules give them
 * @param empties the squares that are empty there, of a tournament game; -1 for other rules
 * @param otherWinner that the declared winner is not the one that the moves give, by other rules;
 *     null if nothing contradicts it, and of a tournament game
 * @param stop where and why it went no further; null if the game is complete
 * @param wrongFlip what went wrong on a real board and stood, with which the moves are legal; null
 *     if the moves need no such explanation
 * @param missingPass the first pass that is left out though others are written; null if there is
 *     none
 * @param key what makes it the same as another game; null if there is no game
 */
record ReplayResult(
    Verdict verdict,
    int moves,
    int blackDiscs,
    int empties,
    @Nullable String otherWinner,
    @Nullable Stop stop,
    @Nullable Stop wrongFlip,
    @Nullable Stop missingPass,
    @Nullable GameKey key) {
  /** In place of a number of empties: the rules are not those of the tournament game. */
  static final int OTHER_RULES = -1;

  /** The result of a record whose moves need no tolerance. */
  static ReplayResult of(
      Verdict verdict,
      int moves,
      int blackDiscs,
      int empties,
      @Nullable String otherWinner,
      @Nullable Stop stop,
      @Nullable GameKey key) {
    return new ReplayResult(
        verdict, moves, blackDiscs, empties, otherWinner, stop, null, null, key);
  }

  /** The same with another reason to go no further. */
  ReplayResult with(Stop other) {
    return new ReplayResult(
        verdict, moves, blackDiscs, empties, otherWinner, other, wrongFlip, missingPass, key);
  }

  /** The same of a record that leaves out a pass; null if it does not. */
  ReplayResult without(@Nullable Stop pass) {
    return new ReplayResult(
        verdict, moves, blackDiscs, empties, otherWinner, stop, wrongFlip, pass, key);
  }

  /** The last position of a tournament game; null under other rules. */
  @Nullable LastBoard last() {
    return empties == OTHER_RULES ? null : new LastBoard(blackDiscs, empties);
  }

  /**
   * The reason why a replay ends before the end of the game.
   *
   * @param token the index of the written move concerned, from 0; -1 for the start position
   * @param ply the ply concerned, from 1, passes counted; 0 for the start position
   */
  record Stop(ProblemCode code, int token, int ply, String message) {
    static final int START = -1;
  }
}
