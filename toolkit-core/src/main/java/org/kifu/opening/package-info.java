/**
 * Opening names and opening statistics of the 8x8 game. A position is taken up to the eight
 * symmetries of the board, whatever the order of the moves that led to it, with the side to move:
 * {@link org.kifu.opening.PositionKey}. Statistics are collected in {@link
 * org.kifu.opening.OpeningCounts}, which add up in any order, and read from an {@link
 * org.kifu.opening.OpeningTable}.
 */
@NullMarked
package org.kifu.opening;

import org.jspecify.annotations.NullMarked;
