package org.kifu.archive.rating;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * The strengths that make results most likely. A player who is stronger by d wins with the
 * probability 1 / (1 + e^-d), and a draw is half a win and half a loss (R. Bradley and M. Terry,
 * 1952). Each player also has a draw with a player of strength 0, so that strengths stay finite.
 * The likelihood then has one maximum, which Newton's method finds.
 */
final class HistoryFit {
  /** The points of a rating in one unit of strength. */
  static final double POINTS = 400 / Math.log(10);

  /** The length below which a step ends the search, about 0.0002 points. */
  private static final double ENOUGH = 1e-6;

  private static final int MOST_STEPS = 100;
  private static final double SHORTEST_SHARE = 1e-12;

  /** The longest step, about 350 points; far from the maximum, Newton's step may lead anywhere. */
  private static final double LONGEST_STEP = 2;

  private static final double STEP_TOLERANCE = 1e-8;

  /** The tolerance of margins, which makes them right to at least a thousandth. */
  private static final double MARGIN_TOLERANCE = 1e-5;

  /** Half of a 95 % interval in standard deviations. */
  private static final double TWO_SIDED_95 = 1.959964;

  private final PairScores pairs;
  private final double prior;
  private final double[] strengths;

  /**
   * A fit with any strengths, likely or not.
   *
   * @param strengths the strengths in natural units of 400 / ln 10 points of a rating; not copied
   */
  HistoryFit(PairScores pairs, double prior, double[] strengths) {
    this.pairs = pairs;
    this.prior = prior;
    this.strengths = strengths;
  }

