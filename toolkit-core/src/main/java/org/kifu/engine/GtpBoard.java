package org.kifu.engine;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/** Positions as the Go Text Protocol shows them. */
final class GtpBoard {
  private static final int SIZE = 8;
  private static final String FILES = "  a b c d e f g h";

  private GtpBoard() {}

  /** For people: files and ranks around the board, and the side to move below. */
  static String show(Position position) {
    String rows =
        IntStream.range(0, SIZE)
            .mapToObj(rank -> (rank + 1) + " " + row(position, rank) + " " + (rank + 1))
            .collect(Collectors.joining("\n"));
    String side = position.sideToMove().label() + " to move";
    return "\n" + FILES + "\n" + rows + "\n" + FILES + "\n" + side;
  }

  /** For programs: a row a line, {@code X} black, {@code O} white, {@code .} empty. */
  static String rows(Position position) {
    return IntStream.range(0, SIZE)
        .mapToObj(rank -> row(position, rank))
        .collect(Collectors.joining("\n"));
  }

  private static String row(Position position, int rank) {
    return IntStream.range(SIZE * rank, SIZE * rank + SIZE)
        .mapToObj(square -> BoardText.cell(position, square))
        .map(cell -> cell == '-' ? "." : cell.toString())
        .collect(Collectors.joining(" "));
  }

  /** The legal moves divided by blanks; empty if the game is over. */
  static String moves(Position position) {
    return Othello.RULES.legalMoves(position).stream()
        .map(Move::toString)
        .collect(Collectors.joining(" "));
  }

  /**
   * The result of a finished game: {@code B+12}, {@code W+2} or {@code 0}; empties to the winner.
   */
  static String score(Position finished) {
    int black = Othello.RULES.count(finished).discDiff(Disc.BLACK);
    return black == 0 ? "0" : (black > 0 ? "B+" : "W+") + Math.abs(black);
  }
}
