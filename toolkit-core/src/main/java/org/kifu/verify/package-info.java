/**
 * The verify job: it replays every game, reports every finding with its place, and gives sums that
 * account for each game.
 *
 * <p>{@link org.kifu.verify.GameChecker} is a function of one game, {@link org.kifu.verify.Tally}
 * can be added in any order, and {@link org.kifu.verify.GameKey} identifies games that are the
 * same. With these a cluster can do the job that {@link org.kifu.verify.Verification} does on one
 * machine.
 */
@NullMarked
package org.kifu.verify;

import org.jspecify.annotations.NullMarked;
