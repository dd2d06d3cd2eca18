package org.kifu.format.pgn;

import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.Outcome;

/** Results as {@code 37-27}, black's discs first, {@code 1-0} and {@code 0-1}, or {@code *}. */
final class PgnResult {
  private PgnResult() {}

  /** How an outcome is written; {@code *} if it has neither a score nor a winner. */
  static String text(Outcome outcome) {
    OptionalInt discs = outcome.blackDiscs();
    return discs.isPresent()
        ? discs.getAsInt() + "-" + (Square.COUNT - discs.getAsInt())
        : outcome.winner().map(side -> side == Disc.BLACK ? "1-0" : "0-1").orElse("*");
  }
}
