package org.kifu.annotate;

import java.util.List;

/**
 * Why a move was worse than the best, as a fact of the board.
 *
 * @param motif what is counted
 * @param squares those that it is about; may be empty
 * @param played the count after the played move
 * @param best the count after the best move
 */
public record Reason(Motif motif, List<String> squares, int played, int best) {
  /** Copies the squares. */
  public Reason {
    squares = List.copyOf(squares);
  }
}
