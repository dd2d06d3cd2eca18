package org.kifu.games.solo;

import java.util.List;
import java.util.SplittableRandom;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloScore.SoloGoal;
import org.kifu.games.solo.SoloSearch.SoloAnswer;
import org.kifu.games.solo.SoloSearch.SoloPromise;
import org.kifu.search.general.Interruption;

/**
 * The expected result if tiles are unknown. Each move is tried on the same shuffles of the tiles
 * that nobody has seen. The game then continues by one simple rule: the move after which most is
 * within reach, judged from the tiles that lie face up. The best move is tried again on equally
 * many fresh shuffles, because the mean by which it was chosen flatters it. Better play would give
 * more, so the mean is a cautious estimate. The same position always gets the same answer. An
 * interruption of the thread ends it between two deals. For one thread.
 */
public final class SoloExpectation {
  private static final double OF_95_PERCENT = 1.96;

  private final SoloGoal goal;
  private final int deals;
  private long nodes;

  /**
   * An expectation.
   *
   * @param deals the number of shuffles on which each move is tried, 2 or more
   */
  public SoloExpectation(SoloGoal goal, int deals) {
    this.goal = goal;
    this.deals = deals;
  }

  /** The mean result with the best move; the score itself if the game is over. */
  public SoloAnswer of(SoloPosition position) {
    nodes = 0;
    List<SoloMove> moves = SoloRules.RULES.legalMoves(position);
    if (moves.isEmpty()) {
      int worth = goal.worth(SoloScore.of(position));
      return new SoloAnswer(goal, worth, worth, worth, true, List.of(), 0);
    }
    SoloMove best = moves.getFirst();
    double mostMean = -1;
    for (SoloMove move : moves) {
      double mean = mean(results(position, move, 1));
      if (mean > mostMean) {
        mostMean = mean;
        best = move;
      }
    }
    double[] fresh = results(position, best, 2);
    double mean = mean(fresh);
    double margin = OF_95_PERCENT * deviation(fresh, mean) / Math.sqrt(fresh.length);
    return new SoloAnswer(goal, mean, mean - margin, mean + margin, false, List.of(best), nodes);
  }

  /**
   * A move beside the best one.
   *
   * @param best the best move; the move itself if no other is better on fresh shuffles
   * @param bestMean the mean result after it
   * @param mean the mean result after the move, on the same shuffles
   * @param error the standard error of the difference
   * @param nodes positions that were tried
   */
  record MoveBesideBest(SoloMove best, double bestMean, double mean, double error, long nodes) {}

  /**
   * Compares a move with the best one, as the player saw the board: tiles that lie face down are
   * shuffled, whether the record knows them or not.
   */
  MoveBesideBest compare(SoloPosition position, SoloMove played) {
    nodes = 0;
    long hidden = position.down();
    SoloMove best = played;
    double mostMean = mean(results(position, played, 1, hidden));
    for (SoloMove move : SoloRules.RULES.legalMoves(position)) {
      double mean = mean(results(position, move, 1, hidden));
      if (mean > mostMean) {
        mostMean = mean;
        best = move;
      }
    }
    double[] ofPlayed = results(position, played, 2, hidden);
    double[] ofBest = best.equals(played) ? ofPlayed : results(position, best, 2, hidden);
    double[] differences = new double[ofBest.length];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = ofBest[i] - ofPlayed[i];
    }
    double error = deviation(differences, mean(differences)) / Math.sqrt(differences.length);
    return mean(ofBest) > mean(ofPlayed)
        ? new MoveBesideBest(best, mean(ofBest), mean(ofPlayed), error, nodes)
        : new MoveBesideBest(played, mean(ofPlayed), mean(ofPlayed), error, nodes);
  }

  private double[] results(SoloPosition position, SoloMove move, long seed) {
    return results(position, move, seed, 0);
  }

  private double[] results(SoloPosition position, SoloMove move, long seed, long hidden) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] results = new double[deals];
    for (int i = 0; i < deals; i++) {
      Interruption.look(0);
      SoloPosition dealt =
          new SoloPosition(
              position.deal().shuffled(hidden, random),
              position.gold(),
              position.black(),
              position.down(),
              position.up());
      results[i] = goal.worth(SoloScore.of(playedOut(dealt.played(move))));
    }
    return results;
  }

  private SoloPosition playedOut(SoloPosition from) {
    SoloPosition position = from;
    List<SoloMove> moves = SoloRules.RULES.legalMoves(position);
    while (!moves.isEmpty()) {
      SoloPosition next = position;
      int most = Integer.MIN_VALUE;
      for (SoloMove move : moves) {
        SoloPosition after = position.played(move);
        nodes++;
        int promise = SoloPromise.of(after, goal, ~position.down());
        if (promise > most) {
          most = promise;
          next = after;
        }
      }
      position = next;
      moves = SoloRules.RULES.legalMoves(position);
    }
    return position;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double deviation(double[] values, double mean) {
    double sum = 0;
    for (double value : values) {
      sum += (value - mean) * (value - mean);
    }
    return Math.sqrt(sum / (values.length - 1));
  }
}
