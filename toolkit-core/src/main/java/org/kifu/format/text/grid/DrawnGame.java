package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Row;
import org.kifu.game.NumberedBoard;

/**
 * The game of a diagram, or of several that go on: the numbers follow on, the discs are the
 * position that was reached, and all moves are legal.
 */
final class DrawnGame {
  private static final int MOST_MOVES = 60;

  private static final String WITHOUT_DISCS =
      "the numbers go on with those of the board before, whose discs this one does not show";

  private static final String NUMBERED_AGAIN =
      "the numbers begin with 1 again; the discs are the position after the board before";

  private final List<WrittenSquare> moves = new ArrayList<>();
  private final Map<Integer, Row> rows = new LinkedHashMap<>();
  private final List<GameNote> notes = new ArrayList<>();
  private final int[] numbers = new int[BoardGrid.SIDE * BoardGrid.SIDE];
  private final @Nullable OthelloPosition start;
  private final int turn;
  private JudgedPosition end;
  private int last;
  private BoardGrid board;

  /**
   * The game of one diagram.
   *
   * @param start the position from which it begins; null for the start of all games
   * @param turn the mask that turns its squares
   * @param moves its squares, turned, which are all legal
   */
  DrawnGame(
      NumberedGrid diagram,
      @Nullable OthelloPosition start,
      int turn,
      List<WrittenSquare> moves,
      JudgedPosition end) {
    this.start = start;
    this.turn = turn;
    this.end = end;
    this.last = diagram.last();
    this.board = diagram.grid();
    this.moves.addAll(moves);
    take(diagram, 0);
  }

  private void take(NumberedGrid diagram, int before) {
    board = diagram.grid();
    diagram.grid().pageRows().forEach(row -> rows.putIfAbsent(row.number(), row));
    int[] more = diagram.board().numbers();
    for (int square = 0; square < more.length; square++) {
      numbers[square] = more[square] > 0 ? more[square] + before : numbers[square];
    }
    DiagramNotes.of(diagram).forEach(notes::add);
  }

  /** The last board. */
  BoardGrid board() {
    return board;
  }

  /** The number of the last move. */
  int last() {
    return last;
  }

  /** Adds something that has to be said. */
  void note(GameNote note) {
    notes.add(note);
  }

  /** Whether the numbers of a diagram may be those behind this game. */
  boolean mayTake(NumberedGrid next) {
    return next.isRun()
        && last < MOST_MOVES
        && next.grid().isWhole()
        && (next.first() == last + 1 || next.first() == 1 && !next.hasOnlyStart());
  }

  /** Takes the moves of a diagram that goes on with this game; false if it does not. */
  boolean takes(NumberedGrid next) {
    if (!mayTake(next)) {
      return false;
    }
    boolean isNext = next.first() == last + 1;
    boolean isOnPosition = shows(next.grid());
    boolean isAgain = next.first() == 1 && isOnPosition && !next.hasOnlyStart();
    if (!isNext && !isAgain || !isOnPosition && !next.hasOnlyStart()) {
      return false;
    }
    List<WrittenSquare> more = turned(next.numbered(), turn);
    JudgedPosition behind = end;
    for (WrittenSquare square : more) {
      behind = behind == null ? null : behind.play(square.square());
    }
    if (behind == null) {
      return false;
    }
    if (isAgain || !isOnPosition) {
      String words = isAgain ? NUMBERED_AGAIN : WITHOUT_DISCS;
      notes.add(
          new GameNote(GameNote.Kind.BOARD_LAYOUT, words, next.numbered().getFirst().place()));
    }
    take(next, isAgain ? last : 0);
    moves.addAll(more);
    last = isAgain ? last + next.last() : next.last();
    end = behind;
    return true;
  }

  /** Whether a board has the discs of the position that is reached. */
  private boolean shows(BoardGrid grid) {
    return end instanceof OthelloPosition position
        && turned(grid.squares(GridItem.BLACK)) == black(position)
        && turned(grid.squares(GridItem.WHITE))
            == (position.player() ^ position.opponent() ^ black(position));
  }

  /** Squares turned by a mask. */
  static List<WrittenSquare> turned(List<WrittenSquare> squares, int mask) {
    return mask == 0
        ? squares
        : squares.stream().map(square -> square.as(square.square() ^ mask)).toList();
  }

  private long turned(long squares) {
    if (turn == 0) {
      return squares;
    }
    long turned = 0;
    for (int square = 0; square < Long.SIZE; square++) {
      turned |= (squares >>> square & 1) << (square ^ turn);
    }
    return turned;
  }

  private static long black(OthelloPosition position) {
    return position.isBlackToMove() ? position.player() : position.opponent();
  }

  FoundGame found() {
    if (turn == 0 && end instanceof OthelloPosition) {
      JudgedPosition first = start == null ? OthelloPosition.START : start;
      ColourLetters.contradiction(moves, first).ifPresent(notes::add);
    }
    FoundGame game = FoundGame.legal(moves, end).on(rows.values());
    Optional.ofNullable(start).ifPresent(game::from);
    if (start == null) {
      game.drawn(new NumberedBoard(numbers, BoardGrid.SIDE));
    }
    notes.forEach(game::note);
    return game;
  }
}
