package org.kifu.archive.review.output;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.ReviewStats.Results;
import org.kifu.table.Column;
import org.kifu.words.Discs;

/** The numbers of a review in output: means with two decimals, rates with four. */
final class ReviewNumbers {
  /** The decimals of means, which are kept in hundredths of a disc or of a per cent. */
  private static final int HUNDREDTHS = 2;

  private static final int RATE_DECIMALS = 4;

  /** The columns of moves for programs. */
  static final List<Column<MoveStats>> MOVES =
      List.of(
          Column.number("judged_moves", MoveStats::moves),
          Column.number("total_loss_discs", moves -> Discs.number(moves.loss().sum())),
          of("mean_loss_discs", moves -> mean(moves.loss())),
          of("loss_standard_error", moves -> meanError(moves.loss())),
          of("accuracy_percent", moves -> mean(moves.accuracy())),
          of("accuracy_standard_error", moves -> meanError(moves.accuracy())),
          of("error_rate", moves -> rate(moves.errors())),
          of("error_standard_error", moves -> rateError(moves.errors())),
          Column.number("best_moves", MoveStats::bestMoves),
          of("best_move_rate", ReviewNumbers::bestMoveRate),
          Column.number("inaccuracies", moves -> moves.count(MoveLabel.INACCURACY)),
          Column.number("mistakes", moves -> moves.count(MoveLabel.MISTAKE)),
          Column.number("blunders", moves -> moves.count(MoveLabel.BLUNDER)),
          of("mean_win_prob_loss", moves -> chance(moves.chance())),
          of("win_prob_loss_standard_error", moves -> chanceError(moves.chance())),
          of("costly_move_rate", moves -> rate(moves.costly())),
          of("costly_move_standard_error", moves -> rateError(moves.costly())));

  private ReviewNumbers() {}

  private static Column<MoveStats> of(
      String name, Function<MoveStats, Optional<BigDecimal>> number) {
    return Column.number(name, moves -> number.apply(moves).orElse(null));
  }

  /** A mean of discs or per cent, halves rounded up; empty for no moves. */
  static Optional<BigDecimal> mean(MoveMean mean) {
    return share(mean.sum(), mean.moves(), 0).map(whole -> whole.movePointLeft(HUNDREDTHS));
  }

  /** The standard error of a mean; empty for fewer than two games. */
  static Optional<BigDecimal> meanError(MoveMean mean) {
    return error(mean, 0).map(whole -> whole.movePointLeft(HUNDREDTHS));
  }

  /** A share of moves, 0 to 1. */
  static Optional<BigDecimal> rate(MoveMean mean) {
    return share(mean.sum(), mean.moves(), RATE_DECIMALS);
  }

  /** The standard error of a share of moves. */
  static Optional<BigDecimal> rateError(MoveMean mean) {
    return error(mean, RATE_DECIMALS);
  }

  /** The chance to win that a move gave away, 0 to 1, from ten-thousandths. */
  static Optional<BigDecimal> chance(MoveMean mean) {
    return share(mean.sum(), mean.moves(), HUNDREDTHS)
        .map(whole -> whole.movePointLeft(RATE_DECIMALS));
  }

  /** The standard error of that chance. */
  static Optional<BigDecimal> chanceError(MoveMean mean) {
    return error(mean, HUNDREDTHS).map(whole -> whole.movePointLeft(RATE_DECIMALS));
  }

  /** The share of moves that lost nothing, 0 to 1. */
  static Optional<BigDecimal> bestMoveRate(MoveStats stats) {
    return share(stats.bestMoves(), stats.moves(), RATE_DECIMALS);
  }

  /** The share of points, 0 to 1; empty if no result is known. */
  static Optional<BigDecimal> score(Results results) {
    return share(results.known().halfPoints(), 2 * results.known().games(), RATE_DECIMALS);
  }

  /** One end of the 95 % interval of the share of points: -1 for the lower, 1 for the upper end. */
  static Optional<BigDecimal> scoreBound(Results results, int side) {
    return results.known().games() == 0
        ? Optional.empty()
        : Optional.of(rounded(results.bound(side), RATE_DECIMALS));
  }

  /** The mean final disc difference; empty if no result is known. */
  static Optional<BigDecimal> discDiff(Results results) {
    return share(results.centidiscs(), results.known().games(), 0)
        .map(whole -> whole.movePointLeft(HUNDREDTHS));
  }

  private static Optional<BigDecimal> share(long sum, long count, int decimals) {
    return count == 0
        ? Optional.empty()
        : Optional.of(
            BigDecimal.valueOf(sum)
                .divide(BigDecimal.valueOf(count), decimals, RoundingMode.HALF_UP));
  }

  private static Optional<BigDecimal> error(MoveMean mean, int decimals) {
    OptionalDouble error = mean.standardError();
    return error.isEmpty() ? Optional.empty() : Optional.of(rounded(error.getAsDouble(), decimals));
  }

  private static BigDecimal rounded(double value, int decimals) {
    return BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
  }
}
