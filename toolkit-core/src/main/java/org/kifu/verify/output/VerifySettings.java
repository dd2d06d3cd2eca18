package org.kifu.verify.output;

import java.util.Optional;
import org.kifu.game.Severity;
import org.kifu.verify.CheckOptions;
import org.kifu.verify.VerifyOptions.Grouping;

/**
 * The settings of a verification, as its output states them; what cannot change the output is not
 * among it.
 *
 * @param rules the name of the rules
 * @param checks what games were checked for beside the rules
 * @param failOn from which severity on a finding is a failure; nothing for never
 * @param by the table to write, which must have been made
 */
public record VerifySettings(
    String rules, CheckOptions checks, Optional<Severity> failOn, Optional<Grouping> by) {
  /** Settings without checks beside the rules. */
  public VerifySettings(
      String rules, boolean strict, Optional<Severity> failOn, Optional<Grouping> by) {
    this(rules, CheckOptions.LENIENT.withStrict(strict), failOn, by);
  }
}
