package org.kifu.archive.query;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;

/**
 * A pattern for some squares of the board, in any of its eight symmetries: 64 cells row by row from
 * a1, {@code X} black, {@code O} white, {@code -} or {@code .} empty, {@code #} a disc of either
 * colour, {@code ?} any content. White space between cells is skipped.
 */
public final class BoardPattern {
  /** The squares for each required content. */
  private record Turned(long black, long white, long empty, long taken) {
    boolean isOn(Position position) {
      long discs = position.black() | position.white();
      return (position.black() & black) == black
          && (position.white() & white) == white
          && (discs & taken) == taken
          && (discs & empty) == 0;
    }

    Turned by(Symmetry symmetry) {
      return new Turned(
          symmetry.apply(black),
          symmetry.apply(white),
          symmetry.apply(empty),
          symmetry.apply(taken));
    }
  }

  private final List<Turned> ways;

  private BoardPattern(Turned pattern) {
    ways = Arrays.stream(Symmetry.values()).map(pattern::by).distinct().toList();
  }

  /** Returns the pattern that a text holds; empty if the text is not a pattern. */
  public static Optional<BoardPattern> parse(String text) {
    String cells = text.replaceAll("\\s+", "");
    if (!cells.matches("[XxOo.#?-]{64}")) {
      return Optional.empty();
    }
    Turned pattern =
        new Turned(
            squares(cells, "Xx"), squares(cells, "Oo"), squares(cells, "-."), squares(cells, "#"));
    return Optional.of(new BoardPattern(pattern));
  }

  private static long squares(String cells, String letters) {
    long squares = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      squares |= letters.indexOf(cells.charAt(square)) >= 0 ? 1L << square : 0;
    }
    return squares;
  }

  /** Whether a position shows the pattern, in any symmetry; the side to move does not matter. */
  public boolean isOn(Position position) {
    for (Turned way : ways) {
      if (way.isOn(position)) {
        return true;
      }
    }
    return false;
  }
}
