package org.kifu.verify;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.game.SourceLocation;

/**
 * One game judged by itself; whether it repeats another is not known yet.
 *
 * @param where its first byte
 * @param number in its source, from 1
 * @param year in which it was played; 0 if unknown
 * @param moves the legal moves from the first on, passes not counted
 * @param declaredBlackDiscs the score that the source states, in black discs; -1 if it states none
 * @param theoreticalBlackDiscs the theoretical score, likewise
 * @param counting how the declared score of a complete game counts the discs
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
    Counting counting,
    TheoryVerdict theory,
    List<Finding> findings,
    @Nullable GameKey key)
    implements Serializable {
  /** What a score is where there is none. */
  public static final int NO_SCORE = -1;

  /** Whether the game is complete and its declared score is the one the moves give. */
  public boolean scoreAgrees() {
    return counting.isNorm();
  }

  /** Copies the findings. */
  public CheckedGame {
    findings = List.copyOf(findings);
  }
}
