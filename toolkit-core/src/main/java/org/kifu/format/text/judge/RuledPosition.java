package org.kifu.format.text.judge;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * A position of any rules whose moves are squares of the 8x8 board.
 *
 * @param <P> a position of the rules
 * @param <M> a move of the rules
 */
public record RuledPosition<P, M>(Rules<P, M> rules, P position) implements JudgedPosition {
  /** The start of a game by some rules; tournament games have a faster form of position. */
  public static JudgedPosition start(Rules<?, ?> rules) {
    return rules == Othello.RULES ? OthelloPosition.START : startBy(rules);
  }

  private static <P, M> JudgedPosition startBy(Rules<P, M> rules) {
    return new RuledPosition<>(rules, rules.start(StartSpec.STANDARD).orElseThrow());
  }

  @Override
  public @Nullable RuledPosition<P, M> play(int square) {
    if (square < 0) {
      return null;
    }
    Optional<M> pass = rules.forcedPass(position);
    P mover = pass.map(move -> rules.play(position, move)).orElse(position);
    TokenMeaning<M> meaning = rules.resolve(mover, MoveToken.Place.on8x8(square));
    return meaning instanceof TokenMeaning.Legal<M>(M move)
        ? new RuledPosition<>(rules, rules.play(mover, move))
        : null;
  }

  @Override
  public boolean isOver() {
    return rules.legalMoves(position).isEmpty();
  }

  @Override
  public boolean isBlackToMove() {
    return rules.sideToMove(position) == Disc.BLACK;
  }

  @Override
  public boolean mustPass() {
    return rules.forcedPass(position).isPresent();
  }
}
