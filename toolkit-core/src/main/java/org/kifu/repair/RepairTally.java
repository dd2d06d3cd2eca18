package org.kifu.repair;

import org.kifu.repair.Diagnosis.State;

/**
 * The records of a run by what became of them; {@code read} is the sum of the four after it.
 *
 * @param read all records
 * @param sound those without a fault that a repair could mend
 * @param proposed those with proposals
 * @param unexplained those that nothing explains
 * @param notTried those that cannot be repaired
 * @param unique of {@code proposed}, those with one proposal better than all others
 * @param written of {@code proposed}, those whose corrected copy was written
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
   * @param isWritten whether its corrected copy was written
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

  /** Whether a record is left with a fault and without a corrected copy. */
  public boolean leavesFaults() {
    return read > sound + written;
  }
}
