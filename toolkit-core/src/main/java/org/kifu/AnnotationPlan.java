package org.kifu;

import java.io.Serializable;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.CandidateSearch;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.PeerTable;
import org.kifu.annotate.WinCurve;
import org.kifu.annotate.reason.TestedReasons;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.json.Tool;
import org.kifu.opening.OpeningNames;
import org.kifu.rules.Othello;

/**
 * A plan for annotating games of tournament Othello, which can be sent to other machines.
 *
 * @param limits the limits of the search
 * @param labels the losses from which a move gets a label
 * @param candidates how deeply the moves are searched that are neither played nor best
 */
public record AnnotationPlan(Limits limits, LabelRule labels, CandidateSearch candidates)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** A plan with brief searches of the other moves. */
  public AnnotationPlan(Limits limits, LabelRule labels) {
    this(limits, labels, CandidateSearch.BRIEF);
  }

  /**
   * A plan with the usual labels.
   *
   * @param depth the depth of the search in plies, while more than {@code exactFrom} squares are
   *     empty
   * @param exactFrom the number of empty squares from which the engine searches to the end of the
   *     game
   */
  public static AnnotationPlan of(int depth, int exactFrom) {
    Limits limits = new Limits(depth, exactFrom);
    return new AnnotationPlan(limits, LabelRule.BY_CHANCE.ofOwnSearch(limits));
  }

  /**
   * An annotator with names, chances, reasons and candidates. It compares with other players if its
   * searches are at least as deep as those of the table of these players.
   */
  public Annotator<Position, Move> annotator() {
    Annotator<Position, Move> annotator =
        new Annotator<>(
                Othello.RULES, OpeningNamer.of(OpeningNames.english()), Tool.version(), limits)
            .labelledBy(labels)
            .withChances(WinCurve.shipped(), WinCurve.ofPrograms())
            .explainedByOwn(() -> TestedReasons.ofTournament(limits));
    Annotator<Position, Move> valuing =
        candidates.limits(limits).map(annotator::withCandidates).orElse(annotator);
    return isDeepEnough(PeerTable.shipped().limits())
        ? valuing.withPeers(PeerTable.shipped())
        : valuing;
  }

  private boolean isDeepEnough(Limits least) {
    return limits.depth() >= least.depth() && limits.exactEmpties() >= least.exactEmpties();
  }
}
