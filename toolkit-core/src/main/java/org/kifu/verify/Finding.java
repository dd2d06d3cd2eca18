package org.kifu.verify;

import java.io.Serializable;
import org.kifu.game.Problem;
import org.kifu.game.Severity;

/**
 * A problem that a verification reports.
 *
 * @param problem what and where
 * @param severity how much it weighs in this run; a tolerance is an error in a strict one
 */
public record Finding(Problem problem, Severity severity) implements Serializable {
  /** A finding that weighs what its kind weighs. */
  static Finding of(Problem problem) {
    return new Finding(problem, problem.code().severity());
  }
}
