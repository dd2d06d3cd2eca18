package org.kifu.rules.grid;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.grid.BoardLines.Direction;

/** A position on a board of any shape, immutable; sets of squares are bits, 64 in each word. */
public final class GridPosition {
  private static final int WORD = 6;

  private final GridShape shape;

  /** The squares with black discs, followed by those with white discs. */
  private final long[] discs;

  private final Disc sideToMove;

  /** The move that made this position, if there was one. */
  private final @Nullable GridMove by;

  /**
   * The last position that was found, for {@link #played}; another thread may or may not see it.
   */
  private @Nullable GridPosition found;

  /** The position after a pass, once it was needed. */
  private @Nullable GridPosition passed;

  /** The squares of the legal moves, once they were needed. */
  private long @Nullable [] legal;

  private GridPosition(GridShape shape, long[] discs, Disc sideToMove, @Nullable GridMove by) {
    this.shape = shape;
    this.discs = discs;
    this.sideToMove = sideToMove;
    this.by = by;
  }

  static GridPosition empty(GridShape shape, Disc sideToMove) {
    return new GridPosition(shape, new long[2 * shape.words()], sideToMove, null);
  }

  /** The same position with a disc on an empty square. */
  GridPosition with(int square, Disc disc) {
    long[] more = discs.clone();
    more[first(disc) + (square >>> WORD)] |= 1L << square;
    return new GridPosition(shape, more, sideToMove, null);
  }

  /** The board. */
  public GridShape shape() {
    return shape;
  }

  /** The side to move. */
  public Disc sideToMove() {
    return sideToMove;
  }

  /** The appearance of the board. */
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

  /** The squares with discs of a side, as bits by their numbers. */
  public BigInteger squares(Disc side) {
    int first = first(side);
    BigInteger squares = BigInteger.ZERO;
    for (int square : shape.squares()) {
      squares = has(first, square) ? squares.setBit(square) : squares;
    }
    return squares;
  }

  /** The number of discs of a side. */
  public int count(Disc side) {
    int first = first(side);
    int count = 0;
    for (int word = 0; word < shape.words(); word++) {
      count += Long.bitCount(discs[first + word]);
    }
    return count;
  }

  /** The discs of the side to move, on a board of one word. */
  long ownWord() {
    return discs[own()];
  }

  /** The discs of the side that waits, on a board of one word. */
  long otherWord() {
    return discs[other()];
  }

