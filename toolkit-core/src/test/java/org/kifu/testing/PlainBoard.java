package org.kifu.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.board.Position;

/**
 * The game on a plain n x n array with a border around it, square by square, written without a look
 * at the bitboards: the oracle for them. Squares are numbered row by row from the top left.
 */
public final class PlainBoard {
  /** The content of a square. */
  public enum Cell {
    EMPTY(0),
    BLACK(1),
    WHITE(2);

    private final byte code;

    Cell(int code) {
      this.code = (byte) code;
    }
  }

  private static final byte BORDER = 3;

  private final int size;
  private final int[] steps;

  /** The codes of {@link Cell}, or {@link #BORDER}; one row and one column more on each side. */
  private final byte[] cells;

  private byte own;
  private byte other;

  private PlainBoard(int size, byte[] cells, int own) {
    this.size = size;
    this.cells = cells;
    this.own = (byte) own;
    this.other = (byte) (3 - own);
    int row = size + 2;
    this.steps = new int[] {-row - 1, -row, -row + 1, -1, 1, row - 1, row, row + 1};
  }

  private static PlainBoard empty(int size, Cell toMove) {
    byte[] cells = new byte[(size + 2) * (size + 2)];
    Arrays.fill(cells, BORDER);
    PlainBoard board = new PlainBoard(size, cells, toMove.code);
    for (int square = 0; square < size * size; square++) {
      board.put(square, Cell.EMPTY);
    }
    return board;
  }

  /** The crossed start on an even board, black to move. */
  public static PlainBoard start(int size) {
    PlainBoard board = empty(size, Cell.BLACK);
    int low = size / 2 - 1;
    board.put(low * size + low, Cell.WHITE);
    board.put((low + 1) * size + low + 1, Cell.WHITE);
    board.put(low * size + low + 1, Cell.BLACK);
    board.put((low + 1) * size + low, Cell.BLACK);
    return board;
  }

  /** The same 8x8 position. */
  public static PlainBoard of(Position position) {
    PlainBoard board = empty(8, position.sideToMove() == Disc.BLACK ? Cell.BLACK : Cell.WHITE);
    for (int square = 0; square < 64; square++) {
      boolean black = (position.black() >>> square & 1) != 0;
      boolean white = (position.white() >>> square & 1) != 0;
      board.put(square, black ? Cell.BLACK : white ? Cell.WHITE : Cell.EMPTY);
    }
    return board;
  }

  private void put(int square, Cell cell) {
    cells[index(square)] = cell.code;
  }

  private int index(int square) {
    return (square / size + 1) * (size + 2) + square % size + 1;
  }

  private int square(int index) {
    return (index / (size + 2) - 1) * size + index % (size + 2) - 1;
  }

  /** A copy that can be played on. */
  public PlainBoard copy() {
    return new PlainBoard(size, cells.clone(), own);
  }

  /** The side to move. */
  public Cell toMove() {
    return own == Cell.BLACK.code ? Cell.BLACK : Cell.WHITE;
  }

  /** What stands on a square. */
  public Cell at(int square) {
    return Cell.values()[cells[index(square)]];
  }

  /** The squares of the discs that a move would turn over; empty if it is not legal. */
  public List<Integer> flips(int square) {
    List<Integer> flips = new ArrayList<>();
    int from = index(square);
    if (cells[from] == 0) {
      for (int step : steps) {
        if (encloses(from, step)) {
          for (int at = from + step; cells[at] == other; at += step) {
            flips.add(square(at));
          }
        }
      }
    }
    return flips;
  }

  private boolean encloses(int from, int step) {
    int at = from + step;
    if (cells[at] != other) {
      return false;
    }
    while (cells[at] == other) {
      at += step;
    }
    return cells[at] == own;
  }

  private boolean isLegal(int from) {
    if (cells[from] != 0) {
      return false;
    }
    for (int step : steps) {
      if (encloses(from, step)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The squares where the side to move may play, ascending; empty if it must pass or the game is
   * over.
   */
  public List<Integer> legalMoves() {
    List<Integer> moves = new ArrayList<>();
    for (int from = 0; from < cells.length; from++) {
      if (isLegal(from)) {
        moves.add(square(from));
      }
    }
    return moves;
  }

  private int legalMoveCount() {
    int count = 0;
    for (int from = 0; from < cells.length; from++) {
      count += isLegal(from) ? 1 : 0;
    }
    return count;
  }

  /** Plays a legal move. */
  public void play(int square) {
    int from = index(square);
    if (!isLegal(from)) {
      throw new IllegalArgumentException("illegal: " + square);
    }
    for (int step : steps) {
      if (encloses(from, step)) {
        for (int at = from + step; cells[at] == other; at += step) {
          cells[at] = own;
        }
      }
    }
    cells[from] = own;
    pass();
  }

  /** Lets the other side move. */
  public void pass() {
    byte mover = own;
    own = other;
    other = mover;
  }

  /** Whether the side to move has no move and the other side has one. */
  public boolean mustPass() {
    return legalMoveCount() == 0 && otherCanMove();
  }

  /** Whether neither side can move. */
  public boolean isOver() {
    return legalMoveCount() == 0 && !otherCanMove();
  }

  private boolean otherCanMove() {
    pass();
    boolean can = legalMoveCount() > 0;
    pass();
    return can;
  }

  /** The number of squares with this content. */
  public int count(Cell cell) {
    int count = 0;
    for (byte each : cells) {
      count += each == cell.code ? 1 : 0;
    }
    return count;
  }

  /** Black's discs with the empties given to the winner; half the squares for an equal count. */
  public int blackScore() {
    int black = count(Cell.BLACK);
    int white = count(Cell.WHITE);
    int squares = size * size;
    return black > white ? squares - white : black == white ? squares / 2 : black;
  }

  /** The leaf count to a depth, a pass being one ply and a finished game counting 1. */
  public long perft(int depth) {
    if (depth <= 1) {
      return depth == 0 ? 1 : Math.max(1, legalMoveCount());
    }
    List<Integer> moves = legalMoves();
    if (moves.isEmpty()) {
      return otherCanMove() ? afterPass().perft(depth - 1) : 1;
    }
    return depth > 8
        ? moves.parallelStream().mapToLong(move -> after(move).perft(depth - 1)).sum()
        : perftOf(moves, depth);
  }

  private long perftOf(List<Integer> moves, int depth) {
    long leaves = 0;
    for (int move : moves) {
      leaves += after(move).perft(depth - 1);
    }
    return leaves;
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
