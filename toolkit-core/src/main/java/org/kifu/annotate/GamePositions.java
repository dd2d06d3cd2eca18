package org.kifu.annotate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.rules.Othello;

/** The positions of annotated games of the 8x8 board, which keep their moves alone. */
public final class GamePositions {
  private GamePositions() {}

  /** The positions before each ply; nothing if a move is not legal or the rules are others. */
  public static Optional<List<Position>> before(AnnotatedGame game) {
    if (!game.game().rules().equals(GameRecord.OTHELLO)) {
      return Optional.empty();
    }
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

  /** The move of a name in lower case; nothing if it is no square's and no pass. */
  public static Optional<Move> move(String name) {
    if (name.equals(AnnotatedMove.PASS)) {
      return Optional.of(Move.PASS);
    }
    int file = name.length() == 2 ? name.charAt(0) - 'a' : -1;
    int rank = name.length() == 2 ? name.charAt(1) - '1' : -1;
    return ((file | rank) & ~7) == 0
        ? Optional.of(Move.at(Square.at(file, rank)))
        : Optional.empty();
  }
}
