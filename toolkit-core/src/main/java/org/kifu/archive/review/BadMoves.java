package org.kifu.archive.review;

import java.util.Comparator;
import java.util.List;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Phase;

/**
 * Some bad moves, the dearest first: those that cost most of the chance to win, then those that
 * cost most discs, then those with the surest values.
 *
 * @param moves the moves, each as a problem
 */
public record BadMoves(List<Drill> moves) {
  /** The least chance to win given away by a bad move without a label, in ten-thousandths. */
  public static final int LEAST_LOSS = 500;

  /** An order that does not depend on the order of the games. */
  static final Comparator<Drill> DEAREST_FIRST =
      Comparator.<Drill>comparingInt(drill -> drill.move().winLoss().orElse(0))
          .thenComparingInt(drill -> drill.move().lossCentidiscs())
          .reversed()
          .thenComparing(
              Comparator.<Drill, Confidence>comparing(
                  drill -> drill.move().certainty().confidence()))
          .thenComparing(Drill::key)
          .thenComparing(drill -> drill.header().date())
          .thenComparing(drill -> drill.facts().where().source())
          .thenComparingInt(drill -> drill.facts().number())
          .thenComparingInt(drill -> drill.move().ply());

  /** An order of groups of bad moves, the dearest first. */
  static final Comparator<BadMoves> DEAREST_GROUP_FIRST =
      Comparator.comparingLong(BadMoves::chance).thenComparingLong(BadMoves::centidiscs).reversed();

  /** Sorts the moves. */
  public BadMoves {
    moves = moves.stream().sorted(DEAREST_FIRST).toList();
  }

  /** Whether a move is bad: by its label, or by the chance to win that it gave away. */
  public static boolean isBad(AnnotatedMove move) {
    return move.isJudged()
        && move.lossCentidiscs() > 0
        && (move.label().isPresent() || move.winLoss().orElse(0) >= LEAST_LOSS);
  }

  /**
   * The chance to win that the moves gave away in all, in ten-thousandths, as far as it is known.
   */
  public long chance() {
    return moves.stream().mapToLong(drill -> drill.move().winLoss().orElse(0)).sum();
  }

  /** The discs that the moves lost in all, in hundredths of a disc. */
  public long centidiscs() {
    return moves.stream().mapToLong(drill -> drill.move().lossCentidiscs()).sum();
  }

  /** The number of moves in a phase. */
  public long count(Phase phase) {
    return moves.stream().filter(drill -> drill.phase() == phase).count();
  }
}
