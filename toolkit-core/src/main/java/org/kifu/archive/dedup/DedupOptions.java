package org.kifu.archive.dedup;

import java.util.EnumSet;
import java.util.Set;
import org.kifu.spill.SpillSort;

/**
 * The options of a search for duplicates.
 *
 * @param jobs the number of working threads, at least 1; it never changes the result
 * @param memory about how many bytes to use; it never changes the result
 * @param reasons the reasons to report
 * @param boardFrom the fewest moves of a game whose final board is compared
 */
public record DedupOptions(int jobs, long memory, Set<Reason> reasons, int boardFrom) {
  /** Games this short often end on the same board by chance. */
  public static final int USUAL_BOARD_FROM = 20;

  /** Checks the ranges. */
  public DedupOptions {
    if (jobs < 1 || memory < 0 || boardFrom < 1) {
      throw new IllegalArgumentException(
          "no such options: %d jobs, %d bytes, boards from %d moves"
              .formatted(jobs, memory, boardFrom));
    }
    reasons = Set.copyOf(reasons);
  }

  /** All reasons, in the usual memory. */
  public static DedupOptions withJobs(int jobs) {
    return new DedupOptions(
        jobs, SpillSort.usualMemory(), EnumSet.allOf(Reason.class), USUAL_BOARD_FROM);
  }

  /** The same for other reasons. */
  public DedupOptions withReasons(Set<Reason> newReasons) {
    return new DedupOptions(jobs, memory, newReasons, boardFrom);
  }

  /** The same with another number of moves. */
  public DedupOptions withBoardFrom(int moves) {
    return new DedupOptions(jobs, memory, reasons, moves);
  }
}
