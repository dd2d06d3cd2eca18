package org.kifu.format.text.output;

import java.util.Optional;
import org.kifu.board.BoardText;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.board.TextBoard;
import org.kifu.game.GameRecord;

/** The kifu diagram of a game as text: each square shows the number of the move played there. */
public final class KifuDiagram {
  private static final int MOST_MOVES = 60;

  /** The four squares in the middle. */
  private static final long START_SQUARES = 0x0000_0018_1800_0000L;

  private KifuDiagram() {}

  /**
   * The reason a game has no such diagram, as a short phrase; nothing if it has one. Passes have no
   * number, so they are never the reason.
   */
  public static Optional<String> refusal(GameRecord game) {
    if (!game.rules().equals(GameRecord.OTHELLO)) {
      return RuledDiagram.refusal(game);
    }
    Optional<Position> start = start(game);
    if (start.isEmpty()) {
      return Optional.of(
          "a kifu diagram begins from the standard start or shows other discs than its four");
    }
    long taken = start.get().player() | start.get().opponent();
    int number = 0;
    for (MoveToken move : game.moves()) {
      switch (move) {
        case Place(int file, int rank) when (file | rank) < 8 -> {
          long bit = 1L << Square.at(file, rank);
          if ((taken & bit) != 0) {
            return Optional.of(
                "a kifu diagram has one number on each square; " + move + " was taken");
          }
          taken |= bit;
          number++;
        }
        case MoveToken.Pass() -> {}
        default -> {
          return Optional.of("a move is not a square of the 8x8 board");
        }
      }
    }
    return number > MOST_MOVES
        ? Optional.of("a kifu diagram has no number above " + MOST_MOVES)
        : Optional.empty();
  }

  /** The discs before the first move; nothing if a reader would misread them. */
  private static Optional<Position> start(GameRecord game) {
    return game.start()
        .position(
            Position.START,
            text ->
                BoardText.parse(text)
                    .filter(start -> start.black() != 0 && start.white() != 0)
                    .filter(start -> ((start.black() | start.white()) & ~START_SQUARES) != 0));
  }

  /**
   * The diagram with its coordinates, one line more than the board has ranks, each with a line
   * feed. If the start is not the standard one, a line before them names the side to move.
   *
   * @throws IllegalArgumentException if there is a {@link #refusal}
   */
  public static String text(GameRecord game, DiscSigns signs) {
    refusal(game)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    if (!game.rules().equals(GameRecord.OTHELLO)) {
      return RuledDiagram.text(game, signs);
    }
    Position start = start(game).orElseThrow();
    TextBoard board = new TextBoard(signs).place(start);
    int number = 0;
    for (MoveToken move : game.moves()) {
      if (move instanceof Place(int file, int rank)) {
        number++;
        board.number(Square.at(file, rank), number);
      }
    }
    return toMove(game.start(), start) + board.spaced();
  }

  private static String toMove(StartSpec spec, Position start) {
    return spec.equals(StartSpec.STANDARD) ? "" : "To move: " + start.sideToMove().label() + "\n";
  }
}
