package org.kifu.repair;

import org.kifu.repair.Diagnosis.State;

/**
 * The numbers of records of a run by their state; {@code read} is the sum of the next four.
 *
 * @param read all records
 * @param sound records without a fault that a repair could mend
 * @param proposed records with proposals
 * @param unexplained records that no known fault explains
 * @param notTried records that cannot be repaired
 * @param unique those of {@code proposed} with one proposal that is better than all others
 * @param written those of {@code proposed} whose corrected copy was written
 */
public record RepairTally(
    long read,
    long sound,
    long proposed,
    long unexplained,
    long notTried,
    long unique,
    long written) {
  /** No records. */
  public static final RepairTally NONE = new RepairTally(0, 0, 0, 0, 0, 0, 0);

  /**
   * Adds a record.
   *
   * @param isWritten whether the corrected copy of the record was written
   */
  public RepairTally plus(Diagnosis diagnosis, boolean isWritten) {
    State state = diagnosis.state();
    return new RepairTally(
        read + 1,
        sound + (state == State.SOUND ? 1 : 0),
        proposed + (state == State.PROPOSED ? 1 : 0),
        unexplained + (state == State.UNEXPLAINED ? 1 : 0),
        notTried + (state == State.NOT_TRIED ? 1 : 0),
        unique + (diagnosis.isUnique() ? 1 : 0),
        written + (isWritten ? 1 : 0));
  }

  /** Whether there is a record with a fault and without a corrected copy. */
  public boolean leavesFaults() {
    return read > sound + written;
  }
}
