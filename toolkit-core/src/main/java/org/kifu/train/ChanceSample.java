package org.kifu.train;

/**
 * One position of a played game, and how the game went on.
 *
 * @param empties its empty squares
 * @param centidiscs its value for the side to move, in hundredths of a disc
 * @param flattered whether that is an estimate of even depth
 * @param points what the side to move got: 1 for a win, a half for a draw, 0 for a loss
 */
public record ChanceSample(int empties, int centidiscs, boolean flattered, double points) {}
