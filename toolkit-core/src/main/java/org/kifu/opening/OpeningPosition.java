package org.kifu.opening;

/**
 * The games that came to one position.
 *
 * @param ply the number of discs placed
 * @param line the way to it, as in {@link OpeningRow}
 * @param name its own names
 * @param stats the results
 */
public record OpeningPosition(int ply, String line, OpeningName name, OpeningStats stats) {}
