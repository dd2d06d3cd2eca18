/**
 * Groups of games that are the same, with their reasons, found in a given amount of memory for any
 * number of games.
 *
 * <p>{@link org.kifu.archive.dedup.TraitReader} is a function of one game, and {@link
 * org.kifu.archive.dedup.GameTraits} holds everything by which two games are compared; games are
 * grouped by sorting on parts of it.
 */
@NullMarked
package org.kifu.archive.dedup;

import org.jspecify.annotations.NullMarked;
