package org.kifu.format.pgn;

import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;

/**
 * Results of draughts, white first: {@code 1-0 0-1 1/2-1/2}, or in points {@code 2-0 0-2 1-1}; any
 * score of two different numbers names the winner. {@code *} is unfinished.
 */
final class PdnResult {
  private PdnResult() {}

  /** The side that has won by a written result; nothing if it says another thing. */
  static Optional<Disc> winner(String text) {
    if (!text.matches("\\d{1,2}-\\d{1,2}")) {
      return Optional.empty();
    }
    int dash = text.indexOf('-');
    int white = Integer.parseInt(text.substring(0, dash));
    int black = Integer.parseInt(text.substring(dash + 1));
    return white == black ? Optional.empty() : Optional.of(white > black ? Disc.WHITE : Disc.BLACK);
  }

  /** Whether a written result is a draw; in {@code 0-0} both have lost. */
  static boolean isDraw(String text) {
    boolean isEven = text.matches("(\\d{1,2})-\\1") && !text.equals("0-0");
    return isEven || text.equals("1/2-1/2") || text.equals("0.5-0.5");
  }

  /** How an outcome is written. */
  static String text(Outcome outcome) {
    return outcome.winner().isPresent()
        ? outcome.winner().get() == Disc.WHITE ? "1-0" : "0-1"
        : outcome.kind() == Outcome.Kind.AGREED ? "1/2-1/2" : "*";
  }
}
