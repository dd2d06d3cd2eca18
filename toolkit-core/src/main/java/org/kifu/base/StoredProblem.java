package org.kifu.base;

import java.util.Comparator;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.Phase;

/**
 * A bad move in an annotated game of a base, as far as it is chosen among others. A base may have
 * more than a million, so players are numbers, names of openings are each once in memory, and
 * positions stay in their games.
 *
 * @param game the number of the game in the base
 * @param key the number of the position before it in its canonical form, as in the table {@code
 *     positions}; that two positions of a base share one is less likely than damage to the base
 * @param ply the ply, from 1, passes counted
 * @param phase the phase of the game
 * @param player the number of the player that made it; 0 if it is not known
 * @param opening the name of the opening of the game, as its readers know it; empty if it has none
 * @param cause the code of the main cause; empty if none is known
 * @param winLoss the part of the chance to win that it gave away, in ten-thousandths; 0 if it is
 *     not known
 * @param lossCentidiscs what it lost, in hundredths of a disc
 * @param confidence the certainty of its value
 */
public record StoredProblem(
    long game,
    long key,
    int ply,
    Phase phase,
    int player,
    String opening,
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

  /** Those of one position beside each other, the dearest of them first. */
  public static final Comparator<StoredProblem> BY_POSITION =
      Comparator.comparingLong(StoredProblem::key).thenComparing(DEAREST_FIRST);
}
