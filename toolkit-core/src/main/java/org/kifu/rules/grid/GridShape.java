package org.kifu.rules.grid;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.board.MoveToken.Place;
import org.kifu.rules.grid.BoardLines.Direction;

/**
 * The squares of a board and the straight lines through them. Squares are numbered row by row from
 * the top left, including holes. There are no discs on holes, and no lines through them.
 */
public final class GridShape {
  /** The fewest squares of a side. */
  public static final int LEAST_SIDE = 4;

  /** The most squares of a side. */
  public static final int MOST_SIDE = 16;

  private final int width;
  private final int height;

  /** The squares that are not holes, in order. */
  private final int[] squares;

  private final boolean[] isSquare;
  private final Direction[] directions;

  /** The neighbours of each square, along sides and corners, in the order of the directions. */
  private final int[][] neighbours;

  private final BoardLines lines;
  private final long[] safeSquares;

  /**
   * The move to each square: always the same object, because archives and searches use millions.
   */
  private final GridMove[] moves;

  private GridShape(int width, int height, List<Integer> holes) {
    this.width = width;
    this.height = height;
    this.squares =
        IntStream.range(0, width * height).filter(square -> !holes.contains(square)).toArray();
    this.isSquare = new boolean[width * height];
    for (int square : squares) {
      isSquare[square] = true;
    }
    this.directions =
        new Direction[] {
          direction(-1, -1),
          direction(0, -1),
          direction(1, -1),
          direction(-1, 0),
          direction(1, 0),
          direction(-1, 1),
          direction(0, 1),
          direction(1, 1)
        };
    this.neighbours = new int[width * height][];
    for (int square : squares) {
      neighbours[square] =
          Arrays.stream(directions)
              .mapToInt(direction -> direction.next(square))
              .filter(next -> next != Direction.NONE)
              .toArray();
    }
    this.lines = new BoardLines(width, height, directions);
    this.safeSquares = findSafeSquares();
    this.moves =
        IntStream.range(0, width * height).mapToObj(GridMove::new).toArray(GridMove[]::new);
  }

  private Direction direction(int right, int down) {
    int[] next = new int[width * height];
    Arrays.fill(next, Direction.NONE);
    for (int square : squares) {
      if (has(file(square) + right, rank(square) + down)) {
        next[square] = square + at(right, down);
      }
    }
    return new Direction(at(right, down), next);
  }

  /** The number of words in a set of squares, with 64 squares in each word. */
  int words() {
    return lines.words();
  }

  /**
   * The squares where a disc never turns over because no line runs through them, such as corners.
   */
  long[] safeSquares() {
    return safeSquares;
  }

  /** Whether a disc on a square never turns over. */
  public boolean isSafe(int square) {
    return (safeSquares[square >>> 6] >>> square & 1) != 0;
  }

  private long[] findSafeSquares() {
    long[] safe = new long[words()];
    for (int square : squares) {
      safe[square >>> 6] |= linesThrough(square) == 0 ? 1L << square : 0;
    }
    return safe;
  }

  /** The number of lines, of four, that have neighbours of a square on both sides of it. */
  int linesThrough(int square) {
    int lines = 0;
    for (int i = 0; i < directions.length / 2; i++) {
      Direction opposite = directions[directions.length - 1 - i];
      lines += directions[i].reaches(square) && opposite.reaches(square) ? 1 : 0;
    }
    return lines;
  }

  /** The neighbours of a square, along its sides and corners; not to be changed. */
  public int[] neighbours(int square) {
    return neighbours[square];
  }

  /** The eight steps; not to be changed. */
  Direction[] directions() {
    return directions;
  }

  /**
   * Returns a rectangle without holes; each side has {@link #LEAST_SIDE} to {@link #MOST_SIDE}
   * squares.
   */
  public static GridShape rectangle(int width, int height) {
    return withHoles(width, height, List.of());
  }

  /**
   * Returns a rectangle with holes.
   *
   * @param holes the numbers of the squares that are holes
   */
  public static GridShape withHoles(int width, int height, List<Integer> holes) {
    if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > MOST_SIDE) {
      throw new IllegalArgumentException(
          "a side has %d to %d squares, not %dx%d".formatted(LEAST_SIDE, MOST_SIDE, width, height));
    }
    return new GridShape(width, height, holes);
  }

  /** Whether this is the board of 8x8 squares without holes. */
  boolean isUsual() {
    return width == 8 && height == 8 && squares.length == width * height;
  }

  private boolean isInside(int file, int rank) {
    return file >= 0 && file < width && rank >= 0 && rank < height;
  }

  /** The number of files. */
  public int width() {
    return width;
  }

  /** The number of ranks. */
  public int height() {
    return height;
  }

  /** Whether there is a square at a file and rank, counted from 0. */
  public boolean has(int file, int rank) {
    return isInside(file, rank) && isSquare[at(file, rank)];
  }

  /** Whether there is a hole at a file and rank, counted from 0. */
  boolean isHole(int file, int rank) {
    return isInside(file, rank) && !isSquare[at(file, rank)];
  }

  /** The number of the square at a file and rank, counted from 0. */
  public int at(int file, int rank) {
    return rank * width + file;
  }

  int file(int square) {
    return square % width;
  }

  int rank(int square) {
    return square / width;
  }

  /** The move to a square that flips all lines. */
  GridMove move(int square) {
    return moves[square];
  }

  /** The token of a square. */
  Place place(int square) {
    return new Place(file(square), rank(square));
  }

  /** The name of a square: {@code j10}. */
  public String name(int square) {
    return place(square).toString();
  }

  /** The squares that are not holes, in order; not to be changed. */
  public int[] squares() {
    return squares;
  }

  /** The straight lines through the squares. */
  BoardLines lines() {
    return lines;
  }
}
