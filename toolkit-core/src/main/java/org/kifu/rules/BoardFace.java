package org.kifu.rules;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;

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
    RAVENSBURGER
  }

  /** The content of a square. */
  public sealed interface Cell {
    /** An empty square. */
    record Empty() implements Cell {}

    /** A place that is not a square. */
    record Hole() implements Cell {}

    /** A disc with this side up. */
    record Laid(Disc colour) implements Cell {}

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

  /** The number of discs with a side up. */
  public int count(Disc colour) {
    Cell disc = new Cell.Laid(colour);
    return (int) cells.stream().filter(disc::equals).count();
  }

  /** The content of a square, with file and rank counted from 0. */
  public Cell at(int file, int rank) {
    return cells.get(rank * width + file);
  }
}
