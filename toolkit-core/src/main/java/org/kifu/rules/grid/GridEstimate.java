package org.kifu.rules.grid;

import java.util.List;

/**
 * An estimate of positions on a board of any shape: a sum of {@link EstimateTerms}, whose weights
 * change as the board fills.
 */
final class GridEstimate {
  private static final int HUNDRED = 100;

  private final EstimateTerms terms;
  private final int most;

  /** The weights for each number of discs on the board. */
  private final int[][] weights;

  GridEstimate(GridShape shape, Weights weights) {
    int squares = shape.squares().length;
    this.terms = EstimateTerms.on(shape);
    this.most = HUNDRED * squares;
    this.weights = new int[squares + 1][];
    for (int discs = 0; discs <= squares; discs++) {
      this.weights[discs] = weights.at(discs / (double) squares);
    }
  }

  /** The estimate in hundredths of a disc for the side to move, inside the range of scores. */
  int of(GridPosition position) {
    return weighed(terms.of(position), position.discCount());
  }

  /** The estimate for the terms of a position with so many discs. */
  int weighed(int[] found, int discs) {
    int[] factors = weights[discs];
    int sum = 0;
    for (int i = 0; i < found.length; i++) {
      sum += found[i] * factors[i];
    }
    return Math.clamp(sum, -most, most);
  }

  /**
   * The weights of terms, in hundredths of a disc. Between an empty, a half full and a full board
   * they change in proportion to the number of discs. {@code EstimateFit} among the tests fits them
   * to games of the engine against itself.
   *
   * @param empty the weights on an empty board, in the order of the terms
   * @param half the weights on a half full board
   * @param full the weights on a full board
   */
  record Weights(List<Integer> empty, List<Integer> half, List<Integer> full) {
    /**
     * The weights of games in which more discs win: {@code 6 3 grid:6x6 5000 3 11 grid:8x8 800 2 10
     * grid:10x10 300 2 9} of {@code EstimateFit}.
     */
    static final Weights MORE_WIN =
        new Weights(
            List.of(56, 26, -139, 728, -78, -394, -925, 384, 75),
            List.of(45, 234, -2, 344, -17, -72, -83, 105, -42),
            List.of(52, 141, -83, -33, 31, 5, 95, 20, 28));

    /**
     * The weights of games in which fewer discs win: {@code 6 3 anti:6x6 2000 3 10 anti 500 2 9} of
     * {@code EstimateFit}.
     */
    static final Weights FEWER_WIN =
        new Weights(
            List.of(-43, 40, -17, -138, -95, 300, -230, -15, 40),
            List.of(62, -23, -57, -377, -36, 75, -48, -65, 13),
            List.of(118, -137, 38, 11, 13, -16, -16, -41, -38));

    /** The weights on a board of which a part is full. */
    private int[] at(double part) {
      List<List<Integer>> rows = List.of(empty, half, full);
      double[] shares = shares(part);
      int[] weights = new int[EstimateTerms.COUNT];
      for (int i = 0; i < weights.length; i++) {
        double sum = 0;
        for (int row = 0; row < shares.length; row++) {
          sum += shares[row] * rows.get(row).get(i);
        }
        weights[i] = (int) Math.round(sum);
      }
      return weights;
    }

    /** The share of each row of weights on a board of which a part is full. */
    static double[] shares(double part) {
      return part < 0.5
          ? new double[] {1 - 2 * part, 2 * part, 0}
          : new double[] {0, 2 - 2 * part, 2 * part - 1};
    }
  }
}
