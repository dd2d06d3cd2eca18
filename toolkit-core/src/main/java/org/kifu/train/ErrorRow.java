package org.kifu.train;

/**
 * How far values are off on positions of one kind.
 *
 * @param kind what the positions are
 * @param empties their number of empty squares
 * @param positions how many
 * @param depth plies searched before evaluating; 0 for the evaluation alone
 * @param meanError mean of value less score, in discs for the side to move
 * @param meanAbsoluteError mean of its absolute value, in discs
 */
public record ErrorRow(
    String kind,
    int empties,
    int positions,
    int depth,
    double meanError,
    double meanAbsoluteError) {}
