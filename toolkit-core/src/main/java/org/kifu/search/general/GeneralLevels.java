package org.kifu.search.general;

import org.kifu.analysis.Limits;

/**
 * How hard the general search works at a level, which is far less than the engine of the 8x8 game
 * does at the same one: it has no kernel, no trained evaluation and no selectivity.
 */
public final class GeneralLevels {
  private GeneralLevels() {}

  /**
   * The limits of a level; at 21 depth 6, solved from 12 empty squares.
   *
   * @param level 1 to 60
   */
  public static Limits limits(int level) {
    if (level < 1 || level > 60) {
      throw new IllegalArgumentException("a level is 1 to 60, not " + level);
    }
    return new Limits(1 + level / 4, 2 + level / 2);
  }
}
