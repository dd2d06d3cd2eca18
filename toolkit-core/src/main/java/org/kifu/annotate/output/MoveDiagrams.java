package org.kifu.annotate.output;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.TextBoard;

/** Boards before moves of a game, in text; a game of other rules has none. */
final class MoveDiagrams {
  private static final char PLAYED = 'p';
  private static final char BEST = 'b';

  private final List<Position> positions;

  MoveDiagrams(AnnotatedGame game) {
    this.positions = game.positions();
  }

  /**
   * The board with a {@code p} where the move was played and a {@code b} where the best ones are.
   */
  Optional<String> before(AnnotatedMove move) {
    int index = move.ply() - 1;
    if (index < 0 || index >= positions.size()) {
      return Optional.empty();
    }
    TextBoard board = new TextBoard(DiscSigns.DISCS).place(positions.get(index));
    move.best().forEach(best -> mark(board, best, BEST));
    mark(board, move.move(), PLAYED);
    return Optional.of(board.narrow());
  }

  private static void mark(TextBoard board, MoveToken move, char sign) {
    if (move.squareOn8x8() >= 0) {
      board.mark(move.squareOn8x8(), sign);
    }
  }
}
