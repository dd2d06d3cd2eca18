package org.kifu.opening;

/**
 * How many games stand in a position with a name of its own after a number of discs.
 *
 * @param ply the number of discs placed
 * @param games the counted games that placed so many discs
 * @param named those of them whose position there has a name
 */
public record NameCoverage(int ply, long games, long named) {}
