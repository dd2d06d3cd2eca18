package org.kifu.replay;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ProblemCode;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * A record replayed by the rules. A forced pass that the record leaves out is filled in. The line
 * ends at the first move that is not legal, and the rest is ignored.
 *
 * @param rules the rules of the game
 * @param steps the moves that were legal, passes included
 * @param end the position after the last of these moves
 * @param ending the reason why the line ends there
 * @param <P> a position
 * @param <M> a move
 */
public record Replay<P, M>(Rules<P, M> rules, List<Step<P, M>> steps, P end, Ending ending) {
  private static final int ON_THE_START = 2;

  /**
   * One ply.
   *
   * @param before the position before the move
   * @param move the move
   * @param token the index of the written move, from 0; -1 for a pass that was filled in
   */
  public record Step<P, M>(P before, M move, int token) {}

  /** The reason why a replay ends where it does. */
  public sealed interface Ending {
    /** The end of the game: neither side can move after the last written move. */
    record Complete() implements Ending {}

    /** The end of the record: the written moves are used up and somebody can still move. */
    record Unfinished() implements Ending {}

    /** A start of the record that is not a position of these rules. */
    record BadStart() implements Ending {}

    /**
     * A written move that is not legal.
     *
     * @param token the index of the written move, from 0
     * @param ply the ply that the move would have been, from 1, passes counted
     * @param fault the kind
     * @param message one clause for a person, such as {@code e3 flips nothing}
     */
    record Illegal(int token, int ply, TokenMeaning.IllegalReason fault, String message)
        implements Ending {
      /** The kind as a problem of the record. */
      public ProblemCode code() {
        return switch (fault) {
          case NO_SQUARE -> ProblemCode.BAD_SQUARE;
          case OCCUPIED,
              FLIPS_NOTHING,
              WRONG_SIDE,
              WRONG_LINE,
              NOT_YET,
              AMBIGUOUS,
              MUST_CAPTURE,
              MUST_GO_ON,
              NO_SUCH_WAY ->
              ProblemCode.ILLEGAL_MOVE;
          case PASS_NOT_FORCED -> ProblemCode.IMPOSSIBLE_PASS;
          case GAME_OVER -> ProblemCode.MOVE_AFTER_END;
        };
      }
    }
  }

  /** Copies the steps. */
  public Replay {
    steps = List.copyOf(steps);
  }

  /** Replays a record. If its start cannot be read, the replay ends before the first move. */
  public static <P, M> Replay<P, M> of(Rules<P, M> rules, GameRecord record) {
    Optional<P> start = rules.start(record.start());
    return start.isPresent()
        ? new Player<>(rules, start.get()).play(record.moves())
        : new Replay<>(
            rules, List.of(), rules.start(StartSpec.STANDARD).orElseThrow(), new Ending.BadStart());
  }

  /** Whether the game was played to its end on the board. */
  public boolean isComplete() {
    return ending instanceof Ending.Complete;
  }

  /** The count of the last position; this is the final score if {@link #isComplete()}. */
  public FinalCount count() {
    return rules.count(end);
  }

  /**
   * A disc of the other side that a side without discs left played, in games that allow it.
   *
   * @param ply the ply at which the disc was played, from 1, passes counted
   * @param side the side that played the disc
   * @param count the number of discs that this side has been lent so far, including this one
   */
  public record Loan(int ply, Disc side, int count) {}

  /**
   * The discs that were lent, in the order of the plies; empty if the rules lend none, or if the
   * game does not begin at the standard start. Only there is it known how many discs each side has
   * placed: two. Loans do not change which moves are legal.
   */
  public List<Loan> loans() {
    OptionalInt supply = rules.lendingSupply();
    return supply.isPresent() && isFromStandardStart()
        ? loansBeyond(supply.getAsInt() - ON_THE_START)
        : List.of();
  }

  private boolean isFromStandardStart() {
    return !steps.isEmpty()
        && rules.start(StartSpec.STANDARD).filter(steps.getFirst().before()::equals).isPresent();
  }

  private List<Loan> loansBeyond(int supply) {
    Map<Disc, Integer> laid = new EnumMap<>(Disc.class);
    List<Loan> loans = new ArrayList<>();
    int ply = 0;
    for (Step<P, M> step : steps) {
      ply++;
      if (rules.token(step.move()) instanceof MoveToken.Pass) {
        continue;
      }
      Disc side = rules.sideToMove(step.before());
      int count = laid.merge(side, 1, Integer::sum) - supply;
      if (count > 0) {
        loans.add(new Loan(ply, side, count));
      }
    }
    return loans;
  }

  /** A replay in progress. */
  private static final class Player<P, M> {
    private final Rules<P, M> rules;
    private final List<Step<P, M>> steps = new ArrayList<>(64);
    private P position;

    Player(Rules<P, M> rules, P start) {
      this.rules = rules;
      this.position = start;
    }

    Replay<P, M> play(List<MoveToken> tokens) {
      for (int i = 0; i < tokens.size(); i++) {
        MoveToken token = tokens.get(i);
        switch (resolve(token)) {
          case TokenMeaning.Legal<M>(M move) -> step(move, i);
          case TokenMeaning.Illegal<M>(TokenMeaning.IllegalReason fault, String message) -> {
            return ended(new Ending.Illegal(i, steps.size() + 1, fault, message));
          }
        }
      }
      boolean over = rules.legalMoves(position).isEmpty();
      return ended(over ? new Ending.Complete() : new Ending.Unfinished());
    }

    /** The meaning of a token in this position, or after a pass that the record leaves out. */
    private TokenMeaning<M> resolve(MoveToken token) {
      TokenMeaning<M> found = rules.resolve(position, token);
      if (found instanceof TokenMeaning.Legal || token instanceof MoveToken.Pass) {
        return found;
      }
      Optional<M> pass = rules.forcedPass(position);
      pass.ifPresent(move -> step(move, -1));
      return pass.isPresent() ? rules.resolve(position, token) : found;
    }

    private void step(M move, int token) {
      steps.add(new Step<>(position, move, token));
      position = rules.play(position, move);
    }

    private Replay<P, M> ended(Ending ending) {
      return new Replay<>(rules, steps, position, ending);
    }
  }
}
