package org.kifu.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.repair.DamagedRecord.Sink;
import org.kifu.repair.Fault.Change;
import org.kifu.rules.Othello;

/**
 * A search for the numbers of a row or file without numbers: every order of its squares in which
 * the game is legal and finished. It is a depth-first search over the moves. If the board has the
 * number of a move, the square is known; otherwise each legal square of the row is tried.
 */
final class RowCompletion {
  private static final Othello RULES = Othello.RULES;
  private static final int SIDE = 8;

  /** The most positions before the search gives up; real games take a few hundred. */
  private static final int MOST_POSITIONS = 200_000;

  private final Sink sink;
  private int positions;

  RowCompletion(Sink sink) {
    this.sink = sink;
  }

  /** Whether every completion was found. */
  boolean isComplete() {
    return positions <= MOST_POSITIONS;
  }

  /**
   * Completes each row or file without numbers; for a board of seven rows, tries each place of the
   * eighth.
   */
  void complete(DiagramNumbers board) {
    if (board.rows() == SIDE - 1 && isBlank(board, SIDE - 1, true)) {
      for (int row = 0; row < SIDE; row++) {
        complete(pushedDown(board, row), row, true);
      }
      return;
    }
    for (int line = 0; line < SIDE; line++) {
      complete(board, line, true);
      complete(board, line, false);
    }
  }

  private void complete(DiagramNumbers board, int line, boolean isRow) {
    if (isBlank(board, line, isRow)) {
      new Search(board, line, isRow).run();
    }
  }

  /** The board with the rows from one on moved down by one, and that row blank. */
  private static DiagramNumbers pushedDown(DiagramNumbers board, int row) {
    int[] numbers = board.copy();
    System.arraycopy(numbers, SIDE * row, numbers, SIDE * (row + 1), SIDE * (SIDE - 1 - row));
    for (int file = 0; file < SIDE; file++) {
      numbers[Square.at(file, row)] = DiagramNumbers.BLANK;
    }
    return new DiagramNumbers(numbers, SIDE);
  }

  private static boolean isBlank(DiagramNumbers board, int line, boolean isRow) {
    for (int i = 0; i < SIDE; i++) {
      if (board.at(square(line, i, isRow)) != DiagramNumbers.BLANK) {
        return false;
      }
    }
    return true;
  }

  private static int square(int line, int i, boolean isRow) {
    return isRow ? Square.at(i, line) : Square.at(line, i);
  }

  /** The search for one row. */
  private final class Search {
    private final DiagramNumbers board;

    /** The square of each number, from 1; -1 if the number is missing. */
    private final int[] squares = new int[DiagramNumbers.MOST_MOVES + 1];

    private final List<Integer> line = new ArrayList<>();
    private final boolean isUsable;
    private long free;
    private int left;

    Search(DiagramNumbers board, int line, boolean isRow) {
      this.board = board;
      for (int i = 0; i < SIDE; i++) {
        free |= 1L << square(line, i, isRow) & ~DiagramNumbers.START_SQUARES;
      }
      this.isUsable = readNumbers();
    }

    private boolean readNumbers() {
      Arrays.fill(squares, -1);
      for (int square = 0; square < Square.COUNT; square++) {
        int number = board.at(square);
        if (number != DiagramNumbers.BLANK) {
          if (number > DiagramNumbers.MOST_MOVES || squares[number] >= 0) {
            return false;
          }
          squares[number] = square;
          left++;
        }
      }
      return true;
    }

    void run() {
      if (isUsable) {
        search(Position.START);
      }
    }

    private void search(Position position) {
      if (++positions > MOST_POSITIONS) {
        return;
      }
      List<Move> moves = RULES.legalMoves(position);
      if (moves.isEmpty()) {
        found();
      } else if (moves.getFirst().isPass()) {
        search(position.passed());
      } else {
        moves.forEach(move -> tryMove(position, move));
      }
    }

    private void tryMove(Position position, Move move) {
      int square = move.square();
      int number = line.size() + 1;
      int known = squares[number];
      long bit = 1L << square;
      boolean isOfRow = (free & bit) != 0;
      if (known == square || known < 0 && isOfRow) {
        line.add(square);
        free &= ~bit;
        left -= known < 0 ? 0 : 1;
        search(RULES.play(position, move));
        left += known < 0 ? 0 : 1;
        free |= isOfRow ? bit : 0;
        line.removeLast();
      }
    }

    private void found() {
      if (left == 0) {
        int[] numbers = new int[Square.COUNT];
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
          numbers[line.get(i)] = i + 1;
          if (squares[i + 1] < 0) {
            changes.add(new Change(Square.name(line.get(i)), "", Integer.toString(i + 1)));
          }
        }
        if (!changes.isEmpty()) {
          sink.accept(
              new DiagramNumbers(numbers, SIDE),
              () -> new Fault(Fault.FaultKind.FORGOTTEN_ROW, changes));
        }
      }
    }
  }
}
