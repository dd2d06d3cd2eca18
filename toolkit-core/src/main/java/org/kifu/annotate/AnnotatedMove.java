package org.kifu.annotate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Value;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;

/**
 * One ply and its value.
 *
 * @param ply the number of the ply from 1, with passes counted
 * @param mover the side that played it
 * @param move the move as a record would write it
 * @param empties the empty squares before the move
 * @param forced whether it was the only legal move; a pass is always forced
 * @param after the outlook after the move
 * @param best all moves that reach the best value, in the order of their squares; at least one
 * @param afterBest the outlook after a best move
 * @param certainty the certainty of both values
 * @param only whether only one of several legal moves kept the result, a win or a draw; known only
 *     if the search reached the end
 * @param label the label of a bad move; empty for a good move, for a forced one, and if the loss
 *     may be an error of the search
 * @param line best play from the position before the move, as far as the search knows it: the first
 *     of {@code best} and the moves after it
 * @param playedLine the move and best play after it, which shows why a bad move fails; empty if the
 *     engine does not report it
 * @param reasons the reasons why the move was bad, plainest first; only for labelled moves
 * @param disagreement the opinion of another engine that was asked too; empty if it agrees
 * @param candidates all legal moves with their values, the best first, and equal ones in the order
 *     of their squares; empty if the others than the played and the best were not searched
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
    Optional<Disagreement> disagreement,
    List<Candidate> candidates) {
  /** Checks that the played move is not better than the best. */
  public AnnotatedMove {
    candidates = List.copyOf(candidates);
    best = List.copyOf(best);
    line = List.copyOf(line);
    reasons = List.copyOf(reasons);
    boolean isBestLine = !line.isEmpty() && line.getFirst().equals(move);
    playedLine = isBestLine ? line : List.copyOf(playedLine);
    if (best.isEmpty() || afterBest.centidiscs(mover) < after.centidiscs(mover)) {
      throw new IllegalArgumentException("ply " + ply + ": the played move beats the best");
    }
  }

  /** A ply whose other moves were not searched. */
  public AnnotatedMove(
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
    this(
        ply,
        mover,
        move,
        empties,
        forced,
        after,
        best,
        afterBest,
        certainty,
        only,
        label,
        line,
        playedLine,
        reasons,
        disagreement,
        List.of());
  }

  /** The same ply with the values of all legal moves. */
  public AnnotatedMove withCandidates(List<Candidate> all) {
    return new AnnotatedMove(
        ply,
        mover,
        move,
        empties,
        forced,
        after,
        best,
        afterBest,
        certainty,
        only,
        label,
        line,
        playedLine,
        reasons,
        disagreement,
        all);
  }

  /**
   * The colour of the disc that the move places: the mover's, or the side that the player of the
   * solo game turns up.
   */
  public Disc shown() {
    return move instanceof MoveToken.Coloured disc ? disc.colour() : mover;
  }

  /** Whether the ply is a pass. */
  public boolean isPass() {
    return move instanceof MoveToken.Pass;
  }

  /** Whether the mover had a choice; only such moves count in means and rates. */
  public boolean isJudged() {
    return !forced;
  }

  /** The loss of the move in hundredths of a disc: 0 or more, 0 for a forced move. */
  public int lossCentidiscs() {
    return afterBest.centidiscs(mover) - after.centidiscs(mover);
  }

  /**
   * The part of the chance to win that the move gave away, in ten-thousandths: 0 or more; empty if
   * no chances are known.
   */
  public OptionalInt winLoss() {
    OptionalInt best = afterBest.win(mover);
    OptionalInt played = after.win(mover);
    return best.isPresent() && played.isPresent()
        ? OptionalInt.of(best.getAsInt() - played.getAsInt())
        : OptionalInt.empty();
  }

  /** The value after the move as the mover sees it, in hundredths of a disc. */
  public int moverCentidiscs() {
    return after.centidiscs(mover);
  }

  /** The value after a best move as the mover sees it, in hundredths of a disc. */
  public int bestMoverCentidiscs() {
    return afterBest.centidiscs(mover);
  }

  /** The value after a best move, for the mover. */
  Value bestValue() {
    return value(bestMoverCentidiscs());
  }

  /** The value after the move, for the mover. */
  Value playedValue() {
    return value(moverCentidiscs());
  }

  private Value value(int centidiscs) {
    return new Value(centidiscs, certainty.confidence(), certainty.percent(), certainty.depth());
  }

  /** The value after the move, black minus white, in hundredths of a disc. */
  public int blackCentidiscs() {
    return after.blackCentidiscs();
  }

  /** The value after a best move, black minus white, in hundredths of a disc. */
  public int bestBlackCentidiscs() {
    return afterBest.blackCentidiscs();
  }

  /**
   * The outlook after a move: the value with best play, and the players' chance to win.
   *
   * @param blackCentidiscs black minus white at the end with best play, in hundredths of a disc
   * @param blackWin the chance that black wins, with a draw counted as half, in ten-thousandths, by
   *     the {@link WinCurve} of players of tournaments; empty if no curve is known
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

    /** The outlook of a value without a known chance. */
    public static Outlook of(int blackCentidiscs) {
      return new Outlook(blackCentidiscs, OptionalInt.empty());
    }

    /** The same outlook with the sides exchanged. */
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
