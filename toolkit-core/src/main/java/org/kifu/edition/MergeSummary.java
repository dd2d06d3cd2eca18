package org.kifu.edition;

/**
 * The sums of a merger: {@code read = kept + merged + damaged}.
 *
 * @param read all games of the inputs
 * @param kept those that are written
 * @param merged those that are the same as one that is kept
 * @param completed the kept games that took facts of others
 * @param conflicts games that are kept beside others with the same moves
 * @param damaged those that could not be read as a whole
 */
public record MergeSummary(
    long read, long kept, long merged, long completed, long conflicts, long damaged) {}
