package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;

/** A position on a board of any shape, immutable; sets of squares are bits, 64 a word. */
public final class GridPosition {
  private static final int WORD = 6;

  private final GridShape shape;
  private final long[] black;
  private final long[] white;
  private final Disc sideToMove;

  /** What was found last, for {@link #played}; another thread may see it or not. */
  private @Nullable Found found;

  private GridPosition(GridShape shape, long[] black, long[] white, Disc sideToMove) {
    this.shape = shape;
    this.black = black;
    this.white = white;
    this.sideToMove = sideToMove;
  }

  static GridPosition empty(GridShape shape, Disc sideToMove) {
    return new GridPosition(shape, new long[shape.words()], new long[shape.words()], sideToMove);
  }

  /** The same with a disc on an empty square. */
  GridPosition with(int square, Disc disc) {
    GridPosition next = new GridPosition(shape, black.clone(), white.clone(), sideToMove);
    set(disc == Disc.BLACK ? next.black : next.white, square);
    return next;
  }

  /** The board. */
  public GridShape shape() {
    return shape;
  }

  /** Who is to move. */
  public Disc sideToMove() {
    return sideToMove;
  }

  /** What lies on the board. */
  BoardFace face(BoardFace.Make make) {
    List<Cell> cells = new ArrayList<>();
    for (int rank = 0; rank < shape.height(); rank++) {
      for (int file = 0; file < shape.width(); file++) {
        cells.add(shape.has(file, rank) ? cell(shape.at(file, rank)) : new Cell.Hole());
      }
    }
    return new BoardFace(make, shape.width(), shape.height(), cells);
  }

  private Cell cell(int square) {
    return isEmpty(square)
        ? new Cell.Empty()
        : new Cell.Laid(isBlack(square) ? Disc.BLACK : Disc.WHITE);
  }

