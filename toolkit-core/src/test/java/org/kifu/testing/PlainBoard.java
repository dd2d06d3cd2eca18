package org.kifu.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.board.Position;

/**
 * The game on a plain n x n array, square by square, written without a look at the bitboards: the
 * oracle for them. Squares are numbered row by row from the top left.
 */
public final class PlainBoard {
  /** The content of a square. */
  public enum Cell {
    EMPTY,
    BLACK,
    WHITE;

    Cell other() {
      return this == BLACK ? WHITE : BLACK;
    }
  }

  private final int size;
  private final Cell[] cells;
  private Cell toMove;

  private PlainBoard(int size, Cell[] cells, Cell toMove) {
    this.size = size;
    this.cells = cells;
    this.toMove = toMove;
  }

  /** The crossed start on an even board, black to move. */
  public static PlainBoard start(int size) {
    Cell[] cells = new Cell[size * size];
    Arrays.fill(cells, Cell.EMPTY);
    int low = size / 2 - 1;
    cells[low * size + low] = Cell.WHITE;
    cells[(low + 1) * size + low + 1] = Cell.WHITE;
    cells[low * size + low + 1] = Cell.BLACK;
    cells[(low + 1) * size + low] = Cell.BLACK;
    return new PlainBoard(size, cells, Cell.BLACK);
  }

  /** The same 8x8 position. */
  public static PlainBoard of(Position position) {
    Cell[] cells = new Cell[64];
    for (int square = 0; square < 64; square++) {
      boolean black = (position.black() >>> square & 1) != 0;
      boolean white = (position.white() >>> square & 1) != 0;
      cells[square] = black ? Cell.BLACK : white ? Cell.WHITE : Cell.EMPTY;
    }
    return new PlainBoard(8, cells, position.sideToMove() == Disc.BLACK ? Cell.BLACK : Cell.WHITE);
  }

  /** A copy that can be played on. */
  public PlainBoard copy() {
    return new PlainBoard(size, cells.clone(), toMove);
  }

  /** The side to move. */
  public Cell toMove() {
    return toMove;
  }

  /** What stands on a square. */
  public Cell at(int square) {
    return cells[square];
  }

  /** The squares of the discs that a move would turn over; empty if it is not legal. */
  public List<Integer> flips(int square) {
    List<Integer> flips = new ArrayList<>();
    if (cells[square] == Cell.EMPTY) {
      for (int rankStep = -1; rankStep <= 1; rankStep++) {
        for (int fileStep = -1; fileStep <= 1; fileStep++) {
          addRun(flips, square, fileStep, rankStep);
        }
      }
    }
    return flips;
  }

  private void addRun(List<Integer> flips, int square, int fileStep, int rankStep) {
    List<Integer> run = new ArrayList<>();
    int file = square % size + fileStep;
    int rank = square / size + rankStep;
    while (isOn(file, rank) && cells[rank * size + file] == toMove.other()) {
      run.add(rank * size + file);
      file += fileStep;
      rank += rankStep;
    }
    if (!run.isEmpty() && isOn(file, rank) && cells[rank * size + file] == toMove) {
      flips.addAll(run);
    }
  }

  private boolean isOn(int file, int rank) {
    return file >= 0 && file < size && rank >= 0 && rank < size;
  }

  /**
   * The squares where the side to move may play, ascending; empty if it must pass or the game is
   * over.
   */
  public List<Integer> legalMoves() {
    List<Integer> moves = new ArrayList<>();
    for (int square = 0; square < cells.length; square++) {
      if (isLegal(square)) {
        moves.add(square);
      }
    }
    return moves;
  }

  private boolean isLegal(int square) {
    if (cells[square] != Cell.EMPTY) {
      return false;
    }
    for (int rankStep = -1; rankStep <= 1; rankStep++) {
      for (int fileStep = -1; fileStep <= 1; fileStep++) {
        if (encloses(square, fileStep, rankStep)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean encloses(int square, int fileStep, int rankStep) {
    int file = square % size + fileStep;
    int rank = square / size + rankStep;
    if (!isOn(file, rank) || cells[rank * size + file] != toMove.other()) {
      return false;
    }
    while (isOn(file, rank) && cells[rank * size + file] == toMove.other()) {
      file += fileStep;
      rank += rankStep;
    }
    return isOn(file, rank) && cells[rank * size + file] == toMove;
  }

  /** Plays a legal move. */
  public void play(int square) {
    List<Integer> flips = flips(square);
    if (flips.isEmpty()) {
      throw new IllegalArgumentException("illegal: " + square);
    }
    cells[square] = toMove;
    flips.forEach(flipped -> cells[flipped] = toMove);
    toMove = toMove.other();
  }

  /** Lets the other side move. */
  public void pass() {
    toMove = toMove.other();
  }

  /** Whether the side to move has no move and the other side has one. */
  public boolean mustPass() {
    return legalMoves().isEmpty() && otherCanMove();
  }

  /** Whether neither side can move. */
  public boolean isOver() {
    return legalMoves().isEmpty() && !otherCanMove();
  }

  private boolean otherCanMove() {
    toMove = toMove.other();
    boolean can = !legalMoves().isEmpty();
    toMove = toMove.other();
    return can;
  }

  /** The number of squares with this content. */
  public int count(Cell cell) {
    int count = 0;
    for (Cell each : cells) {
      count += each == cell ? 1 : 0;
    }
    return count;
  }

  /** Black's discs with the empties given to the winner; half the squares for an equal count. */
  public int blackScore() {
    int black = count(Cell.BLACK);
    int white = count(Cell.WHITE);
    return black > white ? cells.length - white : black == white ? cells.length / 2 : black;
  }

  /** The leaf count to a depth, a pass being one ply and a finished game counting 1. */
  public long perft(int depth) {
    List<Integer> moves = depth > 1 ? legalMoves() : List.of();
    if (depth <= 1) {
      return depth == 0 ? 1 : Math.max(1, legalMoveCount());
    }
    if (moves.isEmpty()) {
      return otherCanMove() ? afterPass().perft(depth - 1) : 1;
    }
    return moves.parallelStream().mapToLong(move -> after(move).perft(depth - 1)).sum();
  }

  private int legalMoveCount() {
    int count = 0;
    for (int square = 0; square < cells.length; square++) {
      count += isLegal(square) ? 1 : 0;
    }
    return count;
  }

  private PlainBoard after(int square) {
    PlainBoard child = copy();
    child.play(square);
    return child;
  }

  private PlainBoard afterPass() {
    PlainBoard child = copy();
    child.pass();
    return child;
  }
}
