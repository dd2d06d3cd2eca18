package org.kifu.format.text.judge;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.format.text.find.SquareNumber;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * A position of any rules. The readers of squares judge only those of the 8x8 board by it.
 *
 * @param <P> a position of the rules
 * @param <M> a move of the rules
 */
public record RuledPosition<P, M>(Rules<P, M> rules, P position) implements JudgedPosition {
  /** The side of the board whose squares have several spellings. */
  private static final int USUAL_SIDE = 8;

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
    TokenMeaning<M> meaning = rules.resolve(mover, SquareNumber.token(square));
    return meaning instanceof TokenMeaning.Legal<M>(M move)
        ? new RuledPosition<>(rules, rules.play(mover, move))
        : null;
  }

  @Override
  public @Nullable RuledPosition<P, M> at(OthelloPosition board) {
    return rules
        .start(StartSpec.of(board.board()))
        .map(start -> new RuledPosition<>(rules, start))
        .orElse(null);
  }

  @Override
  public Optional<SquareSpelling> spelling() {
    return rules
        .display()
        .face(position)
        .filter(face -> Math.max(face.width(), face.height()) > USUAL_SIDE)
        .filter(face -> face.cells().stream().noneMatch(Cell.Tile.class::isInstance))
        .map(face -> SquareSpelling.ofBoard(face.width(), face.height()));
  }

  @Override
  public boolean namesLines() {
    MoveToken.Place corner = MoveToken.Place.on8x8(0);
    for (int square = 0; square < SquareNumber.USUAL; square++) {
      MoveToken.Place place = MoveToken.Place.on8x8(square);
      boolean isLegal = rules.resolve(position, place) instanceof TokenMeaning.Legal<M>;
      MoveToken line = new MoveToken.PlaceToward(place, corner);
      if (isLegal && rules.resolve(position, line) instanceof TokenMeaning.Illegal<M> illegal) {
        return illegal.why() == TokenMeaning.IllegalReason.WRONG_LINE;
      }
    }
    return false;
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

  /** The number of squares that the rules count at the end; 0 if they do not count discs. */
  public int squares() {
    return rules.scoring().map(DiscScoring::squares).orElse(0);
  }

  /** The discs of a side on the board. */
  public int discs(Disc side) {
    FinalCount count = rules.display().count(position);
    return side == Disc.BLACK ? count.blackDiscs() : count.whiteDiscs();
  }
}
