package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Row;
import org.kifu.game.Counted;

/**
 * A position that a board shows.
 *
 * @param words what it is and how its side to move is known, for a person
 * @param rows the rows of the board
 */
public record DrawnPosition(OthelloPosition position, String words, List<Row> rows) {
  /** The four squares that are never empty. */
  private static final long CENTRE = 0x0000001818000000L;

  /** Copies the rows. */
  public DrawnPosition {
    rows = List.copyOf(rows);
  }

  /**
   * The position of a board from which moves are legal.
   *
   * @param stated the side to move as a text beside the board says: 1 for black, -1 for white, 0 if
   *     it does not; not believed if the moves are illegal for it
   */
  static Optional<DrawnPosition> of(BoardGrid board, List<WrittenSquare> moves, int stated) {
    long black = board.squares(GridItem.BLACK);
    long white = board.squares(GridItem.WHITE);
    int discs = Long.bitCount(black | white);
    boolean hasCentre = ((black | white) & CENTRE) == CENTRE;
    if (!hasCentre) {
      return Optional.empty();
    }
    List<OthelloPosition> legal = new ArrayList<>(2);
    for (boolean isBlack : new boolean[] {true, false}) {
      OthelloPosition position =
          isBlack
              ? new OthelloPosition(black, white, true)
              : new OthelloPosition(white, black, false);
      boolean isPlayable = end(position, moves) != null && !position.isOver();
      if (isPlayable && (!position.mustPass() || stated != 0)) {
        legal.add(position);
      }
    }
    for (OthelloPosition position : legal) {
      if (stated != 0 && position.isBlackToMove() == stated > 0) {
        return Optional.of(drawn(position, discs, "by its caption", board));
      }
    }
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    boolean isAssumed = legal.size() > 1;
    OthelloPosition likely = isAssumed && discs % 2 != 0 ? legal.getLast() : legal.getFirst();
    return Optional.of(
        drawn(likely, discs, isAssumed ? "by the number of discs" : "by legality", board));
  }

  private static DrawnPosition drawn(
      OthelloPosition position, int discs, String basis, BoardGrid board) {
    String side = position.isBlackToMove() ? "black" : "white";
    String words =
        "a position of %s, %s to move %s".formatted(Counted.of(discs, "disc"), side, basis);
    return new DrawnPosition(position, words, board.pageRows());
  }

  /** The position behind moves; null if there is none before them, or one is not legal. */
  static @Nullable JudgedPosition end(
      @Nullable JudgedPosition position, List<WrittenSquare> moves) {
    @Nullable JudgedPosition end = position;
    for (WrittenSquare move : moves) {
      end = end == null ? null : end.play(move.square());
    }
    return end;
  }
}
