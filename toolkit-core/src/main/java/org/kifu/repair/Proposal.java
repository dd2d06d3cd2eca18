package org.kifu.repair;

import java.util.List;
import org.kifu.game.GameRecord;

/**
 * What a record may have been.
 *
 * @param rank its place, from 1; what is equally good shares one, and the order inside is no more
 *     than a hint: common faults first, then longer lines, then those that left less choice
 * @param faults what was undone, in order; a score that the moves do not give among them
 * @param corrected the record without them
 * @param finished whether the game comes to its end, or the record says why it does not
 * @param blackDiscs black's discs at its end, the empties given to the winner
 * @param known how far the archive knows the line; {@link Familiarity#NONE} without one
 * @param freedomBits the sum over the moves of the binary logarithm of the number of legal moves
 */
public record Proposal(
    int rank,
    List<Fault> faults,
    GameRecord corrected,
    boolean finished,
    int blackDiscs,
    Familiarity known,
    double freedomBits) {
  /** Copies the faults. */
  public Proposal {
    faults = List.copyOf(faults);
  }
}
