/**
 * Opening statistics made into what players learn from: the repertoire of a player as cards, what
 * an opponent will play, the first games of openings and their use over the years.
 */
@NullMarked
package org.kifu.opening.study;

import org.jspecify.annotations.NullMarked;
