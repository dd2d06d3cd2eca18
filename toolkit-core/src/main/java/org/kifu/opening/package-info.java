/**
 * Opening names and opening statistics of the 8x8 game. A position counts with its side to move,
 * but without regard to the eight symmetries of the board and to the order of the moves that led to
 * it: {@link org.kifu.opening.PositionKey}. Statistics are collected in {@link
 * org.kifu.opening.OpeningCounts}, which may be added in any order, and read from an {@link
 * org.kifu.opening.OpeningTable}.
 */
@NullMarked
package org.kifu.opening;

import org.jspecify.annotations.NullMarked;
