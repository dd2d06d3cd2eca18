package org.kifu.annotate.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Consequence.Effect;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.grid.BoardGame;
import org.kifu.rules.grid.GridMove;

/**
 * The reasons that a search upholds. A cause is something whose removal brings at least half of the
 * loss back, and does not do the same after the best move: see {@link Trial}. {@link Causes} has
 * the tests and their order, which {@code docs/reasons.md} describes. Where no cause is upheld, the
 * only reason is the best reply and what it achieves.
 *
 * <p>Only one thread may use an object at a time; its tables take 32 MB at most.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class TestedReasons<P, M> implements Explainer<P, M> {
  /** The least loss that is explained, in discs, by the searches of the trial. */
  private static final int LEAST_LOSS = 2;

  /** The most empty squares after the move from which the search for all rules goes to the end. */
  private static final int SOLVED = 9;

  /** The most plies after the move of the search for all rules, which is slow. */
  private static final int PLIES = 5;

  private final Ground<P, M> ground;
  private final Trial.Depth depth;

  private TestedReasons(Ground<P, M> ground, Trial.Depth depth) {
    this.ground = ground;
    this.depth = depth;
  }

  /**
   * Tournament Othello, with searches that go no deeper than those that found the values, but six
   * plies at least: see {@code docs/reasons.md}.
   *
   * @param limits the limits of the search before the move
   */
  public static TestedReasons<Position, Move> ofTournament(Limits limits) {
    return ofTournament(Trial.Depth.USUAL.by(limits));
  }

  static TestedReasons<Position, Move> ofTournament(Trial.Depth depth) {
    return new TestedReasons<>(new TournamentGround(), depth);
  }

  /**
   * Another game of discs, with searches as deep as those that found the values, but of five plies
   * at most, and to the end of the game only from nine empty squares after the move.
   *
   * @param limits the limits of the search before the move
   */
  public static <P> TestedReasons<P, GridMove> of(BoardGame<P> game, Limits limits) {
    return of(
        game,
        new Trial.Depth(
            Math.min(PLIES, limits.depth() - 1), Math.min(SOLVED, limits.exactEmpties() - 1)));
  }

  static <P> TestedReasons<P, GridMove> of(BoardGame<P> game, Trial.Depth depth) {
    return new TestedReasons<>(new BoardGround<>(game), depth);
  }

  @Override
  public List<Reason> reasons(P before, M played, M best, List<M> playedLine, List<M> bestLine) {
    return isTold(before, played, best)
        ? reasons(before, played, List.of(best), playedLine, bestLine, OptionalInt.empty())
        : List.of();
  }

  @Override
  public List<Reason> reasons(P before, M played, Comparison<M> found) {
    int loss = (int) Math.round(found.lossCentidiscs() / 100.0);
    return isTold(before, played, found.best().getFirst())
        ? reasons(
            before, played, found.best(), found.playedLine(), found.line(), OptionalInt.of(loss))
        : List.of();
  }

  private boolean isTold(P before, M played, M best) {
    return !ground.isPass(played)
        && !ground.isPass(best)
        && depth.isEnough(ground.empty(before).bitCount() - 1);
  }

  /**
   * @param lost the discs that the move lost; the loss of the trial if it is empty
   */
  private List<Reason> reasons(
      P before, M played, List<M> best, List<M> playedLine, List<M> bestLine, OptionalInt lost) {
    Trial<P, M> trial = new Trial<>(ground, depth, before, played, best);
    BothLines<P, M> lines = BothLines.of(ground, before, best, playedLine, bestLine);
    List<Reason> causes =
        trial.loss() < LEAST_LOSS * ground.disc()
            ? List.of()
            : new Causes<>(trial, played, lines).found();
    boolean isForAll =
        causes.stream().anyMatch(reason -> reason.motif().audience() == Audience.BEGINNER);
    if (isForAll || playedLine.size() < 2 || ground.isPass(playedLine.get(1))) {
      return causes;
    }
    List<Consequence> consequences = new ArrayList<>(lines.consequences());
    int loss = lost.orElse(trial.loss() / ground.disc());
    if (loss > 0 && !ground.fewerWin()) { // where fewer win, nobody wins discs back
      consequences.add(new Consequence(Effect.DISCS, List.of(), loss, 0));
    }
    return causes.isEmpty()
        ? List.of(refutation(ground.name(ground.square(playedLine.get(1))), consequences))
        : withConsequences(causes, consequences);
  }

  private static Reason refutation(String reply, List<Consequence> consequences) {
    return new Reason(Motif.REFUTATION, List.of(reply), 0, 0, OptionalInt.empty(), consequences);
  }

  private static List<Reason> withConsequences(
      List<Reason> causes, List<Consequence> consequences) {
    List<Reason> all = new ArrayList<>(causes);
    all.set(0, causes.getFirst().withConsequences(consequences));
    return all;
  }
}
