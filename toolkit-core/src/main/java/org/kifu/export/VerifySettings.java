package org.kifu.export;

import java.util.Optional;
import org.kifu.game.Severity;
import org.kifu.verify.Grouping;

/**
 * What a verification was asked for, as its output states it; what cannot change the output is not
 * among it.
 *
 * @param rules the name of the rules
 * @param strict whether tolerances were errors
 * @param failOn from which severity on a finding is a failure; nothing for never
 * @param by the table to write, which must have been made
 */
public record VerifySettings(
    String rules, boolean strict, Optional<Severity> failOn, Optional<Grouping> by) {}
