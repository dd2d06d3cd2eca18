package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;

/**
 * The position that a board shows at its end: that of its discs, or the one behind its numbers. A
 * list below it may go on from there.
 *
 * @param board the board; the last one if there are several
 * @param game the game that it shows; null if it shows only a position
 * @param stated the side to move by the words beside it: 1 for black, -1 for white, 0 if there are
 *     none
 */
public record BoardEnd(BoardGrid board, @Nullable FoundGame game, int stated) {
  private static final String GOES_ON =
      "the moves in the list below the board go on from what it shows";

  private static final int SQUARES = 64;

  /** The number of its last row. */
  public int lastRow() {
    return board.pageRows().stream().mapToInt(Row::number).max().orElseThrow();
  }

  /** Whether it shows only a position. */
  public boolean isPosition() {
    return game == null;
  }

  /** The number of the next move. */
  public int nextNumber() {
    FoundGame shown = game;
    return shown == null
        ? board.count(GridItem::isDisc) - 4 + 1
        : shown.squares().getLast().number() + 1;
  }

  /**
   * The game with the moves of a list; nothing if they are not legal.
   *
   * @param isTold whether the list has to be told
   */
  public Optional<FoundGame> with(List<WrittenSquare> list, boolean isTold) {
    FoundGame shown = game;
    Optional<FoundGame> longer = shown == null ? fromPosition(list) : longer(shown, list);
    if (isTold) {
      longer.ifPresent(
          all -> all.note(GameNote.Kind.BOARD_LAYOUT, GOES_ON, list.getFirst().place()));
    }
    return longer;
  }

  private Optional<FoundGame> fromPosition(List<WrittenSquare> list) {
    if (board.count(GridItem::isDisc) >= SQUARES) {
      return Optional.empty();
    }
    Optional<DrawnPosition> drawn = DrawnPosition.of(board, list, stated);
    JudgedPosition end = drawn.isEmpty() ? null : DrawnPosition.end(drawn.get().position(), list);
    if (end == null) {
      return Optional.empty();
    }
    FoundGame found =
        FoundGame.legal(list, end).on(rows(board.pageRows(), list)).from(drawn.get().position());
    found.note(GameNote.Kind.POSITION, drawn.get().words());
    return Optional.of(found);
  }

  private static Optional<FoundGame> longer(FoundGame shown, List<WrittenSquare> list) {
    JudgedPosition end = shown.end();
    for (WrittenSquare square : list) {
      end = end == null ? null : end.play(square.square());
    }
    if (end == null) {
      return Optional.empty();
    }
    List<WrittenSquare> moves = new ArrayList<>(shown.squares());
    moves.addAll(list);
    FoundGame longer = FoundGame.legal(moves, end).on(rows(shown.boardRows(), list));
    shown.start().ifPresent(longer::from);
    shown.notes().forEach(longer::note);
    return Optional.of(longer);
  }

  private static List<Row> rows(List<Row> ofBoard, List<WrittenSquare> list) {
    List<Row> rows = new ArrayList<>(ofBoard);
    list.stream().map(WrittenSquare::row).distinct().forEach(rows::add);
    return rows;
  }
}
