/**
 * Ratings from results: Elo in the order of the games, and a fit to the whole history with margins
 * of error. docs/tournaments.md defines each number.
 */
@NullMarked
package org.kifu.archive.rating;

import org.jspecify.annotations.NullMarked;
