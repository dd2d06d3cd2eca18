package org.kifu.repair;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A record as it is written, and the faults that may be undone in it. Immutable. */
interface DamagedRecord {
  /** A receiver of records in which one fault was undone. */
  @FunctionalInterface
  interface Sink {
    /**
     * Receives a mended record.
     *
     * @param fault the supplier of the fault, which is made only if needed
     */
    void accept(DamagedRecord mended, Supplier<Fault> fault);
  }

  /**
   * The moves in order: squares 0 to 63, or {@link org.kifu.game.MoveList#PASS}, or another byte
   * for a text that is not a square. Null if the numbers of a board do not show the order.
   */
  byte @Nullable [] line();

  /**
   * Undoes every single fault.
   *
   * @param firstBad the index of the first move that is not legal; the number of moves if all are
   *     legal. Edits that change no move up to there are not tried. Without a line it has no
   *     meaning
   */
  void undo(int firstBad, Sink sink);

  /**
   * Undoes every fault that changes much at once. Such a fault is not combined with others, because
   * a small fault is a better explanation.
   *
   * @param firstBad the same index as for {@link #undo}
   */
  void undoLarge(int firstBad, Sink sink);
}
