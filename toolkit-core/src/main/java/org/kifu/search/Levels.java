package org.kifu.search;

import org.kifu.analysis.Limits;

/**
 * Levels from 1 to 60: one number for how hard the engine searches. The default searches 8 plies
 * and solves from 16 empties; that is some seconds for a game.
 */
public final class Levels {
  /** The lowest level. */
  public static final int MIN = 1;

  /** The highest level. */
  public static final int MAX = 60;

  /** The level of commands that are not told otherwise. */
  public static final int DEFAULT = 21;

  private Levels() {}

  /**
   * The limits of a level: two plies deeper with every five levels, solved from twice that many
   * empties.
   *
   * @throws IllegalArgumentException if there is no such level
   */
  public static Limits limits(int level) {
    if (level < MIN || level > MAX) {
      throw new IllegalArgumentException("levels are %d to %d, not %d".formatted(MIN, MAX, level));
    }
    int depth = Math.max(1, (2 * level + 2) / 5);
    return new Limits(depth, 2 * depth);
  }
}
