package org.kifu.repair;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A record as it stands, with the faults that may be undone in it. Not changed once it is made. */
interface DamagedRecord {
  /** A taker of what a record would be without one fault. */
  @FunctionalInterface
  interface Sink {
    /**
     * Takes one.
     *
     * @param fault made only where it is asked for
     */
    void accept(DamagedRecord mended, Supplier<Fault> fault);
  }

  /**
   * The moves in order: squares 0 to 63, or {@link org.kifu.game.MoveList#PASS}, or another byte
   * for what is no square. Null if the numbers of a board do not tell the order.
   */
  byte @Nullable [] line();

  /**
   * Undoes every single fault.
   *
   * @param firstBad the index of the first move that is not legal; where all are, their number.
   *     What leaves all moves up to there as they are is not tried. Of no meaning without a line
   */
  void undo(int firstBad, Sink sink);

  /**
   * Undoes every fault that changes much at once, and so is looked for alone: what such a fault
   * explains, a single one explains better.
   *
   * @param firstBad as of {@link #undo}
   */
  void undoLarge(int firstBad, Sink sink);
}
