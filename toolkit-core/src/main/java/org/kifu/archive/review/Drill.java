package org.kifu.archive.review;

import java.util.List;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;

/**
 * A problem: the position before a move that was labelled, as it lay on the board.
 *
 * @param position the position; the side to move is the one that went wrong
 * @param move what was played, what would have been best, and what both are worth
 * @param header who played, where and when
 * @param facts the game
 */
public record Drill(Position position, AnnotatedMove move, GameHeader header, GameSummary facts) {
  /** Checks that it is a problem. */
  public Drill {
    if (move.label().isEmpty()) {
      throw new IllegalArgumentException("ply " + move.ply() + " was no mistake");
    }
  }

  /** How bad the played move was. */
  public MoveLabel label() {
    return move.label().orElseThrow();
  }

  /** The moves that solve it. */
  public List<MoveToken> best() {
    return move.best();
  }

  /** Whether the values are scores of the solved game. */
  public boolean isExact() {
    return move.certainty().isExact();
  }
}
