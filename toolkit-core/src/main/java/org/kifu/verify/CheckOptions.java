package org.kifu.verify;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.board.Move;
import org.kifu.board.Position;

/**
 * The checks of games beside the rules.
 *
 * @param strict whether what is taken only by a tolerance is an error
 * @param touchedDiscs whether an illegal record is tried as one of a game over the board, in which
 *     wrong flips stood
 * @param loans whether every disc is told that a side without any left played from the other's
 * @param theory with what theoretical scores are checked; nothing if they are not
 */
public record CheckOptions(
    boolean strict, boolean touchedDiscs, boolean loans, Optional<Theory> theory) {
  /** Lenient, and nothing beside the rules. */
  public static final CheckOptions LENIENT =
      new CheckOptions(false, false, false, Optional.empty());

  /**
   * The check of theoretical scores.
   *
   * @param analysers makes an engine for each thread
   * @param empties from how many empty squares play is perfect; nothing for what each source says
   */
  public record Theory(
      Supplier<? extends Analyser<Position, Move>> analysers, OptionalInt empties) {}

  /** The same, strict or not. */
  public CheckOptions withStrict(boolean newStrict) {
    return new CheckOptions(newStrict, touchedDiscs, loans, theory);
  }

  /** The same, with the touched-disc rule or without. */
  public CheckOptions withTouchedDiscs(boolean newTouchedDiscs) {
    return new CheckOptions(strict, newTouchedDiscs, loans, theory);
  }

  /** The same, with lent discs told or not. */
  public CheckOptions withLoans(boolean newLoans) {
    return new CheckOptions(strict, touchedDiscs, newLoans, theory);
  }

  /** The same with theoretical scores checked. */
  public CheckOptions withTheory(Theory newTheory) {
    return new CheckOptions(strict, touchedDiscs, loans, Optional.of(newTheory));
  }
}
