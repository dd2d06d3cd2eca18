package org.kifu.archive.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.LossSum;

/**
 * Statistics of the quality of judged moves. Partial statistics add up in any order.
 *
 * @param loss the loss of a move, in hundredths of a disc
 * @param errors the share of labelled moves, each of which counts 1
 * @param accuracy the {@link Accuracy} of a move, in hundredths of a per cent; only for games with
 *     known chances to win
 * @param chance the part of the chance to win that a move gave away, in ten-thousandths; only for
 *     games with known chances to win
 * @param costly the share of moves that gave away {@link BadMoves#LEAST_LOSS} of the chance to win
 *     or more, each of which counts 1; only for games with known chances to win
 * @param bestMoves the number of moves that lost nothing
 * @param labels the number of moves with each label; every label has its number
 */
public record MoveStats(
    MoveMean loss,
    MoveMean errors,
    MoveMean accuracy,
    MoveMean chance,
    MoveMean costly,
    long bestMoves,
    Map<MoveLabel, Long> labels) {
  /** No moves. */
  public static final MoveStats NONE = ofGame(List.of());

  /** Copies the map. */
  public MoveStats {
    labels = Map.copyOf(labels);
  }

  /** The statistics of the moves of one game, or of some of them. */
  static MoveStats ofGame(List<AnnotatedMove> judged) {
    Map<MoveLabel, Long> labels = new EnumMap<>(MoveLabel.class);
    for (MoveLabel label : MoveLabel.values()) {
      labels.put(
          label,
          judged.stream().filter(move -> move.label().filter(label::equals).isPresent()).count());
    }
    return new MoveStats(
        MoveMean.ofGame(
            judged.size(), judged.stream().mapToLong(AnnotatedMove::lossCentidiscs).sum()),
        MoveMean.ofGame(judged.size(), labels.values().stream().mapToLong(Long::longValue).sum()),
        mean(judged, LossSum::accuracy),
        mean(judged, loss -> loss),
        mean(judged, loss -> loss >= BadMoves.LEAST_LOSS ? 1 : 0),
        judged.stream().filter(move -> move.lossCentidiscs() == 0).count(),
        labels);
  }

  /** The mean of a function of the chance given away; none if a chance is not known. */
  private static MoveMean mean(List<AnnotatedMove> judged, IntToDoubleFunction worth) {
    double sum = 0;
    for (AnnotatedMove move : judged) {
      OptionalInt loss = move.winLoss();
      if (loss.isEmpty()) {
        return MoveMean.NONE;
      }
      sum += worth.applyAsDouble(loss.getAsInt());
    }
    return MoveMean.ofGame(judged.size(), Math.round(sum));
  }

  /** The sum of these and those of other games. */
  public MoveStats plus(MoveStats others) {
    Map<MoveLabel, Long> both = new EnumMap<>(labels);
    others.labels.forEach((label, count) -> both.merge(label, count, Long::sum));
    return new MoveStats(
        loss.plus(others.loss),
        errors.plus(others.errors),
        accuracy.plus(others.accuracy),
        chance.plus(others.chance),
        costly.plus(others.costly),
        bestMoves + others.bestMoves,
        both);
  }

  /** The number of moves. */
  public long moves() {
    return loss.moves();
  }

  /** The number of moves with a label. */
  public long count(MoveLabel label) {
    return labels.getOrDefault(label, 0L);
  }

  /**
   * A mean over moves, with its standard error. The moves of a game are not independent, so the
   * standard error takes each game as one draw: with x the sum and m the moves of a game, n games
   * and the mean r, it is sqrt(n / (n - 1) * sum (x - r m)^2) / sum m, as for the ratio of two sums
   * (W. G. Cochran, Sampling Techniques, 1977, chapter 6). Partial means add up in any order.
   *
   * @param games the number of games that have these moves
   * @param moves the number of moves in all games
   * @param sum the sum of the values of all moves
   * @param squares the sum of the squares of each game's sum
   * @param products the sum of each game's sum times its moves
   * @param moveSquares the sum of the squares of each game's moves
   */
  public record MoveMean(
      long games, long moves, long sum, long squares, long products, long moveSquares) {
    /** No moves. */
    public static final MoveMean NONE = new MoveMean(0, 0, 0, 0, 0, 0);

    /** The moves of one game; a game without these moves does not count. */
    static MoveMean ofGame(long moves, long sum) {
      return moves == 0 ? NONE : new MoveMean(1, moves, sum, sum * sum, sum * moves, moves * moves);
    }

    /** The sum of these and those of other games. */
    public MoveMean plus(MoveMean others) {
      return new MoveMean(
          games + others.games,
          moves + others.moves,
          sum + others.sum,
          squares + others.squares,
          products + others.products,
          moveSquares + others.moveSquares);
    }

    /** The mean of a move, in the unit of the sum; empty for no moves. */
    public OptionalDouble mean() {
      return moves == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / moves);
    }

    /** The standard error of the mean, in the unit of the sum; empty for fewer than two games. */
    public OptionalDouble standardError() {
      if (games < 2) {
        return OptionalDouble.empty();
      }
      double mean = (double) sum / moves;
      double spread = squares - 2 * mean * products + mean * mean * moveSquares;
      return OptionalDouble.of(Math.sqrt(Math.max(0, spread) * games / (games - 1)) / moves);
    }
  }
}
