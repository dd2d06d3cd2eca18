/**
 * Material for players to learn from, made from opening statistics: the repertoire of a player as
 * cards, the moves to expect of an opponent, and the first games of openings and their use over the
 * years.
 */
@NullMarked
package org.kifu.opening.study;

import org.jspecify.annotations.NullMarked;
