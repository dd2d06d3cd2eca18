/**
 * Grids in texts: eight rows of eight cells. A grid of numbers is a kifu diagram, whose numbers say
 * in which order the squares were played. A grid of discs is a board; boards that follow from one
 * another by a move are a game.
 */
@NullMarked
package org.kifu.format.text.grid;

import org.jspecify.annotations.NullMarked;
