package org.kifu.verify;

/**
 * A game that repeats an earlier one.
 *
 * @param game the later
 * @param first the first of its kind
 */
record Duplicate(Sighting game, Sighting first) {}
