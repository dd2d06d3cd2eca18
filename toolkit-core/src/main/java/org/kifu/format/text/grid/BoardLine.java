package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.game.Counted;

/**
 * One way to read boards in turn.
 *
 * @param start the position of the first board, or the start of all games
 * @param now the position of the last board
 * @param isExchanged whether the signs of the colours are exchanged
 * @param isTurned whether the boards are turned upside down
 * @param squares the moves so far
 */
record BoardLine(
    OthelloPosition start,
    OthelloPosition now,
    boolean isExchanged,
    boolean isTurned,
    List<WrittenSquare> squares) {
  private static final int OTHER_RANK = 56;
  private static final int SQUARES = 64;

  /** Copies the squares. */
  BoardLine {
    squares = List.copyOf(squares);
  }

  /** The ways in which a board is the start, or the position after the first move. */
  static List<BoardLine> fromStart(BoardGrid board) {
    List<BoardLine> lines = new ArrayList<>();
    for (boolean isExchanged : new boolean[] {false, true}) {
      for (boolean isTurned : new boolean[] {false, true}) {
        BoardLine line =
            new BoardLine(
                OthelloPosition.START, OthelloPosition.START, isExchanged, isTurned, List.of());
        if (line.shows(board, OthelloPosition.START)) {
          lines.add(line);
        } else if (!isExchanged || !isTurned) {
          line.with(board).ifPresent(lines::add);
        }
      }
    }
    return lines;
  }

  /** The ways in which a board is a position from which a game goes on. */
  static List<BoardLine> fromPosition(BoardGrid board) {
    List<BoardLine> lines = new ArrayList<>();
    for (int side : new int[] {1, -1}) {
      DrawnPosition.of(board, List.of(), side)
          .map(DrawnPosition::position)
          .filter(position -> position.isBlackToMove() == side > 0)
          .ifPresent(
              position -> lines.add(new BoardLine(position, position, false, false, List.of())));
    }
    return lines;
  }

  /** Whether the game begins from the start of all games. */
  boolean isFromStart() {
    return start.equals(OthelloPosition.START);
  }

  /** The number of moves. */
  int size() {
    return squares.size();
  }

  /** The position of the first board, for a person. */
  String words() {
    return "a position of %s, %s to move by the boards below it"
        .formatted(
            Counted.of(Long.bitCount(start.player() | start.opponent()), "disc"),
            start.isBlackToMove() ? "black" : "white");
  }

  /** The same with the move that leads to a board, if one does. */
  Optional<BoardLine> with(BoardGrid board) {
    long discs = turned(board.squares(GridItem.BLACK) | board.squares(GridItem.WHITE));
    long added = discs & ~(now.player() | now.opponent());
    int square = Long.numberOfTrailingZeros(added);
    @Nullable OthelloPosition next = Long.bitCount(added) == 1 ? now.play(square) : null;
    if (next == null || !shows(board, next)) {
      return Optional.empty();
    }
    List<WrittenSquare> longer = new ArrayList<>(squares);
    longer.add(square(board, square));
    return Optional.of(new BoardLine(start, next, isExchanged, isTurned, longer));
  }

  private boolean shows(BoardGrid board, OthelloPosition position) {
    long black = position.isBlackToMove() ? position.player() : position.opponent();
    long white = position.player() ^ position.opponent() ^ black;
    return turned(board.squares(GridItem.BLACK)) == (isExchanged ? white : black)
        && turned(board.squares(GridItem.WHITE)) == (isExchanged ? black : white);
  }

  private long turned(long discs) {
    return isTurned ? Long.reverseBytes(discs) : discs;
  }

  private WrittenSquare square(BoardGrid board, int square) {
    int written = isTurned ? square ^ OTHER_RANK : square;
    for (int i = 0; i < SQUARES; i++) {
      if (board.square(i / GridRow.WIDTH, i % GridRow.WIDTH) == written) {
        GridRow row = board.rows().get(i / GridRow.WIDTH);
        GridItem item = row.items().get(i % GridRow.WIDTH);
        return new WrittenSquare(
            square, row.row(), item.cell(), item.from(), item.to(), -1, 0, 0, "");
      }
    }
    throw new IllegalStateException("no such square: " + square);
  }
}
