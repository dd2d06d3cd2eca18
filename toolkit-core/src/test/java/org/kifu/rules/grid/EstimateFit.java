package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.kifu.analysis.Limits;
import org.kifu.board.StartSpec;
import org.kifu.rules.grid.GridEstimate.Weights;
import org.kifu.search.general.GeneralEngine;

/**
 * A program that fits the weights of {@link GridEstimate} to games that the engine plays against
 * itself: by least squares to the final score, on several boards together. The first moves of each
 * game are random; only what follows them is learnt from.
 *
 * <p>The games of the first round are played with {@link SimplerEstimate}, those of each later one
 * with the weights of the round before. So the same arguments give the same weights, whichever
 * weights Kifu has.
 */
final class EstimateFit {
  private static final int LEAST_RANDOM = 4;

  /** A score beyond this part of the board counts as this part: how to win is learnt first. */
  private static final int CLOSE = 3;

  private static final int MEGABYTES = 8;

  private static final int ROWS = 3;
  private static final int SIZE = ROWS * EstimateTerms.COUNT;

  /** The sums of products of two terms; the last column has those with the score. */
  private final double[][] sums = new double[SIZE][SIZE + 1];

  private EstimateFit() {}

  /**
   * Plays, fits and writes the weights.
   *
   * @param arguments the seed and the number of rounds, then for each board the rules, the number
   *     of games of a round, the depth of the search, and the number of empty squares from which it
   *     plays exactly
   */
  public static void main(String[] arguments) {
    System.out.println(fitted(arguments));
  }

  /** The weights after the last round. */
  static Weights fitted(String... arguments) {
    Random random = new Random(Long.parseLong(arguments[0]));
    List<Board> boards = new ArrayList<>();
    for (int i = 2; i < arguments.length; i += 4) {
      boards.add(Board.of(Arrays.copyOfRange(arguments, i, i + 4)));
    }
    Weights weights = round(boards, Board::simplerEstimate, random);
    for (int rounds = Integer.parseInt(arguments[1]); rounds > 1; rounds--) {
      Weights before = weights;
      weights = round(boards, board -> board.estimate(before), random);
    }
    return weights;
  }

  private static Weights round(
      List<Board> boards, Function<Board, ToIntFunction<GridPosition>> estimates, Random random) {
    EstimateFit fit = new EstimateFit();
    for (Board board : boards) {
      EstimatedRules game = new EstimatedRules(board.rules(), estimates.apply(board));
      for (int played = 0; played < board.games(); played++) {
        fit.add(game, board.limits(), random);
      }
    }
    return fit.weights();
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
  }

  private Weights weights() {
    List<Integer> weights =
        Arrays.stream(solved()).mapToObj(weight -> Math.toIntExact(Math.round(weight))).toList();
    int count = EstimateTerms.COUNT;
    return new Weights(
        weights.subList(0, count),
        weights.subList(count, 2 * count),
        weights.subList(2 * count, SIZE));
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
      if (kept[column] == 0) {
        throw new ArithmeticException("too few games, or boards too small, to tell terms apart");
      }
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

  /**
   * A board to play on.
   *
   * @param games the number of games of a round
   */
  record Board(GridRules rules, int games, Limits limits) {
    static Board of(String[] arguments) {
      return new Board(
          NamedGrids.byName(arguments[0]).orElseThrow(),
          Integer.parseInt(arguments[1]),
          new Limits(Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3])));
    }

    ToIntFunction<GridPosition> simplerEstimate() {
      return position -> SimplerEstimate.of(position, rules.fewerWin());
    }

    ToIntFunction<GridPosition> estimate(Weights weights) {
      GridShape shape = rules.start(StartSpec.STANDARD).orElseThrow().shape();
      return new GridEstimate(shape, weights)::of;
    }
  }
}
