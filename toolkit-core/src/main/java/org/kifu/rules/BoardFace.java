package org.kifu.rules;

import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;

/**
 * The face of a board, as it is drawn.
 *
 * @param make what sort of board it is
 * @param width the files
 * @param height the ranks
 * @param cells what lies on each square, row by row from the top left
 */
public record BoardFace(Make make, int width, int height, List<Cell> cells) {
  /** The sort of board and discs that a game is sold with. */
  public enum Make {
    /** Green, with star points and black and white discs. */
    OTHELLO,
    /** White or red-brown, without star points. */
    REVERSI,
    /** The same with gold in place of white discs. */
    RAVENSBURGER
  }

  /** The content of a square. */
  public sealed interface Cell {
    /** An empty square. */
    record Empty() implements Cell {}

    /** A place that is no square. */
    record Hole() implements Cell {}

    /** A disc with this side up. */
    record Laid(Disc colour) implements Cell {}

    /**
     * A tile of the solo game.
     *
     * @param colour nothing if it lies face down, or if nobody knows
     * @param text what is on it
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

  /** The discs with a side up. */
  public int count(Disc colour) {
    Cell disc = new Cell.Laid(colour);
    return (int) cells.stream().filter(disc::equals).count();
  }

  /** What lies on a square, file and rank counted from 0. */
  public Cell at(int file, int rank) {
    return cells.get(rank * width + file);
  }
}
