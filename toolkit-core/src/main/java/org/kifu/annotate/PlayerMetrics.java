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
 * @param moves discs placed
 * @param passes passes
 * @param forced discs placed without an alternative
 * @param loss of all judged moves
 * @param largestLoss of a single move, in hundredths of a disc
 * @param bestMoves judged moves without a loss
 * @param labels how often each label was given; every label has its number
 * @param phases the losses of each phase; every phase has its sum
 * @param exact the losses whose values are exact
 * @param swings results given away
 * @param only moves that were the only one to keep the result
 * @param gifts of the opponent, given back
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
   * Whether all that was counted is the same; older files lack the accuracy, which is a mean, and
   * the last two.
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

  /** How often a label was given. */
  public int count(MoveLabel label) {
    return labels.getOrDefault(label, 0);
  }

  /** The losses of a phase. */
  public LossSum loss(Phase phase) {
    return phases.getOrDefault(phase, LossSum.NONE);
  }

  /** The share of best moves among the judged, in ten-thousandths, halves rounded up. */
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
   * Moves of which a single one kept the result, a win or a draw, while there were others. They are
   * known where the search reached the end of the game.
   *
   * @param found how often the player played it
   * @param missed how often he did not
   */
  public record OnlyMoves(int found, int missed) {
    /** None. */
    public static final OnlyMoves NONE = new OnlyMoves(0, 0);

    OnlyMoves plus(AnnotatedMove move) {
      return !move.only()
          ? this
          : move.lossCentidiscs() == 0
              ? new OnlyMoves(found + 1, missed)
              : new OnlyMoves(found, missed + 1);
    }

    /** These and those of other games. */
    public OnlyMoves plus(OnlyMoves others) {
      return new OnlyMoves(found + others.found, missed + others.missed);
    }
  }

  /**
   * Gifts that a player gave back: a labelled move right after a labelled move of the opponent,
   * passes between them left out.
   *
   * @param returned how often
   * @param centidiscs what went back: of each such pair the smaller loss, in hundredths of a disc
   */
  public record Gifts(int returned, long centidiscs) {
    /** None. */
    public static final Gifts NONE = new Gifts(0, 0);

    /**
     * What one side gave back.
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

    /** These and those of other games. */
    public Gifts plus(Gifts others) {
      return new Gifts(returned + others.returned, centidiscs + others.centidiscs);
    }
  }
}
