package org.kifu.game;

/**
 * The score that an archive states for perfect play from a late position (WTHOR's second score
 * byte).
 *
 * @param blackDiscs black's discs at the end, 0 to 64, empties to the winner
 * @param empties the number of empty squares of the position from which play is perfect; 0 where
 *     the archive does not say
 */
public record TheoreticalScore(int blackDiscs, int empties) {}
