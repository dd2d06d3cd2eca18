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
public record Checks(boolean strict, boolean touchedDiscs, boolean loans, Optional<Theory> theory) {
  /** Lenient, and nothing beside the rules. */
  public static final Checks LENIENT = new Checks(false, false, false, Optional.empty());

  /**
   * The check of theoretical scores.
   *
   * @param analysers makes an engine for each thread
   * @param empties from how many empty squares play is perfect; nothing for what each source says
   */
  public record Theory(
      Supplier<? extends Analyser<Position, Move>> analysers, OptionalInt empties) {}

  /** The same, strict or not. */
  public Checks withStrict(boolean newStrict) {
    return new Checks(newStrict, touchedDiscs, loans, theory);
  }

  /** The same, with the touched-disc rule or without. */
  public Checks withTouchedDiscs(boolean newTouchedDiscs) {
    return new Checks(strict, newTouchedDiscs, loans, theory);
  }

  /** The same, with lent discs told or not. */
  public Checks withLoans(boolean newLoans) {
    return new Checks(strict, touchedDiscs, newLoans, theory);
  }

  /** The same with theoretical scores checked. */
  public Checks withTheory(Theory newTheory) {
    return new Checks(strict, touchedDiscs, loans, Optional.of(newTheory));
  }
}
