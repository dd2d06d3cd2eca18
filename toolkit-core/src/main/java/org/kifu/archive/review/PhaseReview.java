package org.kifu.archive.review;

import org.kifu.annotate.Phase;

/**
 * A part of the games.
 *
 * @param phase which one
 * @param own the player's moves
 * @param opponents those of his opponents in the same games
 */
public record PhaseReview(Phase phase, MoveStats own, MoveStats opponents) {}
