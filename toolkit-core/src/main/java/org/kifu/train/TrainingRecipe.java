package org.kifu.train;

import java.util.Set;

/**
 * The recipe of a training: what decides the weights, apart from the games and whoever plays the
 * self-play games.
 *
 * @param samples positions of each kind and source for each band of four numbers of empties
 * @param upperSamples the same for the upper bands
 * @param upperFrom where the upper bands begin, in empty squares
 * @param exactEmpties up to so many empty squares the labels are scores; further up they are values
 *     of searches
 * @param depth the plies of those searches; from 5 on their leaves lie where weights have been
 *     fitted
 * @param mean whether the label is the mean of the values at this depth and at one ply less: a
 *     value flatters the side that is on move where the search ends
 * @param selfPlayGames games that the program plays against itself as a second source; 0 for none
 * @param sumPenalty how strongly weights are pulled to change their sign with the sides; 5, which
 *     is how strongly they are pulled to 0, for not at all
 * @param testYears the years that no training position comes from
 */
public record TrainingRecipe(
    int samples,
    int upperSamples,
    int upperFrom,
    int exactEmpties,
    int depth,
    boolean mean,
    int selfPlayGames,
    double sumPenalty,
    Set<Integer> testYears) {
  /** The lowest number of empty squares that weights are fitted for. */
  static final int FIRST_STAGE = 8;

  /** The highest one. */
  static final int LAST_STAGE = 56;

  /** The distance of stages. */
  static final int STAGE_STEP = 4;

  /** Checks the ranges. */
  public TrainingRecipe {
    if (samples < 1
        || upperSamples < 1
        || exactEmpties < 0
        || depth < 1
        || selfPlayGames < 0
        || sumPenalty < 0) {
      throw new IllegalArgumentException(
          "no such recipe: %d and %d samples, exact up to %d, depth %d, mean %s, %d games, penalty %s"
              .formatted(
                  samples, upperSamples, exactEmpties, depth, mean, selfPlayGames, sumPenalty));
    }
    testYears = Set.copyOf(testYears);
  }

  /** The positions of each kind and source for the band that begins with so many empties. */
  int samples(int fewest) {
    return fewest < upperFrom ? samples : upperSamples;
  }
}
