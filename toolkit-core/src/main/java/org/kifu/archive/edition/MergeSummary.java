package org.kifu.archive.edition;

/**
 * The sums of a merger: {@code read = kept + merged + leftOut + damaged}.
 *
 * @param read all games of the inputs
 * @param kept those that are written
 * @param merged those that are the same as one that is kept
 * @param completed the games to be kept that took facts of others
 * @param conflicts games to be kept beside others with the same moves
 * @param leftOut those that would be kept, but that the notation cannot hold
 * @param damaged those that could not be read as a whole
 */
public record MergeSummary(
    long read, long kept, long merged, long completed, long conflicts, long leftOut, long damaged) {
  /** The sums after some of the games to be kept were not written. */
  public MergeSummary withLeftOut(long games) {
    return new MergeSummary(
        read, kept + leftOut - games, merged, completed, conflicts, games, damaged);
  }
}
