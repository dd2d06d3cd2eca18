package org.kifu.archive.review;

import org.kifu.annotate.Reason.Motif;

/**
 * How often a motif was a reason of labelled moves.
 *
 * @param motif what was counted on the board
 * @param moves labelled moves of the player that have it as a reason; a move may have several
 * @param centidiscs what those moves lost, in hundredths of a disc
 * @param opponents labelled moves of his opponents that have it
 */
public record MotifCount(Motif motif, long moves, long centidiscs, long opponents) {}
