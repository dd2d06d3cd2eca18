package org.kifu.verify;

import java.io.Serializable;
import org.kifu.game.Problem;
import org.kifu.game.Severity;

/**
 * A problem that a verification reports.
 *
 * @param problem the problem with its place
 * @param severity the severity in this run; a tolerance is an error in a strict run
 */
public record Finding(Problem problem, Severity severity) implements Serializable {
  /** A finding with the severity of its kind. */
  static Finding of(Problem problem) {
    return new Finding(problem, problem.code().severity());
  }
}
