package org.kifu.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.rules.Othello;

/** The positions of annotated games, which keep their moves alone. */
final class GamePositions {
  private GamePositions() {}

  /** The positions before each ply; nothing if a move is not legal. */
  static Optional<List<Position>> before(AnnotatedGame game) {
    Optional<Position> start = Othello.RULES.start(game.game().start());
    List<Position> positions = new ArrayList<>(game.moves().size());
    for (AnnotatedMove played : game.moves()) {
      if (start.isEmpty() || start.get().sideToMove() != played.mover()) {
        return Optional.empty();
      }
      Position position = start.get();
      positions.add(position);
      start =
          move(played.move())
              .filter(Othello.RULES.legalMoves(position)::contains)
              .map(move -> Othello.RULES.play(position, move));
    }
    return start.map(_ -> positions);
  }

  /** The move of a name. */
  static Optional<Move> move(String name) {
    if (name.equals(AnnotatedMove.PASS)) {
      return Optional.of(Move.PASS);
    }
    int square = Square.parse(name);
    return square < 0 ? Optional.empty() : Optional.of(Move.at(square));
  }

  /** One text for all moves of this name, however often it was read. */
  static String shared(String name) {
    return name.equals(AnnotatedMove.PASS)
        ? AnnotatedMove.PASS
        : move(name).map(move -> Square.name(move.square())).orElse(name);
  }
}
