package org.kifu.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Othello;

/**
 * The positions of an annotated game.
 *
 * @param game all of its moves can be played on the board
 */
public record PlayedBoards(AnnotatedGame game) {
  /** Nothing if a game follows other rules or a file states moves that the rules forbid. */
  public static Optional<PlayedBoards> of(AnnotatedGame game) {
    return game.isOnBoard() ? Optional.of(new PlayedBoards(game)) : Optional.empty();
  }

  /** The position before a ply, from 1. */
  public Position before(int ply) {
    return game.positions().get(ply - 1);
  }

  /** All plies, for a kifu sheet; nothing is played again. */
  public KifuSheet sheet() {
    List<Step<Position, Move>> steps = new ArrayList<>(game.moves().size());
    for (int i = 0; i < game.moves().size(); i++) {
      int square = game.moves().get(i).move().squareOn8x8();
      Move move = square < 0 ? Move.PASS : Move.at(square);
      steps.add(new Step<>(game.positions().get(i), move, i));
    }
    Position end = game.positions().getLast();
    boolean isOver = Othello.RULES.legalMoves(end).isEmpty();
    Ending ending = isOver ? new Ending.Complete() : new Ending.Unfinished();
    return KifuSheet.of(new Replay<>(Othello.RULES, steps, end, ending));
  }

  /**
   * All positions from the start to the end, blanks between them: a sign for each square from a1 to
   * h8, {@code X} for black, {@code O} for white, {@code -} for none.
   */
  public String text() {
    return game.positions().stream().map(PlayedBoards::text).collect(Collectors.joining(" "));
  }

  private static String text(Position position) {
    StringBuilder text = new StringBuilder(Square.COUNT);
    for (int square = 0; square < Square.COUNT; square++) {
      boolean black = (position.black() >>> square & 1) != 0;
      boolean white = (position.white() >>> square & 1) != 0;
      text.append(black ? 'X' : white ? 'O' : '-');
    }
    return text.toString();
  }
}
