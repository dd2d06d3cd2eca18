package org.kifu.archive.review;

import java.util.List;
import org.kifu.annotate.Certainty;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;

/**
 * A position in which the player went wrong more than once; its eight images count as one.
 *
 * @param position in its canonical form, as are the moves below
 * @param met how often he had to move there
 * @param wrong how often his move was labelled; at least 2
 * @param centidiscs what those moves lost together, in hundredths of a disc
 * @param moves all that he played there, the most frequent first
 * @param best all moves that reach the best value, where it was searched best
 * @param bestCentidiscs that value, seen by him, in hundredths of a disc
 * @param certainty of that value
 */
public record RepeatedMistake(
    Position position,
    int met,
    int wrong,
    long centidiscs,
    List<PlayedMove> moves,
    List<MoveToken> best,
    int bestCentidiscs,
    Certainty certainty) {
  /** Copies the lists. */
  public RepeatedMistake {
    moves = List.copyOf(moves);
    best = List.copyOf(best);
  }

  /**
   * What he played there.
   *
   * @param move the square
   * @param times how often
   * @param wrong how often it was labelled, which may depend on how well it was searched
   * @param centidiscs what it lost in all, in hundredths of a disc
   */
  public record PlayedMove(MoveToken move, int times, int wrong, long centidiscs) {
    PlayedMove plus(PlayedMove other) {
      return new PlayedMove(
          move, times + other.times, wrong + other.wrong, centidiscs + other.centidiscs);
    }
  }
}
