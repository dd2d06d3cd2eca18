package org.kifu.repair;

/**
 * How far to look.
 *
 * @param mostEdits how many faults a record may have, 1 or 2
 * @param limit how many proposals to give for a game, at least 1
 */
public record RepairOptions(int mostEdits, int limit) {
  /** Two faults, five proposals. */
  public static final RepairOptions DEFAULT = new RepairOptions(2, 5);

  /** Checks the ranges. */
  public RepairOptions {
    if (mostEdits < 1 || mostEdits > 2) {
      throw new IllegalArgumentException("edits are 1 or 2, not " + mostEdits);
    }
    if (limit < 1) {
      throw new IllegalArgumentException("proposals count from 1, not " + limit);
    }
  }
}