  /** The discs of a side. */
  public int count(Disc side) {
    int count = 0;
    for (long word : side == Disc.BLACK ? black : white) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** How many discs of a side lie on squares of a set. */
  int count(Disc side, long[] squares) {
    long[] discs = side == Disc.BLACK ? black : white;
    int count = 0;
    for (int word = 0; word < discs.length; word++) {
      count += Long.bitCount(discs[word] & squares[word]);
    }
    return count;
  }

  boolean isEmpty(int square) {
    return !has(black, square) && !has(white, square);
  }

  boolean isBlack(int square) {
    return has(black, square);
  }

  /** Whether a disc of the side to move on an empty square flips any. */
  boolean isLegal(int square) {
    return turn(shape.move(square), own().clone(), other().clone());
  }

  /**
   * The same, and what comes of it is kept: who asks about the square of a record plays there next,
   * and its lines need not be walked again.
   */
  boolean flipsAt(int square) {
    long[] own = own().clone();
    long[] other = other().clone();
    GridMove move = shape.move(square);
    boolean isLegal = turn(move, own, other);
    found = isLegal ? new Found(move, next(move, own, other)) : null;
    return isLegal;
  }

  /** Whether neither side can move. */
  boolean isOver() {
    return !canMove() && !passed().canMove();
  }

  boolean canMove() {
    return hasAny(legalSquares());
  }

  private static boolean hasAny(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * The empty squares where a disc of the side to move flips any, 64 a word: from all its discs at
   * once, in each direction over runs of the other side's discs to the squares behind them.
   */
  long[] legalSquares() {
    long[] own = own();
    long[] other = other();
    long[] legal = new long[own.length];
    if (isFull()) {
      return legal;
    }
    long[] run = new long[own.length];
    for (Direction direction : shape.directions()) {
      System.arraycopy(own, 0, run, 0, own.length);
      direction.step(run);
      while (keep(run, other)) {
        direction.step(run);
        for (int word = 0; word < run.length; word++) {
          legal[word] |= run[word];
        }
      }
    }
    for (int word = 0; word < legal.length; word++) {
      legal[word] &= ~(own[word] | other[word]);
    }
    return legal;
  }

  private boolean isFull() {
    return count(Disc.BLACK) + count(Disc.WHITE) == shape.squares().length;
  }

  /** Takes out of a set what is not in another; whether anything is left. */
  private static boolean keep(long[] set, long[] others) {
    long left = 0;
    for (int word = 0; word < set.length; word++) {
      set[word] &= others[word];
      left |= set[word];
    }
    return left != 0;
  }

  GridPosition passed() {
    return new GridPosition(shape, black, white, sideToMove.opponent());
  }

  /** Whether a disc of the side to move lies beside a square, along a side or a corner. */
  boolean touchesOwn(int square) {
    return Arrays.stream(shape.neighbours(square)).anyMatch(beside -> has(own(), beside));
  }

  /** The own discs that close a line from an empty square, in the order of the directions. */
  IntStream closing(int square) {
    long[] own = own();
    long[] other = other();
    return IntStream.of(shape.neighbours(square))
        .filter(first -> has(other, first))
        .map(first -> closing(first, shape.step(square, first), own, other))
        .filter(closing -> closing != Direction.NONE);
  }

  /** After a legal move. */
  GridPosition played(GridMove move) {
    Found kept = found;
    if (kept != null && kept.move().equals(move)) {
      found = null;
      return kept.next();
    }
    long[] own = own().clone();
    long[] other = other().clone();
    turn(move, own, other);
    return next(move, own, other);
  }

  private GridPosition next(GridMove move, long[] own, long[] other) {
    set(own, move.square());
    return sideToMove == Disc.BLACK
        ? new GridPosition(shape, own, other, Disc.WHITE)
        : new GridPosition(shape, other, own, Disc.BLACK);
  }

  /** Turns over what a move does; whether that is anything. */
  private boolean turn(GridMove move, long[] own, long[] other) {
    boolean turnsAny = false;
    long[] beside = shape.beside(move.square());
    for (int word = 0; word < beside.length; word++) {
      for (long left = beside[word] & other[word]; left != 0; left &= left - 1) {
        int first = (word << WORD) + Long.numberOfTrailingZeros(left);
        Direction direction = shape.step(move.square(), first);
        int closing = closing(first, direction, own, other);
        if (closing != Direction.NONE && (!move.isOneWay() || closing == move.closing())) {
          for (int square = first; square != closing; square = direction.next(square)) {
            set(own, square);
            clear(other, square);
          }
          turnsAny = true;
        }
      }
    }
    return turnsAny;
  }

  private record Found(GridMove move, GridPosition next) {}

  /**
   * The own disc behind a run of the other side's; {@link Direction#NONE} if there is none.
   *
   * @param first the disc that the run begins with
   */
  private static int closing(int first, Direction direction, long[] own, long[] other) {
    int square = direction.next(first);
    while (square != Direction.NONE && has(other, square)) {
      square = direction.next(square);
    }
    return square != Direction.NONE && has(own, square) ? square : Direction.NONE;
  }

  private long[] own() {
    return sideToMove == Disc.BLACK ? black : white;
  }

  private long[] other() {
    return sideToMove == Disc.BLACK ? white : black;
  }

  private static boolean has(long[] set, int square) {
    return (set[square >>> WORD] >>> square & 1) != 0;
  }

  private static void set(long[] set, int square) {
    set[square >>> WORD] |= 1L << square;
  }

  private static void clear(long[] set, int square) {
    set[square >>> WORD] &= ~(1L << square);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof GridPosition other
        && shape == other.shape
        && sideToMove == other.sideToMove
        && Arrays.equals(black, other.black)
        && Arrays.equals(white, other.white);
  }

  @Override
  public int hashCode() {
    return (31 * Arrays.hashCode(black) + Arrays.hashCode(white)) * 31 + sideToMove.hashCode();
  }

  @Override
  public String toString() {
    return GridText.write(this);
  }
}
