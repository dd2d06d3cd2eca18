package org.kifu.format.pgn;

import java.util.OptionalInt;
import org.kifu.board.Square;
import org.kifu.game.Outcome;

/** Results as {@code 37-27}, black's discs first, or {@code *}. */
final class PgnResult {
  private PgnResult() {}

  /** How an outcome is written; {@code *} if it has no score. */
  static String text(Outcome outcome) {
    OptionalInt discs = outcome.blackDiscs();
    return discs.isEmpty() ? "*" : discs.getAsInt() + "-" + (Square.COUNT - discs.getAsInt());
  }
}
