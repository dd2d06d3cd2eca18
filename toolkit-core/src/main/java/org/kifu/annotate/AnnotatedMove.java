package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;

/**
 * One ply and what it is worth.
 *
 * @param ply from 1, passes counted
 * @param mover who played it
 * @param move as a record would write it
 * @param empties the empty squares before it
 * @param forced whether it was the only legal move; a pass always is
 * @param after what can be expected after it
 * @param best all moves that reach the best value, in the order of their squares; at least one
 * @param afterBest what can be expected after a best move
 * @param certainty of both values
 * @param only whether a single one of several moves kept the result, a win or a draw; known only
 *     where the search reached the end
 * @param label how bad it was; nothing for a good move, for a forced one, and where the loss may be
 *     an error of the search
 * @param line best play from the position before it, as far as the search knows: the first of
 *     {@code best} and what follows
 * @param playedLine it and best play after it, what refutes it if it is bad; empty if the engine
 *     does not say
 * @param reasons why it was bad, the plainest first; only for labelled moves
 * @param disagreement what another engine says that was asked too, where it disagrees
 */
public record AnnotatedMove(
    int ply,
    Disc mover,
    MoveToken move,
    int empties,
    boolean forced,
    Outlook after,
    List<MoveToken> best,
    Outlook afterBest,
    Certainty certainty,
    boolean only,
    Optional<MoveLabel> label,
    List<MoveToken> line,
    List<MoveToken> playedLine,
    List<Reason> reasons,
    Optional<Disagreement> disagreement) {
  /** Checks that the played move is no better than the best. */
  public AnnotatedMove {
    best = List.copyOf(best);
    line = List.copyOf(line);
    reasons = List.copyOf(reasons);
    boolean isBestLine = !line.isEmpty() && line.getFirst().equals(move);
    playedLine = isBestLine ? line : List.copyOf(playedLine);
    if (best.isEmpty() || afterBest.centidiscs(mover) < after.centidiscs(mover)) {
      throw new IllegalArgumentException("ply " + ply + ": the played move beats the best");
    }
  }

  /** Whether it is a pass. */
  public boolean isPass() {
    return move instanceof MoveToken.Pass;
  }

  /** Whether the mover had a choice; only such moves count in means and rates. */
  public boolean isJudged() {
    return !forced;
  }

  /** What it gave away, in hundredths of a disc: 0 or more, 0 for a forced move. */
  public int lossCentidiscs() {
    return afterBest.centidiscs(mover) - after.centidiscs(mover);
  }

  /**
   * The part of the chance to win that it gave away, in ten-thousandths: 0 or more; nothing where
   * no chances are known.
   */
  public OptionalInt winLoss() {
    OptionalInt best = afterBest.win(mover);
    OptionalInt played = after.win(mover);
    return best.isPresent() && played.isPresent()
        ? OptionalInt.of(best.getAsInt() - played.getAsInt())
        : OptionalInt.empty();
  }

  /** The value after it as its mover sees it, in hundredths of a disc. */
  public int moverCentidiscs() {
    return after.centidiscs(mover);
  }

  /** The value after a best move as the mover sees it, in hundredths of a disc. */
  public int bestMoverCentidiscs() {
    return afterBest.centidiscs(mover);
  }

  /** The value after it, black minus white, in hundredths of a disc. */
  public int blackCentidiscs() {
    return after.blackCentidiscs();
  }

  /** The value after a best move, black minus white, in hundredths of a disc. */
  public int bestBlackCentidiscs() {
    return afterBest.blackCentidiscs();
  }

  /**
   * The outlook after a move, with best play by its value and by the players' chances.
   *
   * @param blackCentidiscs black minus white at the end with best play, in hundredths of a disc
   * @param blackWin the chance that black wins, a draw counting half, in ten-thousandths, as {@link
   *     WinCurve} has it for players of tournaments; nothing where no curve is known
   */
  public record Outlook(int blackCentidiscs, OptionalInt blackWin) {
    /** A certain win, in ten-thousandths. */
    public static final int WIN = 10_000;

    /** Checks the range of the chance. */
    public Outlook {
      if (blackWin.isPresent() && (blackWin.getAsInt() < 0 || blackWin.getAsInt() > WIN)) {
        throw new IllegalArgumentException("a chance of " + blackWin.getAsInt() + " in " + WIN);
      }
    }

    /** A value of which no chance is known. */
    public static Outlook of(int blackCentidiscs) {
      return new Outlook(blackCentidiscs, OptionalInt.empty());
    }

    /** The same with the sides exchanged. */
    Outlook mirrored() {
      return new Outlook(-blackCentidiscs, win(Disc.WHITE));
    }

    /** The value as a side sees it, in hundredths of a disc. */
    public int centidiscs(Disc side) {
      return side.sign() * blackCentidiscs;
    }

    /** The chance of a side, in ten-thousandths. */
    public OptionalInt win(Disc side) {
      return side == Disc.BLACK || blackWin.isEmpty()
          ? blackWin
          : OptionalInt.of(WIN - blackWin.getAsInt());
    }
  }
}
