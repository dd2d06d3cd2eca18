package org.kifu.annotate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Display;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * The boards of an annotated game by any rules: what lies on them before each ply and after the
 * last, what may be played there, and the boards along a line of moves.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class GameBoards<P, M> {
  private final Rules<P, M> rules;
  private final List<P> positions;

  private GameBoards(Rules<P, M> rules, List<P> positions) {
    this.rules = rules;
    this.positions = List.copyOf(positions);
  }

  /**
   * A move and the board after it.
   *
   * @param move the move as a record would write it
   * @param mover the side that plays it
   * @param after the board after it
   */
  public record BoardStep(MoveToken move, Disc mover, BoardFace after) {}

  /**
   * The boards of a game.
   *
   * @return empty if the rules are not known or draw no board, or if they forbid a move
   */
  public static Optional<GameBoards<?, ?>> of(AnnotatedGame game) {
    return game.isOnBoard()
        ? Optional.of(new GameBoards<>(Othello.RULES, game.positions()))
        : Catalogue.byName(game.game().rules())
            .filter(entry -> entry.rules() != Othello.RULES)
            .flatMap(entry -> of(entry.rules(), game));
  }

  private static <P, M> Optional<GameBoards<?, ?>> of(Rules<P, M> rules, AnnotatedGame game) {
    Optional<P> next = rules.start(game.game().start());
    List<P> positions = new ArrayList<>(game.moves().size() + 1);
    next.ifPresent(positions::add);
    for (int i = 0; i < game.moves().size() && next.isPresent(); i++) {
      next = after(rules, next.get(), game.moves().get(i));
      next.ifPresent(positions::add);
    }
    return next.flatMap(end -> rules.display().face(end))
        .map(_ -> new GameBoards<>(rules, positions));
  }

  private static <P, M> Optional<P> after(Rules<P, M> rules, P position, AnnotatedMove played) {
    return rules.sideToMove(position) == played.mover()
        ? after(rules, position, played.move())
        : Optional.empty();
  }

  private static <P, M> Optional<P> after(Rules<P, M> rules, P position, MoveToken token) {
    return rules.resolve(position, token) instanceof TokenMeaning.Legal<M>(M move)
        ? Optional.of(rules.play(position, move))
        : Optional.empty();
  }

  /** The rules of the game. */
  public Rules<P, M> rules() {
    return rules;
  }

  /** The names of the sides and the words of the rules. */
  public Display<P> display() {
    return rules.display();
  }

  /**
   * The board before a ply.
   *
   * @param ply from 1; one more than the plies of the game for the board at the end
   */
  public BoardFace before(int ply) {
    return face(positions.get(ply - 1));
  }

  /** All boards: before each ply, and at the end. */
  public List<BoardFace> faces() {
    return positions.stream().map(this::face).toList();
  }

  private BoardFace face(P position) {
    return rules.display().face(position).orElseThrow();
  }

  /** The moves that are legal before a ply, each with the board after it; empty at the end. */
  public List<BoardStep> legal(int ply) {
    P position = positions.get(ply - 1);
    Disc side = rules.sideToMove(position);
    return rules.legalMoves(position).stream()
        .map(move -> new BoardStep(rules.token(move), side, face(rules.play(position, move))))
        .toList();
  }

  /** The moves of a line that begins before a ply, as far as they can be played. */
  public List<BoardStep> line(int ply, List<? extends MoveToken> moves) {
    List<BoardStep> steps = new ArrayList<>();
    P position = positions.get(ply - 1);
    for (MoveToken token : moves) {
      Optional<P> after = after(rules, withPass(position, token), token);
      if (after.isEmpty()) {
        break;
      }
      Disc side = rules.sideToMove(withPass(position, token));
      position = after.get();
      steps.add(new BoardStep(token, side, face(position)));
    }
    return steps;
  }

  /** The position with the pass that a line may leave out. */
  private P withPass(P position, MoveToken next) {
    return next instanceof MoveToken.Pass
        ? position
        : rules.forcedPass(position).map(pass -> rules.play(position, pass)).orElse(position);
  }

  /** The position before a ply as a text that is equal for equal positions of these rules. */
  public String key(int ply) {
    return rules.key(positions.get(ply - 1));
  }

  /** The square where a move ends; empty for a pass. */
  public static Optional<MoveToken.Place> square(MoveToken move) {
    return switch (move) {
      case MoveToken.Place place -> Optional.of(place);
      case MoveToken.PlaceToward line -> Optional.of(line.place());
      case MoveToken.Coloured disc -> Optional.of(disc.place());
      case MoveToken.Path way -> Optional.of(way.places().getLast());
      default -> Optional.empty();
    };
  }
}
