package org.kifu.command.option;

import java.io.Serializable;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.search.Engine;
import org.kifu.verify.Checks;

/**
 * What games are checked for beside the rules, as it may travel between machines; the checks
 * themselves hold engines.
 *
 * @param strict whether what is taken only by a tolerance is an error
 * @param touchedDiscs whether an illegal record is tried as one in which wrong flips stood
 * @param loans whether discs are told that a side without any left played from the other's
 * @param solveTheory whether the positions of theoretical scores are solved
 * @param theoryEmpties how many squares are empty there, 1 to 60; null for what the source says
 */
public record WantedChecks(
    boolean strict,
    boolean touchedDiscs,
    boolean loans,
    boolean solveTheory,
    @Nullable Integer theoryEmpties)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** The checks, with engines of their own. */
  public Checks checks() {
    Checks checks =
        Checks.LENIENT.withStrict(strict).withTouchedDiscs(touchedDiscs).withLoans(loans);
    OptionalInt from = theoryEmpties == null ? OptionalInt.empty() : OptionalInt.of(theoryEmpties);
    return solveTheory ? checks.withTheory(new Checks.Theory(Engine::new, from)) : checks;
  }
}
