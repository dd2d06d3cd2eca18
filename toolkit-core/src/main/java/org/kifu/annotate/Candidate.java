package org.kifu.annotate;

import java.util.List;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.board.MoveToken;

/**
 * A legal move and its value. The move that was played and the best moves have the values that they
 * are compared by; the others may have been searched less deeply.
 *
 * @param move the move
 * @param after the outlook after the move
 * @param certainty the certainty of its value
 * @param line the move and best play after it, as far as the search knows it; at least the move
 */
public record Candidate(MoveToken move, Outlook after, Certainty certainty, List<MoveToken> line) {
  /** Checks that the line begins with the move. */
  public Candidate {
    line = List.copyOf(line);
    if (line.isEmpty() || !line.getFirst().equals(move)) {
      throw new IllegalArgumentException("the line of " + move + " begins otherwise: " + line);
    }
  }
}
