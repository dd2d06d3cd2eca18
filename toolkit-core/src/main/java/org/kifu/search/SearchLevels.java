package org.kifu.search;

import org.kifu.analysis.Limits;

/**
 * Levels from 1 to 60: one number for how hard the engine searches. The default searches 16 plies
 * at 90 % confidence and solves from 22 empties; that is some seconds for a game.
 */
public final class SearchLevels {
  /** The lowest level. */
  public static final int MIN = 1;

  /** The highest level. */
  public static final int MAX = 60;

  /** The level of commands that are not told otherwise. */
  public static final int DEFAULT = 21;

  /** What a search that is not exact may leave out. */
  private static final int CONFIDENCE_PERCENT = 90;

  /** With so many more empty squares, a search to the end at that confidence takes no more time. */
  private static final int PROBABLE_BEFORE_EXACT = 4;

  private SearchLevels() {}

  /**
   * The limits of a level: three plies deeper with every four levels, solved from one empty square
   * more than the level, and searched to the end at 90 % from four before that.
   *
   * @throws IllegalArgumentException if there is no such level
   */
  public static Limits limits(int level) {
    if (level < MIN || level > MAX) {
      throw new IllegalArgumentException("levels are %d to %d, not %d".formatted(MIN, MAX, level));
    }
    int exact = Math.min(60, level + 1);
    int probable = Math.min(60, exact + PROBABLE_BEFORE_EXACT);
    return new Limits(Math.ceilDiv(3 * level, 4), exact, CONFIDENCE_PERCENT, probable);
  }
}
