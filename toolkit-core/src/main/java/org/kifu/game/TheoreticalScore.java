package org.kifu.game;

/**
 * The score that an archive states for perfect play from a late position (WTHOR's second score
 * byte).
 *
 * @param blackDiscs black's discs at the end, 0 to 64, with the empty squares given to the winner
 * @param empties the number of empty squares of the position from which play is perfect; 0 if the
 *     archive does not state it
 */
public record TheoreticalScore(int blackDiscs, int empties) {}
