package org.kifu.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kifu.train.PositionSource.PositionKind;

/**
 * The recipe of a training: everything that determines the weights, except for the games and the
 * player of the self-play games, and for a teacher.
 *
 * @param samples the number of positions of each kind and source for each band of four numbers of
 *     empties
 * @param upperSamples the number of positions for the upper bands
 * @param upperFrom the number of empty squares at which the upper bands begin
 * @param exactEmpties the number of empty squares up to which the labels are scores; with more,
 *     they are values of searches
 * @param depth the plies of those searches; from 5 on, their leaves are at stages below, where
 *     weights have been fitted
 * @param mean whether the label is the mean of the values at this depth and at one ply less,
 *     because a value favours the side to move at the leaves of the search
 * @param selfPlayGames the number of games that the program plays against itself as a second
 *     source; 0 for none
 * @param siblingPercent the positions after each move of a position, in per cent of the number of
 *     each other kind, 0 to 1000; fewer where positions have few moves
 * @param distinct whether each position is learnt once, with its eight images as one, by the label
 *     that comes first
 * @param onward whether the fit of a stage goes on from the weights of the stage before, in smaller
 *     steps
 * @param testYears the years from which no training position comes
 */
public record TrainingRecipe(
    int samples,
    int upperSamples,
    int upperFrom,
    int exactEmpties,
    int depth,
    boolean mean,
    int selfPlayGames,
    int siblingPercent,
    boolean distinct,
    boolean onward,
    Set<Integer> testYears) {
  /** The lowest number of empty squares that weights are fitted for. */
  static final int FIRST_STAGE = 8;

  /** The highest number of empty squares that weights are fitted for. */
  static final int LAST_STAGE = 56;

  private static final int MOST_PERCENT = 1000;

  /** The distance of stages. */
  static final int STAGE_STEP = 4;

  /** Checks the ranges. */
  public TrainingRecipe {
    if (samples < 1
        || upperSamples < 1
        || exactEmpties < 0
        || depth < 1
        || selfPlayGames < 0
        || siblingPercent < 0
        || siblingPercent > MOST_PERCENT) {
      throw new IllegalArgumentException(
          "no such recipe: %d and %d samples, exact up to %d, depth %d, mean %s, %d games, siblings %d %%"
              .formatted(
                  samples, upperSamples, exactEmpties, depth, mean, selfPlayGames, siblingPercent));
    }
    testYears = Set.copyOf(testYears);
  }

  /**
   * The number of positions of a kind and each source for the band that begins at this number of
   * empties.
   */
  int samples(PositionKind kind, int fewest) {
    int each = fewest < upperFrom ? samples : upperSamples;
    return kind == PositionKind.SIBLING ? (int) (each * (long) siblingPercent / 100) : each;
  }

  /** The kinds of positions; random moves are answered only if there is a player. */
  List<PositionKind> kinds() {
    List<PositionKind> kinds =
        new ArrayList<>(List.of(PositionKind.PLAYED, PositionKind.PERTURBED));
    if (selfPlayGames > 0) {
      kinds.add(PositionKind.ANSWERED);
    }
    if (siblingPercent > 0) {
      kinds.add(PositionKind.SIBLING);
    }
    return kinds;
  }
}
