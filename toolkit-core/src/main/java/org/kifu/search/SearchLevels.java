package org.kifu.search;

import org.kifu.analysis.Limits;

/**
 * Levels from 1 to 60: a single number for the strength of a search. The default searches 16 plies
 * at 90 % confidence and solves from 22 empty squares, which takes some seconds for a game.
 */
public final class SearchLevels {
  /** The lowest level. */
  public static final int MIN = 1;

  /** The highest level. */
  public static final int MAX = 60;

  /** The default level of commands. */
  public static final int DEFAULT = 21;

  /** The confidence of searches that are not exact, in percent. */
  private static final int CONFIDENCE_PERCENT = 90;

  /**
   * The number of empty squares by which searches to the end at that confidence begin earlier; they
   * take about as long as exact ones.
   */
  private static final int PROBABLE_BEFORE_EXACT = 4;

  private SearchLevels() {}

  /**
   * The limits of a level: three plies deeper for every four levels, solved from one empty square
   * more than the level, and searched to the end at 90 % from four more.
   *
   * @throws IllegalArgumentException if there is no such level
   */
  public static Limits limits(int level) {
    if (level < MIN || level > MAX) {
      throw new IllegalArgumentException(
          "a level must be %d to %d, not %d".formatted(MIN, MAX, level));
    }
    int exact = Math.min(60, level + 1);
    int probable = Math.min(60, exact + PROBABLE_BEFORE_EXACT);
    return new Limits(Math.ceilDiv(3 * level, 4), exact, CONFIDENCE_PERCENT, probable);
  }
}
