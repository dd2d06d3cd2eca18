/**
 * Choosing games: by number, player, event and years, by result, opening, position and pattern, and
 * annotated games by what a move gave away; and the results of those that were chosen, counted.
 */
@NullMarked
package org.kifu.archive.query;

import org.jspecify.annotations.NullMarked;
