package org.kifu.annotate.output;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.TextBoard;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/** Boards before moves of a game, in text; a game of other rules has none. */
final class MoveDiagrams {
  private static final char PLAYED = 'p';
  private static final char BEST = 'b';

  private final List<Step<Position, Move>> steps;

  MoveDiagrams(AnnotatedGame game) {
    boolean isOthello = game.game().rules().equals(Othello.RULES.name());
    steps = isOthello ? Replay.of(Othello.RULES, AnnotatedRecord.bare(game)).steps() : List.of();
  }

  /**
   * The board with a {@code p} where the move was played and a {@code b} where the best ones are.
   */
  Optional<String> before(AnnotatedMove move) {
    int index = move.ply() - 1;
    if (index < 0 || index >= steps.size()) {
      return Optional.empty();
    }
    TextBoard board = new TextBoard(DiscSigns.DISCS).place(steps.get(index).before());
    move.best().forEach(best -> mark(board, best, BEST));
    mark(board, move.move(), PLAYED);
    return Optional.of(board.narrow());
  }

  private static void mark(TextBoard board, String name, char sign) {
    if (MoveToken.parse(name) instanceof MoveToken.Place(int file, int rank)
        && file < 8
        && rank < 8) {
      board.mark(Square.at(file, rank), sign);
    }
  }
}
