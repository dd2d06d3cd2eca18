package org.kifu.opening;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The trap that a move sets: the frequency and the cost in discs of losing answers. An answer is
 * losing if it did worse than the best answer by more than chance explains. Answers are judged by
 * the final disc differences of the games, so a trap is something that people fall into, not
 * something that an engine refutes. Answers with fewer than {@link OpeningStats#SMALL_SAMPLE} games
 * are neither best nor losing.
 *
 * @param replies the number of games that continued after the move
 * @param losing the number of these games with a losing answer
 * @param lossDiscs the mean loss of a losing answer in discs; 0 if there are none
 * @param index the mean loss in discs over all {@code replies}: the share of losing answers times
 *     their loss
 */
public record Trap(long replies, long losing, BigDecimal lossDiscs, BigDecimal index) {
  /**
   * The number of standard errors above which a difference is more than chance: the upper 5 % point
   * of the studentized range of ten groups, 4.474, divided by the square root of 2. With up to ten
   * equally good answers, one is called losing in at most one of twenty positions.
   */
  private static final double STANDARD_ERRORS = 3.164;

  /** The share of losing answers, 0 to 1. */
  public BigDecimal share() {
    return OpeningStats.ratio(losing, replies);
  }

  /**
   * An answer to the move.
   *
   * @param square the square, 0 to 63, to choose between equal answers
   * @param stats the results of its games
   * @param squares the sum of the squared final disc differences
   */
  record Reply(int square, OpeningStats stats, long squares) {
    private double mean() {
      return (double) stats.discSum() / stats.games();
    }

    private boolean differsFrom(Reply other) {
      double error =
          Math.sqrt(stats.meanVariance(squares) + other.stats.meanVariance(other.squares));
      return Math.abs(mean() - other.mean()) > STANDARD_ERRORS * error;
    }
  }

  /**
   * Returns the trap in the answers to a move; nothing if fewer than two of them were played often
   * enough to be compared.
   *
   * @param sign 1 if the answers are black's, -1 if they are white's
   */
  static Optional<Trap> of(List<Reply> replies, int sign) {
    List<Reply> frequent = replies.stream().filter(reply -> !reply.stats.isSmallSample()).toList();
    if (frequent.size() < 2) {
      return Optional.empty();
    }
    Reply best =
        frequent.stream()
            .max(
                Comparator.comparingDouble((Reply reply) -> sign * reply.mean())
                    .thenComparing(Reply::square, Comparator.reverseOrder()))
            .orElseThrow();
    long losing = 0;
    long losingSum = 0;
    for (Reply reply : frequent) {
      if (reply.differsFrom(best)) {
        losing += reply.stats.games();
        losingSum += sign * reply.stats.discSum();
      }
    }
    // The result of the losing games at the best mean, minus their actual result.
    long bestGames = best.stats.games();
    long lost = sign * best.stats.discSum() * losing - losingSum * bestGames;
    long games = replies.stream().mapToLong(reply -> reply.stats.games()).sum();
    return Optional.of(
        new Trap(
            games,
            losing,
            OpeningStats.ratio(lost, bestGames * Math.max(1, losing)),
            OpeningStats.ratio(lost, bestGames * games)));
  }
}
