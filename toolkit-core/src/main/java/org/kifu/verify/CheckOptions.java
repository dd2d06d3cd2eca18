package org.kifu.verify;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The checks of games in addition to the rules.
 *
 * @param strict whether a tolerance is an error
 * @param touchedDiscs whether an illegal record is tested as one of a game over the board in which
 *     wrong flips stayed
 * @param loans whether to report every disc that a side without discs left took from the other side
 * @param theory the check of theoretical scores; nothing for no check
 */
public record CheckOptions(
    boolean strict, boolean touchedDiscs, boolean loans, Optional<Theory> theory) {
  /** Lenient checks of only the rules. */
  public static final CheckOptions LENIENT =
      new CheckOptions(false, false, false, Optional.empty());

  /**
   * The check of theoretical scores.
   *
   * @param analysers the maker of an engine for each thread
   * @param empties the number of empty squares from which play is perfect; nothing for the number
   *     that each source states
   */
  public record Theory(
      Supplier<? extends Analyser<Position, Move>> analysers, OptionalInt empties) {}

  /** The same checks, strict or not. */
  public CheckOptions withStrict(boolean newStrict) {
    return new CheckOptions(newStrict, touchedDiscs, loans, theory);
  }

  /** The same checks, with or without the touched-disc rule. */
  public CheckOptions withTouchedDiscs(boolean newTouchedDiscs) {
    return new CheckOptions(strict, newTouchedDiscs, loans, theory);
  }

  /** The same checks, with or without reports of lent discs. */
  public CheckOptions withLoans(boolean newLoans) {
    return new CheckOptions(strict, touchedDiscs, newLoans, theory);
  }

  /** The same checks with a check of theoretical scores. */
  public CheckOptions withTheory(Theory newTheory) {
    return new CheckOptions(strict, touchedDiscs, loans, Optional.of(newTheory));
  }
}
