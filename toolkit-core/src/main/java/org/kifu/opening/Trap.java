package org.kifu.opening;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The trap that a move sets: how often the opponents answered with a move that did worse than their
 * best one by more than chance explains, and how many discs they lost by that. Worse and best go by
 * the final disc differences of the games, so that a trap is what people fall into and not what an
 * engine refutes. Answers of fewer than {@link OpeningStats#SMALL_SAMPLE} games are neither best
 * nor losing.
 *
 * @param replies the games that went on after the move
 * @param losing those of them that went on with a losing answer
 * @param lossDiscs the mean loss of a losing answer in discs; 0 if there is none
 * @param index the mean loss over all {@code replies}: share of losing answers times their loss
 */
public record Trap(long replies, long losing, BigDecimal lossDiscs, BigDecimal index) {
  /**
   * Differences of more standard errors than this are more than chance: the upper 5 % point of the
   * studentized range of ten groups, 4.474, over the root of 2. So of ten equally good answers, or
   * fewer, one is found losing in one of twenty positions at most.
   */
  private static final double STANDARD_ERRORS = 3.164;

  /** The share of losing answers, 0 to 1. */
  public BigDecimal share() {
    return OpeningStats.ratio(losing, replies);
  }

  /**
   * An answer.
   *
   * @param square 0 to 63, to choose between equals
   * @param stats its games
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
   * Looks at all answers to a move; nothing if fewer than two of them were played often enough to
   * be compared.
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
    // What the losing games would have brought with the best mean, less what they brought.
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
