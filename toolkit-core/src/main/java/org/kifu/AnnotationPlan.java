package org.kifu;

import java.io.Serializable;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.WinCurve;
import org.kifu.annotate.reason.BoardReasons;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.json.Tool;
import org.kifu.opening.OpeningNames;
import org.kifu.rules.Othello;

/**
 * A plan by which games of tournament Othello are annotated, as it may travel between machines.
 *
 * @param limits how hard to search
 * @param labels from which loss on a move is labelled
 */
public record AnnotationPlan(Limits limits, LabelRule labels) implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * A plan with the usual labels.
   *
   * @param depth in plies, where more squares are empty than {@code exactFrom}
   * @param exactFrom the empty squares from which a position is searched to the end of the game
   */
  public static AnnotationPlan of(int depth, int exactFrom) {
    Limits limits = new Limits(depth, exactFrom);
    return new AnnotationPlan(limits, LabelRule.ownSearch(limits));
  }

  /** An annotator with names, chances and reasons. */
  public Annotator<Position, Move> annotator() {
    return new Annotator<>(
            Othello.RULES, OpeningNamer.of(OpeningNames.english()), Tool.version(), limits)
        .labelledBy(labels)
        .withChances(WinCurve.shipped())
        .explainedBy(new BoardReasons());
  }
}
