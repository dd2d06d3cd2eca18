/**
 * Games that are the same, and why: groups of games with a reason, found in a given amount of
 * memory however many games there are.
 *
 * <p>{@link org.kifu.archive.dedup.TraitReader} is a function of one game, and {@link
 * org.kifu.archive.dedup.GameTraits} holds all that two games are compared by; the grouping is
 * sorting by parts of it.
 */
@NullMarked
package org.kifu.archive.dedup;

import org.jspecify.annotations.NullMarked;
