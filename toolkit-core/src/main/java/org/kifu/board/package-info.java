/**
 * Squares, discs, positions and scores: the words that every other package uses. Board sides are
 * black and white; a position knows who is to move.
 */
@NullMarked
package org.kifu.board;

import org.jspecify.annotations.NullMarked;
