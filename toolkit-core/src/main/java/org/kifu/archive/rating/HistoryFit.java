package org.kifu.archive.rating;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * The strengths that make results most likely, if a player who is stronger by d wins with the
 * probability 1 / (1 + e^-d) and a draw is half a win and half a loss (R. Bradley and M. Terry,
 * 1952). Each player has also drawn with a player of strength 0, so that strengths stay finite; the
 * likelihood then has one maximum, which Newton's method finds.
 */
final class HistoryFit {
  /** Points of a rating in a unit of strength. */
  static final double POINTS = 400 / Math.log(10);

  /** A step shorter than this, about 0.0002 points, ends the search. */
  private static final double ENOUGH = 1e-6;

  private static final int MOST_STEPS = 100;
  private static final double SHORTEST_SHARE = 1e-12;

  /** Far from the maximum Newton's step may lead anywhere: 2 units are 350 points. */
  private static final double LONGEST_STEP = 2;

  private static final double STEP_TOLERANCE = 1e-8;

  /** A margin is right to a thousandth and better. */
  private static final double MARGIN_TOLERANCE = 1e-5;

  /** Half of a 95 % interval in standard deviations. */
  private static final double TWO_SIDED_95 = 1.959964;

  private final PairScores pairs;
  private final double prior;
  private final double[] strengths;

  /**
   * Some strengths, whether likely or not.
   *
   * @param strengths in natural units: 400 / ln 10 points of a rating each; taken over, not copied
   */
  HistoryFit(PairScores pairs, double prior, double[] strengths) {
    this.pairs = pairs;
    this.prior = prior;
    this.strengths = strengths;
  }

  /**
   * Finds the maximum.
   *
   * @param prior how many games the draw of each player counts as
   * @param from where the search begins, a strength for each player
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

  /**
   * Goes no farther than the longest step, and as far as the likelihood does not fall: all of that,
   * half of it, a quarter ...
   */
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

  /** How the likelihood rises with each strength. */
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

  /** How the likelihood is curved here; its inverse holds the variances. */
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

  /** Says half of the 95 % interval of a player's rating, in points; threads may share it. */
  IntToDoubleFunction margins() {
    Information information = information();
    return player ->
        POINTS * TWO_SIDED_95 * Math.sqrt(information.inverse(player, MARGIN_TOLERANCE));
  }

  /**
   * A symmetric positive matrix: a weight for each pair of players who met, and one for each player
   * alone. It multiplies a vector x by adding, for each pair, weight * (x[one] - x[other]) to the
   * first and taking it from the second. Threads may share it.
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
     * @param tolerance how much of the vector, by its length, may be left
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
