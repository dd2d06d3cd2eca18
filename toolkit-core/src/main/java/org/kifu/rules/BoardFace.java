package org.kifu.rules;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Place;

/**
 * The appearance of a board, for drawing.
 *
 * @param make the make of the board
 * @param width the number of files
 * @param height the number of ranks
 * @param cells the contents of the squares, row by row from the top left
 */
public record BoardFace(Make make, int width, int height, List<Cell> cells) {
  /** The kind of board and discs that a game is sold with. */
  public enum Make {
    /** Green, with star points and black and white discs. */
    OTHELLO,
    /** White or red-brown, without star points. */
    REVERSI,
    /** Like the Reversi board, with gold discs instead of white. */
    RAVENSBURGER,
    /** Chequered, with men and kings on the dark squares and the first rank at the bottom. */
    DRAUGHTS
  }

  /** The content of a square. */
  public sealed interface Cell {
    /** An empty square. */
    record Empty() implements Cell {}

    /** A place that is not a square. */
    record Hole() implements Cell {}

    /** A disc with this side up. */
    record Laid(Disc colour) implements Cell {}

    /** A king of draughts. */
    record King(Disc colour) implements Cell {}

    /**
     * A tile of the solo game.
     *
     * @param colour the colour; nothing if the tile lies face down, or if nobody knows
     * @param text the text on the tile
     */
    record Tile(Optional<Disc> colour, String text) implements Cell {}
  }

  /** Copies the cells, and checks their number. */
  public BoardFace {
    cells = List.copyOf(cells);
    if (cells.size() != width * height) {
      throw new IllegalArgumentException(cells.size() + " cells of " + width + "x" + height);
    }
  }

  /** The number of discs with a side up, or of the men and kings of a side. */
  public int count(Disc colour) {
    return (int) cells.stream().filter(cell -> isOf(cell, colour)).count();
  }

  private static boolean isOf(Cell cell, Disc colour) {
    return switch (cell) {
      case Cell.Laid(Disc side) -> side == colour;
      case Cell.King(Disc side) -> side == colour;
      default -> false;
    };
  }

  /**
   * The index of the cell of a square of a record.
   *
   * @return -1 if it is not on this board
   */
  public int index(Place square) {
    int row = make == Make.DRAUGHTS ? height - 1 - square.rank() : square.rank();
    boolean isHere = square.file() < width && row >= 0 && row < height;
    return isHere ? row * width + square.file() : -1;
  }

  /** The square of a record at the index of a cell. */
  public Place square(int index) {
    int row = index / width;
    return new Place(index % width, make == Make.DRAUGHTS ? height - 1 - row : row);
  }

  /** The content of a square, with file and rank counted from 0. */
  public Cell at(int file, int rank) {
    return cells.get(rank * width + file);
  }
}
