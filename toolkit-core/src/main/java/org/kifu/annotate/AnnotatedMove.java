package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;

/**
 * One ply and what it is worth.
 *
 * @param ply from 1, passes counted
 * @param mover who played it
 * @param move the square in lower case, or {@code pass}
 * @param empties the empty squares before it
 * @param forced whether it was the only legal move; a pass always is
 * @param blackCentidiscs the value after it with best play from there, black minus white, in
 *     hundredths of a disc
 * @param best all moves that reach the best value, in the order of their squares; at least one
 * @param bestBlackCentidiscs the value after a best move, black minus white, in hundredths of a
 *     disc
 * @param certainty of both values
 * @param label how bad it was; nothing for a good move, for a forced one, and where the loss may be
 *     an error of the search
 * @param line best play from the position before it, as far as the search knows: the first of
 *     {@code best} and what follows
 */
public record AnnotatedMove(
    int ply,
    Disc mover,
    String move,
    int empties,
    boolean forced,
    int blackCentidiscs,
    List<String> best,
    int bestBlackCentidiscs,
    Certainty certainty,
    Optional<MoveLabel> label,
    List<String> line) {
  /** The name of a pass. */
  public static final String PASS = "pass";

  /** Checks that the played move is no better than the best. */
  public AnnotatedMove {
    best = List.copyOf(best);
    line = List.copyOf(line);
    if (best.isEmpty() || sign(mover) * (bestBlackCentidiscs - blackCentidiscs) < 0) {
      throw new IllegalArgumentException("ply " + ply + ": the played move beats the best");
    }
  }

  /** Whether it is a pass. */
  public boolean isPass() {
    return move.equals(PASS);
  }

  /** Whether the mover had a choice; only such moves count in means and rates. */
  public boolean isJudged() {
    return !forced;
  }

  /** What it gave away, in hundredths of a disc: 0 or more, 0 for a forced move. */
  public int lossCentidiscs() {
    return moverCentidiscs(bestBlackCentidiscs) - moverCentidiscs(blackCentidiscs);
  }

  /** The value after it as its mover sees it, in hundredths of a disc. */
  public int moverCentidiscs() {
    return moverCentidiscs(blackCentidiscs);
  }

  /** The value after a best move as the mover sees it, in hundredths of a disc. */
  public int bestMoverCentidiscs() {
    return moverCentidiscs(bestBlackCentidiscs);
  }

  private int moverCentidiscs(int black) {
    return sign(mover) * black;
  }

  private static int sign(Disc mover) {
    return mover == Disc.BLACK ? 1 : -1;
  }
}