  /** The number of discs of both sides. */
  int discCount() {
    int count = 0;
    for (long word : discs) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The discs of the side to move, 64 squares in each word. */
  long[] ownDiscs() {
    return Arrays.copyOfRange(discs, own(), own() + shape.words());
  }

  /** The discs of the side that waits, 64 squares in each word. */
  long[] otherDiscs() {
    return Arrays.copyOfRange(discs, other(), other() + shape.words());
  }

  boolean isEmpty(int square) {
    return !has(0, square) && !has(shape.words(), square);
  }

  boolean isBlack(int square) {
    return has(first(Disc.BLACK), square);
  }

  /** Whether a disc of the side to move on an empty square flips any disc. */
  boolean isLegal(int square) {
    return closing(square).findAny().isPresent();
  }

  /**
   * Whether a disc of the side to move on an empty square flips any disc. The result is kept,
   * because a caller that asks about the square of a record plays there next, and need not follow
   * its lines again.
   */
  boolean flipsAt(int square) {
    GridMove move = shape.move(square);
    long[] turned = turned(move);
    found = turned == null ? null : next(move, turned);
    return turned != null;
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
   * The empty squares where a disc of the side to move flips any disc, 64 in each word; not to be
   * changed.
   */
  long[] legalSquares() {
    long[] known = legal;
    if (known == null) {
      known = legalSquares(own(), other());
      legal = known;
    }
    return known;
  }

  /** The empty squares where a disc of the side that waits would flip any disc. */
  long[] squaresOfOther() {
    return legalSquares(other(), own());
  }

  /**
   * The legal squares of a side. They are found from all its discs at once, in each direction over
   * runs of the other side's discs to the squares after them.
   */
  private long[] legalSquares(int own, int other) {
    int words = shape.words();
    long[] legal = new long[words];
    if (isFull()) {
      return legal;
    }
    if (words == 1) {
      legal[0] = legalWord(discs[own], discs[other]);
      return legal;
    }
    long[] run = new long[words];
    for (Direction direction : shape.directions()) {
      System.arraycopy(discs, own, run, 0, words);
      direction.step(run);
      while (keep(run, other)) {
        direction.step(run);
        for (int word = 0; word < words; word++) {
          legal[word] |= run[word];
        }
      }
    }
    for (int word = 0; word < words; word++) {
      legal[word] &= ~(discs[own + word] | discs[other + word]);
    }
    return legal;
  }

  private long legalWord(long own, long other) {
    long legal = 0;
    for (Direction direction : shape.directions()) {
      legal |= direction.afterRuns(own, other);
    }
    return legal & ~(own | other);
  }

  private boolean isFull() {
    return discCount() == shape.squares().length;
  }

  /** Keeps only the discs of a side in a set, and returns whether any are left. */
  private boolean keep(long[] set, int side) {
    long left = 0;
    for (int word = 0; word < set.length; word++) {
      set[word] &= discs[side + word];
      left |= set[word];
    }
    return left != 0;
  }

  GridPosition passed() {
    GridPosition known = passed;
    if (known == null) {
      known = new GridPosition(shape, discs, sideToMove.opponent(), GridMove.PASS);
      passed = known;
    }
    return known;
  }

  /** Whether a disc of the side to move is next to a square, along a side or at a corner. */
  boolean touchesOwn(int square) {
    return Arrays.stream(shape.neighbours(square)).anyMatch(beside -> has(own(), beside));
  }

  /** The own discs that close a line from an empty square, in the order of the directions. */
  IntStream closing(int square) {
    return IntStream.of(shape.neighbours(square))
        .filter(first -> has(other(), first))
        .map(first -> shape.lines().closing(square, first, discs, own(), other()))
        .filter(closing -> closing != Direction.NONE);
  }

  /** The position after a legal move. */
  GridPosition played(GridMove move) {
    GridPosition kept = found;
    if (kept != null && move.equals(kept.by)) {
      found = null;
      return kept;
    }
    long[] turned = turned(move);
    return next(move, turned == null ? discs.clone() : turned);
  }

  private GridPosition next(GridMove move, long[] turned) {
    turned[own() + (move.square() >>> WORD)] |= 1L << move.square();
    return new GridPosition(shape, turned, sideToMove.opponent(), move);
  }

  /** The discs after the flips of a move, without the new disc; null if the move flips nothing. */
  private long @Nullable [] turned(GridMove move) {
    long[] turned = null;
    BoardLines lines = shape.lines();
    int other = other();
    long[] beside = lines.beside(move.square());
    for (int word = 0; word < beside.length; word++) {
      for (long left = beside[word] & discs[other + word]; left != 0; left &= left - 1) {
        int first = (word << WORD) + Long.numberOfTrailingZeros(left);
        int closing = lines.closing(move.square(), first, discs, own(), other);
        if (closing != Direction.NONE && (!move.isOneWay() || closing == move.closing())) {
          turned = turned == null ? discs.clone() : turned;
          lines.turn(turned, move.square(), first, closing);
        }
      }
    }
    return turned;
  }

  /** The index at which the words of a side begin. */
  private int first(Disc side) {
    return side == Disc.BLACK ? 0 : shape.words();
  }

  private int own() {
    return first(sideToMove);
  }

  private int other() {
    return first(sideToMove.opponent());
  }

  /**
   * @param side the index at which the words of the side begin
   */
  private boolean has(int side, int square) {
    return BoardLines.has(discs, side, square);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof GridPosition other
        && shape == other.shape
        && sideToMove == other.sideToMove
        && Arrays.equals(discs, other.discs);
  }

  /** The same number in every run, as that of a disc is not, so that searches are the same, too. */
  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(discs) + Boolean.hashCode(sideToMove == Disc.BLACK);
  }

  @Override
  public String toString() {
    return GridText.write(this);
  }
}
