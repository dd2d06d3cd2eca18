package org.kifu.train;

/**
 * How far the values of two searches of one position lie apart.
 *
 * @param empties the number of empty squares of the positions
 * @param depth plies of the deeper search
 * @param probe plies of the shallower one; 0 for the evaluation alone
 * @param positions how many
 * @param mean of the deeper value less the shallower, in discs for the side to move
 * @param standardDeviation of that difference, in discs
 */
public record Deviation(
    int empties, int depth, int probe, int positions, double mean, double standardDeviation) {}
