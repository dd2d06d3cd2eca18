package org.kifu.archive.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.MoveLabel;

/**
 * How good judged moves were. Partial statistics add up in any order.
 *
 * @param loss what a move lost, in hundredths of a disc
 * @param errors the share of labelled moves, each counting 1
 * @param accuracy the {@link Accuracy} of a move, in hundredths of a per cent; only of games whose
 *     chances are known
 * @param bestMoves moves that lost nothing
 * @param labels how often each label was given; every label has its number
 */
public record MoveStats(
    MoveMean loss,
    MoveMean errors,
    MoveMean accuracy,
    long bestMoves,
    Map<MoveLabel, Long> labels) {
  /** No moves. */
  public static final MoveStats NONE = ofGame(List.of());

  /** Copies the map. */
  public MoveStats {
    labels = Map.copyOf(labels);
  }

  /** The moves of one game, or some of them. */
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
        accuracy(judged),
        judged.stream().filter(move -> move.lossCentidiscs() == 0).count(),
        labels);
  }

  private static MoveMean accuracy(List<AnnotatedMove> judged) {
    double sum = 0;
    for (AnnotatedMove move : judged) {
      OptionalInt loss = move.winLoss();
      if (loss.isEmpty()) {
        return MoveMean.NONE;
      }
      sum += LossSum.accuracy(loss.getAsInt());
    }
    return MoveMean.ofGame(judged.size(), Math.round(sum));
  }

  /** These and those of other games. */
  public MoveStats plus(MoveStats others) {
    Map<MoveLabel, Long> both = new EnumMap<>(labels);
    others.labels.forEach((label, count) -> both.merge(label, count, Long::sum));
    return new MoveStats(
        loss.plus(others.loss),
        errors.plus(others.errors),
        accuracy.plus(others.accuracy),
        bestMoves + others.bestMoves,
        both);
  }

  /** How many moves. */
  public long moves() {
    return loss.moves();
  }

  /** How often a label was given. */
  public long count(MoveLabel label) {
    return labels.getOrDefault(label, 0L);
  }
}
