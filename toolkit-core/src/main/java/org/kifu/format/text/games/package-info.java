/**
 * The games of a page: squares in any spelling and arrangement and grids become games, and games
 * become records with their places and findings.
 */
@NullMarked
package org.kifu.format.text.games;

import org.jspecify.annotations.NullMarked;