  /**
   * Finds the maximum.
   *
   * @param prior the number of games that the draw of each player counts as
   * @param from the strength of each player at which the search begins
   */
  static HistoryFit of(PairScores pairs, double prior, double[] from) {
    HistoryFit fit = new HistoryFit(pairs, prior, from.clone());
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] move = fit.information().solve(fit.gradient(), STEP_TOLERANCE);
      fit = fit.moved(move);
      if (length(move) < ENOUGH) {
        break;
      }
    }
    return fit;
  }

  /** Moves by at most the longest step, and halves the step until the likelihood does not fall. */
  private HistoryFit moved(double[] move) {
    double now = logLikelihood();
    double share = Math.min(1, LONGEST_STEP / Math.max(LONGEST_STEP, length(move)));
    while (share > SHORTEST_SHARE) {
      HistoryFit next = at(move, share);
      if (next.logLikelihood() >= now) {
        return next;
      }
      share /= 2;
    }
    return this;
  }

  private static double length(double[] move) {
    return Arrays.stream(move).map(Math::abs).max().orElse(0);
  }

  private HistoryFit at(double[] move, double share) {
    double[] moved = new double[move.length];
    Arrays.setAll(moved, i -> strengths[i] + share * move[i]);
    return new HistoryFit(pairs, prior, moved);
  }

  double logLikelihood() {
    double sum = 0;
    for (int pair = 0; pair < pairs.count(); pair++) {
      double difference = difference(pair);
      double score = pairs.score(pair);
      sum += score * logWin(difference) + (pairs.weight(pair) - score) * logWin(-difference);
    }
    for (double strength : strengths) {
      sum += prior / 2 * (logWin(strength) + logWin(-strength));
    }
    return sum;
  }

  /** The derivative of the log likelihood by each strength. */
  private double[] gradient() {
    double[] gradient = new double[strengths.length];
    Arrays.setAll(gradient, i -> prior * (0.5 - win(strengths[i])));
    for (int pair = 0; pair < pairs.count(); pair++) {
      double above = pairs.score(pair) - pairs.weight(pair) * win(difference(pair));
      gradient[pairs.one(pair)] += above;
      gradient[pairs.other(pair)] -= above;
    }
    return gradient;
  }

  /** The curvature of the log likelihood here; its inverse holds the variances. */
  private Information information() {
    double[] weights = new double[pairs.count()];
    Arrays.setAll(weights, pair -> pairs.weight(pair) * variance(difference(pair)));
    double[] alone = new double[strengths.length];
    Arrays.setAll(alone, i -> prior * variance(strengths[i]));
    return new Information(pairs, weights, alone);
  }

  private double difference(int pair) {
    return strengths[pairs.one(pair)] - strengths[pairs.other(pair)];
  }

  private static double win(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  private static double logWin(double difference) {
    return difference > 0
        ? -Math.log1p(Math.exp(-difference))
        : difference - Math.log1p(Math.exp(difference));
  }

  private static double variance(double difference) {
    double win = win(difference);
    return win * (1 - win);
  }

  /** The strengths, copied. */
  double[] strengths() {
    return strengths.clone();
  }

  /** A player's rating. */
  double rating(int player) {
    return RatingSettings.START + POINTS * strengths[player];
  }

  /**
   * A function that gives half of the 95 % interval of a player's rating, in points; threads may
   * share it.
   */
  IntToDoubleFunction margins() {
    Information information = information();
    return player ->
        POINTS * TWO_SIDED_95 * Math.sqrt(information.inverse(player, MARGIN_TOLERANCE));
  }

  /**
   * A symmetric positive matrix: a weight for each pair of players who met, and one for each player
   * alone. To multiply a vector x, it adds weight * (x[one] - x[other]) to the first player of each
   * pair and subtracts it from the second. Threads may share it.
   */
  private static final class Information {
    private static final int MOST_STEPS_PER_PLAYER = 10;

    private final PairScores pairs;
    private final double[] together;
    private final double[] alone;

    /**
     * @param together the weights of the pairs, not negative
     * @param alone the weights of the players, above 0
     */
    Information(PairScores pairs, double[] together, double[] alone) {
      this.pairs = pairs;
      this.together = together;
      this.alone = alone;
    }

    /**
     * Solves the matrix for a vector by conjugate gradients, scaled by the diagonal (M. Hestenes
     * and E. Stiefel, 1952).
     *
     * @param tolerance the share of the vector, by its length, that may be left
     */
    double[] solve(double[] vector, double tolerance) {
      double[] diagonal = diagonal();
      double[] solution = new double[vector.length];
      double[] left = vector.clone();
      double[] scaled = divided(left, diagonal);
      double[] direction = scaled.clone();
      double product = dot(left, scaled);
      double enough = tolerance * tolerance * dot(vector, vector);
      for (int step = MOST_STEPS_PER_PLAYER * vector.length;
          step > 0 && dot(left, left) > enough;
          step--) {
        double[] image = times(direction);
        double length = product / dot(direction, image);
        addTo(solution, length, direction);
        addTo(left, -length, image);
        scaled = divided(left, diagonal);
        double next = dot(left, scaled);
        for (int i = 0; i < direction.length; i++) {
          direction[i] = scaled[i] + next / product * direction[i];
        }
        product = next;
      }
      return solution;
    }

    /** An element of the diagonal of the inverse. */
    double inverse(int player, double tolerance) {
      double[] unit = new double[alone.length];
      unit[player] = 1;
      return solve(unit, tolerance)[player];
    }

    private double[] diagonal() {
      double[] diagonal = alone.clone();
      for (int pair = 0; pair < together.length; pair++) {
        diagonal[pairs.one(pair)] += together[pair];
        diagonal[pairs.other(pair)] += together[pair];
      }
      return diagonal;
    }

    double[] times(double[] x) {
      double[] image = new double[x.length];
      Arrays.setAll(image, i -> alone[i] * x[i]);
      for (int pair = 0; pair < together.length; pair++) {
        double flow = together[pair] * (x[pairs.one(pair)] - x[pairs.other(pair)]);
        image[pairs.one(pair)] += flow;
        image[pairs.other(pair)] -= flow;
      }
      return image;
    }

    private static double[] divided(double[] x, double[] by) {
      double[] quotient = new double[x.length];
      Arrays.setAll(quotient, i -> x[i] / by[i]);
      return quotient;
    }

    private static void addTo(double[] sum, double factor, double[] x) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += factor * x[i];
      }
    }

    private static double dot(double[] x, double[] y) {
      double sum = 0;
      for (int i = 0; i < x.length; i++) {
        sum += x[i] * y[i];
      }
      return sum;
    }
  }
}
