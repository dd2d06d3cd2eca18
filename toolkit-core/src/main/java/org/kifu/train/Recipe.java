package org.kifu.train;

import java.util.Set;

/**
 * What decides the weights, apart from the games.
 *
 * @param exactEmpties up to so many empty squares the labels are scores; further up they are values
 *     of searches. At least {@link #FIRST_STAGE} + 3
 * @param depth the plies of those searches, at least 5, so that their leaves lie where weights have
 *     been fitted
 * @param samples positions of each kind for each band of four numbers of empties, in thousands
 * @param selfPlayGames games that the program plays against itself before the second pass, in
 *     thousands; 0 for a single pass without
 * @param testYears the years that no training position comes from
 */
public record Recipe(
    int exactEmpties, int depth, int samples, int selfPlayGames, Set<Integer> testYears) {
  /** The lowest number of empty squares that weights are fitted for. */
  static final int FIRST_STAGE = 8;

  /** The highest one. */
  static final int LAST_STAGE = 56;

  /** The distance of stages. */
  static final int STAGE_STEP = 4;

  /** Copies the years. */
  public Recipe {
    testYears = Set.copyOf(testYears);
  }
}
