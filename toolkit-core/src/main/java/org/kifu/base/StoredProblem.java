package org.kifu.base;

import java.util.Comparator;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.Phase;
import org.kifu.board.Position;

/**
 * A bad move in an annotated game of a base, as far as it is chosen among others.
 *
 * @param game the number of the game in the base
 * @param ply the ply, from 1, passes counted
 * @param position the position before it
 * @param canonical the same position in its canonical form, under which progress is kept
 * @param phase the phase of the game
 * @param player the side that made it, by name; empty if it is not known
 * @param opening the name of the opening of the game; empty if it has none
 * @param cause the code of the main cause; empty if none is known
 * @param winLoss the part of the chance to win that it gave away, in ten-thousandths; 0 if it is
 *     not known
 * @param lossCentidiscs what it lost, in hundredths of a disc
 * @param confidence the certainty of its value
 */
public record StoredProblem(
    long game,
    int ply,
    Position position,
    Position canonical,
    Phase phase,
    Optional<String> player,
    Optional<String> opening,
    Optional<String> cause,
    int winLoss,
    int lossCentidiscs,
    Confidence confidence) {
  /**
   * The dearest first: those that cost most of the chance to win, then those that cost most discs,
   * then those with the surest values.
   */
  public static final Comparator<StoredProblem> DEAREST_FIRST =
      Comparator.comparingInt(StoredProblem::winLoss)
          .thenComparingInt(StoredProblem::lossCentidiscs)
          .reversed()
          .thenComparing(StoredProblem::confidence)
          .thenComparingLong(StoredProblem::game)
          .thenComparingInt(StoredProblem::ply);
}
