package org.kifu.archive.output;

import java.util.List;
import java.util.Optional;
import org.kifu.archive.dedup.Keep;
import org.kifu.archive.dedup.Reason;

/**
 * What a search for duplicates was asked for, as its output states it.
 *
 * @param reasons the reasons that are reported
 * @param boardFrom the fewest moves of a game whose final board is compared
 * @param removed the reasons for which a copy leaves games out; empty if no copy is written
 * @param keep which game of a group stays in the copy; nothing if there is none
 */
public record DedupSettings(
    List<Reason> reasons, int boardFrom, List<Reason> removed, Optional<Keep> keep) {
  /** Copies the lists. */
  public DedupSettings {
    reasons = List.copyOf(reasons);
    removed = List.copyOf(removed);
  }
}
