package org.kifu.archive.review;

/**
 * Moves that took about as long.
 *
 * @param fromSeconds the least time, included
 * @param toSeconds the longest time, not included; 0 for no end
 * @param moves how good they were
 */
public record TimeBand(int fromSeconds, int toSeconds, MoveStats moves) {}
