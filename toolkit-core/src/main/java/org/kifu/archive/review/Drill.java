package org.kifu.archive.review;

import java.util.List;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Phase;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;

/**
 * A problem: the position before a bad move, as it was on the board.
 *
 * @param position the position; the side to move made the mistake
 * @param move the played move, the best moves, and their values
 * @param header the header of the game
 * @param facts the summary of the game
 * @param gameNumber the number of the game in the run, from 1; 0 if it is not known
 */
public record Drill(
    Position position, AnnotatedMove move, GameHeader header, GameSummary facts, int gameNumber) {
  /** Checks that it is a problem. */
  public Drill {
    if (move.lossCentidiscs() == 0) {
      throw new IllegalArgumentException("ply " + move.ply() + " was no mistake");
    }
  }

  /** The position that stands for all eight images of this one; progress is kept under it. */
  public Position canonical() {
    return CanonicalBoard.of(position).position();
  }

  /** The phase of the game. */
  public Phase phase() {
    return DrillChoice.phase(move);
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
