package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.kifu.analysis.Limits;
import org.kifu.rules.grid.GridEstimate.Weights;
import org.kifu.search.general.GeneralEngine;

/**
 * A program that fits the weights of {@link GridEstimate} to games that the engine plays against
 * itself: by least squares to the final score, on several boards together. The first moves of each
 * game are random; only what follows them is learnt from.
 */
final class EstimateFit {
  private static final int LEAST_RANDOM = 4;

  /** A score beyond this part of the board counts as this part: how to win is learnt first. */
  private static final int CLOSE = 3;

  private static final int MEGABYTES = 8;

  private static final List<String> ROWS = List.of("empty", "half", "full");
  private static final int SIZE = ROWS.size() * EstimateTerms.COUNT;

  /** The sums of products of two terms; the last column has those with the score. */
  private final double[][] sums = new double[SIZE][SIZE + 1];

  private long positions;

  /**
   * Plays and fits.
   *
   * @param arguments the seed, then for each board the rules, the number of games, the depth of the
   *     search, and the number of empty squares from which it plays exactly
   */
  public static void main(String[] arguments) {
    EstimateFit fit = new EstimateFit();
    Random random = new Random(Long.parseLong(arguments[0]));
    for (int i = 1; i < arguments.length; i += 4) {
      GridRules rules = NamedGrids.byName(arguments[i]).orElseThrow();
      EstimatedRules game = new EstimatedRules(rules, rules::estimate);
      Limits limits =
          new Limits(Integer.parseInt(arguments[i + 2]), Integer.parseInt(arguments[i + 3]));
      for (int played = Integer.parseInt(arguments[i + 1]); played > 0; played--) {
        fit.add(game, limits, random);
      }
    }
    fit.write();
  }

  private void add(EstimatedRules game, Limits limits, Random random) {
    var engine = GeneralEngine.ofMegabytes(game, MEGABYTES);
    int squares = game.rules().lendingSupply().orElseThrow();
    GridPosition position = game.random(random.nextInt(LEAST_RANDOM, squares), random);
    List<GridPosition> positions = new ArrayList<>();
    while (!game.legalMoves(position).isEmpty()) {
      positions.add(position);
      GridMove move = engine.value(position, limits).line().getFirst();
      position = game.play(position, move);
    }
    for (GridPosition each : positions) {
      add(each, game.count(position).worth(each.sideToMove()));
    }
  }

  /** A position counts the less, the larger the board and so the spread of scores. */
  private void add(GridPosition position, int score) {
    int squares = position.shape().squares().length;
    double[] shares = Weights.shares(position.discCount() / (double) squares);
    int[] terms = EstimateTerms.on(position.shape()).of(position);
    double[] row = new double[SIZE + 1];
    for (int i = 0; i < SIZE; i++) {
      row[i] = shares[i / terms.length] * terms[i % terms.length];
    }
    int most = 100 * squares / CLOSE;
    row[SIZE] = Math.clamp(score, -most, most);
    for (int i = 0; i < SIZE; i++) {
      for (int j = 0; j <= SIZE; j++) {
        sums[i][j] += row[i] * row[j] / squares;
      }
    }
    positions++;
  }

  private void write() {
    double[] weights = solved();
    System.out.println(positions + " positions");
    for (int row = 0; row < ROWS.size(); row++) {
      int first = row * EstimateTerms.COUNT;
      double[] part = Arrays.copyOfRange(weights, first, first + EstimateTerms.COUNT);
      System.out.println(ROWS.get(row) + ": " + rounded(part));
    }
  }

  private static String rounded(double[] weights) {
    return Arrays.stream(weights)
        .mapToObj(weight -> String.valueOf(Math.round(weight)))
        .collect(Collectors.joining(", "));
  }

  /** Elimination with the largest pivot of a column. */
  private double[] solved() {
    for (int column = 0; column < SIZE; column++) {
      int pivot = column;
      for (int row = column + 1; row < SIZE; row++) {
        pivot = Math.abs(sums[row][column]) > Math.abs(sums[pivot][column]) ? row : pivot;
      }
      double[] kept = sums[pivot];
      sums[pivot] = sums[column];
      sums[column] = kept;
      for (int row = 0; row < SIZE; row++) {
        if (row != column) {
          double factor = sums[row][column] / kept[column];
          for (int i = column; i <= SIZE; i++) {
            sums[row][i] -= factor * kept[i];
          }
        }
      }
    }
    double[] weights = new double[SIZE];
    for (int i = 0; i < SIZE; i++) {
      weights[i] = sums[i][SIZE] / sums[i][i];
    }
    return weights;
  }
}
