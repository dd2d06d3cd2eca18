package org.kifu.search.general;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.StartSpec;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.rules.SearchHints;
import org.kifu.rules.TokenMeaning;
import org.kifu.search.general.ChangedGame.ChangedPosition;

/**
 * A game whose positions may be under a {@link Change}.
 *
 * @param rules the rules of the game as it is
 * @param pass a pass, which these rules can play in every position
 * @param square the number of the square of a move that is not a pass
 */
record ChangedGame<P, M>(Rules<P, M> rules, M pass, ToIntFunction<M> square)
    implements Rules<ChangedPosition<P>, M>, SearchHints<ChangedPosition<P>, M> {
  /**
   * A position under a change. If the change is spent, positions are equal whatever it was.
   *
   * @param isBarredSide whether the side to move is the one whose squares are barred
   */
  record ChangedPosition<P>(P position, Change change, boolean isBarredSide) {
    static <P> ChangedPosition<P> of(P position, Change change, boolean isBarredSide) {
      return change.isSpent(isBarredSide)
          ? new ChangedPosition<>(position, Change.NOTHING, false)
          : new ChangedPosition<>(position, change, isBarredSide);
    }

    /** The position after a turn that is not the free pass. */
    ChangedPosition<P> next(P after) {
      return of(after, isBarredSide ? change.afterTurn() : change, !isBarredSide);
    }

    boolean mayPassFreely() {
      return !isBarredSide && change.freePass();
    }
  }

  @Override
  public List<M> legalMoves(ChangedPosition<P> position) {
    List<M> moves = placements(position);
    if (moves.isEmpty()) {
      boolean isOver = placements(position.next(passed(position))).isEmpty();
      return isOver ? List.of() : List.of(pass);
    }
    if (position.mayPassFreely()) {
      moves.add(pass);
    }
    return moves;
  }

  /** The moves to squares that are not barred. */
  private List<M> placements(ChangedPosition<P> position) {
    boolean isBarred = position.isBarredSide() && position.change().turns() > 0;
    List<M> moves = new ArrayList<>();
    for (M move : rules.legalMoves(position.position())) {
      if (!isPass(move)
          && !(isBarred && position.change().barred().testBit(square.applyAsInt(move)))) {
        moves.add(move);
      }
    }
    return moves;
  }

  private boolean isPass(M move) {
    return move.equals(pass);
  }

  private P passed(ChangedPosition<P> position) {
    return rules.play(position.position(), pass);
  }

  @Override
  public ChangedPosition<P> play(ChangedPosition<P> position, M move) {
    boolean isFree = isPass(move) && position.mayPassFreely() && !placements(position).isEmpty();
    return isFree
        ? ChangedPosition.of(passed(position), position.change().afterPass(), true)
        : position.next(rules.play(position.position(), move));
  }

  @Override
  public Optional<M> forcedPass(ChangedPosition<P> position) {
    return legalMoves(position).equals(List.of(pass)) ? Optional.of(pass) : Optional.empty();
  }

  @Override
  public String name() {
    return rules.name();
  }

  @Override
  public Optional<ChangedPosition<P>> start(StartSpec start) {
    return rules.start(start).map(first -> ChangedPosition.of(first, Change.NOTHING, true));
  }

  @Override
  public Disc sideToMove(ChangedPosition<P> position) {
    return rules.sideToMove(position.position());
  }

  @Override
  public TokenMeaning<M> resolve(ChangedPosition<P> position, MoveToken token) {
    return rules.resolve(position.position(), token);
  }

  @Override
  public MoveToken token(M move) {
    return isPass(move) ? Pass.WRITTEN : rules.token(move);
  }

  @Override
  public FinalCount count(ChangedPosition<P> position) {
    return rules.count(position.position());
  }

  @Override
  public String key(ChangedPosition<P> position) {
    return position.toString();
  }

  @Override
  public Display<ChangedPosition<P>> display() {
    Display<P> display = rules.display();
    return new Display<>() {
      @Override
      public String draw(ChangedPosition<P> position) {
        return display.draw(position.position());
      }

      @Override
      public FinalCount count(ChangedPosition<P> position) {
        return display.count(position.position());
      }
    };
  }

  @Override
  public SearchHints<ChangedPosition<P>, M> hints() {
    return this;
  }

  @Override
  public int estimate(ChangedPosition<P> position) {
    return rules.hints().estimate(position.position());
  }

  @Override
  public int promise(ChangedPosition<P> position, M move) {
    return isPass(move) ? 0 : rules.hints().promise(position.position(), move);
  }
}
