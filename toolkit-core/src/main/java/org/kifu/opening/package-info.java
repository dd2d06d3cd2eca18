/**
 * Opening names and opening statistics of games of one rule set. A position counts with its side to
 * move, but without regard to the symmetries of its board and to the order of the moves that led to
 * it: {@link org.kifu.opening.PositionKey}. Statistics are collected in {@link
 * org.kifu.opening.OpeningCounts}, which may be added in any order, and read from an {@link
 * org.kifu.opening.OpeningTable}. The 8x8 game and those that are played like it have bit boards;
 * all others are followed by their {@link org.kifu.rules.Rules}.
 */
@NullMarked
package org.kifu.opening;

import org.jspecify.annotations.NullMarked;
