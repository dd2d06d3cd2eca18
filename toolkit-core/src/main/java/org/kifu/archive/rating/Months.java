package org.kifu.archive.rating;

import org.kifu.game.GameDate;

/** Ages in whole months, and what they weigh in the ratings of the World Othello Federation. */
final class Months {
  private static final int A_YEAR = 12;

  /** The youngest age that weighs so much less than the one before, with its weight. */
  private static final int[][] WEIGHTS = {{0, 150}, {7, 100}, {14, 60}, {26, 30}, {38, 1}};

  /** A player is active for so many months after his last game. */
  static final int ACTIVE = 38;

  /** What the latest games weigh: they count as one game each. */
  static final double FULL_WEIGHT = 150;

  private Months() {}

  /**
   * The months between two dates; a date without its month is taken for the end of its year. A game
   * without a date is as old as can be.
   */
  static int between(GameDate game, GameDate today) {
    return game.year() == 0 ? Integer.MAX_VALUE : count(today) - count(game);
  }

  private static int count(GameDate date) {
    return A_YEAR * date.year() + (date.month() == 0 ? A_YEAR : date.month());
  }

  /** The weight of games that are so many months old, 150 to 1. */
  static int weight(int age) {
    int weight = WEIGHTS[0][1];
    for (int[] step : WEIGHTS) {
      weight = age >= step[0] ? step[1] : weight;
    }
    return weight;
  }
}
