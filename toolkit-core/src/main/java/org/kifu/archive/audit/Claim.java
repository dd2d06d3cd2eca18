package org.kifu.archive.audit;

import java.util.Optional;
import org.kifu.annotate.Certainty;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * What an annotated game says of a position.
 *
 * @param question what is asked of it
 * @param game the game's number in the run, from 1
 * @param ply from 1, passes counted; a value of the position after it too
 * @param position the position
 * @param move nothing for the value of the position; a labelled move for what it lost
 * @param centidiscs that value for the side to move, or that loss, in hundredths of a disc
 * @param certainty of the search that said so; its depth counts from the position
 */
public record Claim(
    Question question,
    long game,
    int ply,
    Position position,
    Optional<Move> move,
    int centidiscs,
    Certainty certainty) {
  /** The share of such claims that has to hold, 0 to 100. */
  int requiredPercent() {
    int required = question.requiredPercent();
    return required == 0 ? certainty.percent() : required;
  }

  /**
   * Whether what was found bears it out.
   *
   * @param found a value or a loss, in hundredths of a disc
   */
  boolean agreesWith(int found) {
    return switch (question) {
      case PLAIN, SOLVED -> found == centidiscs;
      case PROBABLE, ESTIMATED -> Math.abs(found - centidiscs) <= Question.STEP;
      case LABELS -> found > 0;
    };
  }
}
