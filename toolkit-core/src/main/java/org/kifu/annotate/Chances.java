package org.kifu.annotate;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Value;

/** Knows how often the player wins who stands so much better. */
public interface Chances {
  /**
   * The chance of the side to move to win, a draw counting half, in ten-thousandths; nothing where
   * it is not known.
   *
   * @param value of the position, or of a move for the side that plays it
   * @param empties the empty squares before the move
   */
  OptionalInt win(Value value, int empties);

  /** What tells these chances from others, for the record; nothing if none are known. */
  Optional<String> name();

  /** Knows no chances. */
  static Chances none() {
    return new NoChances();
  }
}
