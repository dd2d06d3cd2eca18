/**
 * The engine of the 8x8 game: alpha-beta search on bitboards, exact at the end of the game, with a
 * simple evaluation before. {@link org.kifu.search.Engine} is the entry point.
 */
@NullMarked
package org.kifu.search;

import org.jspecify.annotations.NullMarked;
