package org.kifu.annotate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;

/**
 * The metrics of one player in one game; {@code docs/metrics.md} defines each number. Means and
 * rates leave out passes and moves without an alternative.
 *
 * @param moves the number of discs placed
 * @param passes the number of passes
 * @param forced the number of discs placed without an alternative
 * @param loss the losses of all judged moves
 * @param largestLoss the largest loss of a single move, in hundredths of a disc
 * @param bestMoves the number of judged moves without a loss
 * @param labels the number of moves with each label; every label has its number
 * @param phases the losses of each phase; every phase has its sum
 * @param exact the losses whose values are exact
 * @param swings the moves that gave away the result
 * @param only the positions in which only one move kept the result
 * @param gifts the gifts of the opponent that the player gave back
 */
public record PlayerMetrics(
    int moves,
    int passes,
    int forced,
    LossSum loss,
    int largestLoss,
    int bestMoves,
    Map<MoveLabel, Integer> labels,
    Map<Phase, LossSum> phases,
    LossSum exact,
    ResultSwings swings,
    OnlyMoves only,
    Gifts gifts) {
  /** Copies the maps. */
  public PlayerMetrics {
    labels = Map.copyOf(labels);
    phases = Map.copyOf(phases);
  }

  /**
   * The metrics of one side.
   *
   * @param all the moves of both sides
   * @param startEmpties the empty squares of the standard start
   */
  static PlayerMetrics of(List<AnnotatedMove> all, Disc side, int startEmpties) {
    List<AnnotatedMove> own = all.stream().filter(move -> move.mover() == side).toList();
    List<AnnotatedMove> judged = own.stream().filter(AnnotatedMove::isJudged).toList();
    int passes = (int) own.stream().filter(AnnotatedMove::isPass).count();
    return new PlayerMetrics(
        own.size() - passes,
        passes,
        own.size() - passes - judged.size(),
        LossSum.of(judged),
        judged.stream().mapToInt(AnnotatedMove::lossCentidiscs).max().orElse(0),
        (int) judged.stream().filter(move -> move.lossCentidiscs() == 0).count(),
        labels(judged),
        phases(judged, startEmpties),
        LossSum.of(judged.stream().filter(move -> move.certainty().isExact()).toList()),
        swings(judged),
        only(judged),
        Gifts.of(all, side));
  }

  /**
   * Whether all counts are the same. Older files lack the accuracy, which is a mean, and the last
   * two counts.
   */
  boolean countsAs(PlayerMetrics other) {
    return moves == other.moves
        && passes == other.passes
        && forced == other.forced
        && loss.countsAs(other.loss)
        && largestLoss == other.largestLoss
        && bestMoves == other.bestMoves
        && labels.equals(other.labels)
        && phases.keySet().equals(other.phases.keySet())
        && phases.keySet().stream().allMatch(phase -> loss(phase).countsAs(other.loss(phase)))
        && exact.countsAs(other.exact)
        && swings.equals(other.swings)
        && (only.equals(OnlyMoves.NONE) || only.equals(other.only))
        && (gifts.equals(Gifts.NONE) || gifts.equals(other.gifts));
  }

  /** The number of moves with a label. */
  public int count(MoveLabel label) {
    return labels.getOrDefault(label, 0);
  }

  /** The losses of a phase. */
  public LossSum loss(Phase phase) {
    return phases.getOrDefault(phase, LossSum.NONE);
  }

  /** The share of best moves among the judged moves, in ten-thousandths, halves rounded up. */
  public int bestMoveRate() {
    return loss.moves() == 0 ? 0 : (20_000 * bestMoves + loss.moves()) / (2 * loss.moves());
  }

  private static Map<MoveLabel, Integer> labels(List<AnnotatedMove> judged) {
    Map<MoveLabel, Integer> labels = new EnumMap<>(MoveLabel.class);
    for (MoveLabel label : MoveLabel.values()) {
      labels.put(label, 0);
    }
    judged.forEach(move -> move.label().ifPresent(label -> labels.merge(label, 1, Integer::sum)));
    return labels;
  }

  private static Map<Phase, LossSum> phases(List<AnnotatedMove> judged, int startEmpties) {
    Map<Phase, LossSum> phases = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      phases.put(
          phase,
          LossSum.of(
              judged.stream()
                  .filter(move -> Phase.of(move.empties(), startEmpties) == phase)
                  .toList()));
    }
    return phases;
  }

  private static ResultSwings swings(List<AnnotatedMove> judged) {
    ResultSwings swings = ResultSwings.NONE;
    for (AnnotatedMove move : judged) {
      swings = swings.plus(move);
    }
    return swings;
  }

  private static OnlyMoves only(List<AnnotatedMove> judged) {
    OnlyMoves only = OnlyMoves.NONE;
    for (AnnotatedMove move : judged) {
      only = only.plus(move);
    }
    return only;
  }

  /**
   * Positions in which only one of several legal moves kept the result, a win or a draw. They are
   * known only if the search reached the end of the game.
   *
   * @param found the number of times that the player played this move
   * @param missed the number of times that the player did not play it
   */
  public record OnlyMoves(int found, int missed) {
    /** No such positions. */
    public static final OnlyMoves NONE = new OnlyMoves(0, 0);

    OnlyMoves plus(AnnotatedMove move) {
      return !move.only()
          ? this
          : move.lossCentidiscs() == 0
              ? new OnlyMoves(found + 1, missed)
              : new OnlyMoves(found, missed + 1);
    }

    /** The sum of these and those of other games. */
    public OnlyMoves plus(OnlyMoves others) {
      return new OnlyMoves(found + others.found, missed + others.missed);
    }
  }

  /**
   * Gifts that a player gave back: a labelled move right after a labelled move of the opponent,
   * with passes between them left out.
   *
   * @param returned the number of gifts that were given back
   * @param centidiscs the amount that was given back: the sum of the smaller loss of each pair, in
   *     hundredths of a disc
   */
  public record Gifts(int returned, long centidiscs) {
    /** No gifts. */
    public static final Gifts NONE = new Gifts(0, 0);

    /**
     * The gifts that one side gave back.
     *
     * @param all the moves of both sides
     */
    static Gifts of(List<AnnotatedMove> all, Disc side) {
      List<AnnotatedMove> placed = all.stream().filter(move -> !move.isPass()).toList();
      Gifts gifts = NONE;
      for (int i = 1; i < placed.size(); i++) {
        AnnotatedMove gift = placed.get(i - 1);
        AnnotatedMove answer = placed.get(i);
        boolean isAnswered = gift.mover() != side && answer.mover() == side;
        if (isAnswered && gift.label().isPresent() && answer.label().isPresent()) {
          gifts = gifts.plus(Math.min(gift.lossCentidiscs(), answer.lossCentidiscs()));
        }
      }
      return gifts;
    }

    private Gifts plus(int given) {
      return new Gifts(returned + 1, centidiscs + given);
    }

    /** The sum of these and those of other games. */
    public Gifts plus(Gifts others) {
      return new Gifts(returned + others.returned, centidiscs + others.centidiscs);
    }
  }
}
