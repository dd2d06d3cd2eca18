/**
 * The verify job: every game replayed, every finding said with its place, and sums that account for
 * each game.
 *
 * <p>{@link org.kifu.verify.GameChecker} is a function of one game, {@link org.kifu.verify.Tally}
 * adds up in any order, and {@link org.kifu.verify.GameKey} says which games are the same: with
 * these a cluster does what {@link org.kifu.verify.Verification} does on one machine.
 */
@NullMarked
package org.kifu.verify;

import org.jspecify.annotations.NullMarked;
