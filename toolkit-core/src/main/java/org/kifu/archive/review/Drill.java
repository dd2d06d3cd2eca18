package org.kifu.archive.review;

import java.util.List;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;

/**
 * A problem: the position before a labelled move, as it was on the board.
 *
 * @param position the position; the side to move made the mistake
 * @param move the played move, the best moves, and their values
 * @param header the header of the game
 * @param facts the summary of the game
 */
public record Drill(Position position, AnnotatedMove move, GameHeader header, GameSummary facts) {
  /** Checks that it is a problem. */
  public Drill {
    if (move.label().isEmpty()) {
      throw new IllegalArgumentException("ply " + move.ply() + " was no mistake");
    }
  }

  /** The label of the played move. */
  public MoveLabel label() {
    return move.label().orElseThrow();
  }

  /** The moves that solve the problem. */
  public List<MoveToken> best() {
    return move.best();
  }

  /** Whether the values are exact. */
  public boolean isExact() {
    return move.certainty().isExact();
  }
}
